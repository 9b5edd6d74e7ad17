import { Trans } from '@lingui/react/macro'
import { getComparePath, getDraftPath } from '#web/storage/drafts/drafts.ts'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { useEditor } from '../editor-context.ts'

/** Below the bar of a tailored draft: its base, and the way to compare both. */
export const BaseLine = () => {
  const { store, base } = useEditor()
  if (!base) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-note text-ink-soft">
      <span className="min-w-0 break-words">
        <Trans>
          Version of <TextLink to={getDraftPath(base.id)}>{showName(base.name)}</TextLink>
        </Trans>
      </span>
      <TextLink to={getComparePath(base.id, store.getSnapshot().id)}>
        <Trans>Compare versions</Trans>
      </TextLink>
    </p>
  )
}
