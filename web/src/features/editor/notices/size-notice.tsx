import { Trans } from '@lingui/react/macro'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { countJsonChars, findOversize } from '#shared/resume/schema/resume-size.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useEditor } from '../editor-context.ts'

/** From this part of the limit on the notice is shown. */
const NEAR = 0.9

/** Full percent of the longest document; 0 while it is not near. */
const selectNearPercent = ({ document }: DocumentSnapshot): number => {
  const part = countJsonChars(document) / LIMITS.documentChars
  return part < NEAR ? 0 : Math.floor(part * 100)
}

const selectOversizeCode = ({ document }: DocumentSnapshot) => findOversize(document, LIMITS.documentChars)?.code

/** Says when a resume is near the longest one that an account stores, or beyond a limit. */
export const SizeNotice = () => {
  const { store } = useEditor()
  const language = useLanguage()
  const percent = useDocument(store, selectNearPercent)
  const code = useDocument(store, selectOversizeCode)
  if (code !== undefined) {
    const found = findOversize(store.getSnapshot().document, LIMITS.documentChars)
    return (
      <Notice
        tone="fair"
        live="status"
        className="mb-5"
        title={<Trans>This resume is too long for your account, so it stays on this device</Trans>}
      >
        {getErrorMessage(new AppError(code, found?.params), language)}
      </Notice>
    )
  }
  if (percent === 0) return null
  return (
    <Notice live="status" className="mb-5" title={<Trans>This resume is very long</Trans>}>
      <Trans>This resume is at {percent}% of the length limit for your account.</Trans>
    </Notice>
  )
}
