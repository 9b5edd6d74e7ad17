import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { deleteDraftPermanently, restoreDraft } from '#web/storage/drafts/drafts.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { useDraftAction } from './use-draft-action.ts'

/** Deleted drafts, which can be restored for 30 days. */
export const Bin = ({ drafts }: { drafts: readonly Draft[] }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const run = useDraftAction()
  return (
    <details className="mt-2">
      <summary className="min-h-9 py-1.5 text-note text-ink-soft">
        <Plural
          value={drafts.length}
          one="# deleted resume, kept for 30 days"
          other="# deleted resumes, kept for 30 days"
        />
      </summary>
      <ul className="mt-1 border-t border-line">
        {drafts.map(({ id, name, deletedAt }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-1.5 ps-8">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{name}</span>
              <span className="block text-note text-ink-soft">
                <Trans>deleted on {formatDate(deletedAt ?? 0, language, { dateStyle: 'medium' })}</Trans>
              </span>
            </span>
            <Button size="small" icon="undo" onClick={() => run(() => restoreDraft(id))}>
              <Trans>Restore</Trans>
              <span className="sr-only">: {name}</span>
            </Button>
            <IconButton
              size="small"
              icon="trash"
              label={t`Delete “${name}” permanently`}
              onClick={() => run(() => deleteDraftPermanently(id))}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
