import { Trans } from '@lingui/react/macro'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { countJsonChars } from '#shared/resume/schema/resume-size.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useEditor } from '../editor-context.ts'

/** From this part of the limit on the notice is shown. */
const NEAR = 0.9

/** Full percent of the largest document; 0 while it is not near. */
const selectNearPercent = ({ document }: DocumentSnapshot): number => {
  const part = countJsonChars(document) / LIMITS.documentChars
  return part < NEAR ? 0 : Math.floor(part * 100)
}

/** Says when a resume comes near the largest one that an account stores. */
export const SizeNotice = () => {
  const percent = useDocument(useEditor().store, selectNearPercent)
  if (percent === 0) return null
  return (
    <Notice tone="fair" live="status" className="mb-5" title={<Trans>This resume is very long</Trans>}>
      {percent > 100 ? (
        <Trans>
          It is {percent} % of the longest one that an account can store. Shorten it; until then it stays on this device
          only.
        </Trans>
      ) : (
        <Trans>It is {percent} % of the longest one that an account can store.</Trans>
      )}
    </Notice>
  )
}
