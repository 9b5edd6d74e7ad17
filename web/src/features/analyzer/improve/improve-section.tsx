import { Plural, Trans } from '@lingui/react/macro'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import { ChangeGroupRow } from './change-group-row.tsx'
import { groupChanges } from './change-groups.ts'
import { useSuggestions } from './use-suggestions.ts'

interface ImproveSectionProps {
  resumeId: string | null
  name: string
  extraction: ParsedExtraction | null
  /** Text of the job ad; empty for none. */
  jobAd: string
}

/** Suggested changes, each accepted or rejected by the person before a draft is created. */
export const ImproveSection = (source: ImproveSectionProps) => {
  const language = useLanguage()
  const { busy, error, suggested, rejected, suggest, decide, decideAll, openInEditor } = useSuggestions(source)
  const changes = suggested?.changes ?? []
  const accepted = changes.length - rejected.size
  const groups = suggested ? groupChanges(suggested) : []
  return (
    <section aria-labelledby="improve-title">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="improve-title" className="font-serif text-title">
            <Trans>Suggested changes</Trans>
          </h2>
          <p className="mt-1 text-note text-ink-soft">
            {suggested?.note ?? <Trans>Before and after, one by one. You decide; no fact is ever added.</Trans>}
          </p>
        </div>
        {suggested === null ? (
          <Button icon="edit" busy={busy} onClick={() => void suggest()}>
            {busy ? <Trans>Looking for changes…</Trans> : <Trans>Suggest changes</Trans>}
          </Button>
        ) : (
          changes.length > 0 && (
            <div className="flex gap-2">
              <Button kind="quiet" size="small" onClick={() => decideAll(true)}>
                <Trans>Accept all</Trans>
              </Button>
              <Button kind="quiet" size="small" onClick={() => decideAll(false)}>
                <Trans>Reject all</Trans>
              </Button>
            </div>
          )
        )}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-bad text-note">
          {getErrorMessage(error, language)}
        </p>
      )}
      {suggested !== null && (
        <div role="status" className="mt-4">
          {changes.length === 0 && (
            <p className="border-line border-y py-5 text-ink-soft">
              <Trans>Nothing to change: the wording and the dates are in order.</Trans>
            </p>
          )}
        </div>
      )}
      {changes.length > 0 && (
        <>
          <ul className="divide-y divide-line border-line border-y">
            {groups.map((group) => {
              const indices = group.changes.map(({ index }) => index)
              return (
                <ChangeGroupRow
                  key={indices.join('-')}
                  group={group}
                  accepted={!indices.every((index) => rejected.has(index))}
                  onDecide={(accept) => decide(indices, accept)}
                />
              )
            })}
          </ul>
          <div className="mt-5 flex flex-wrap items-center gap-4">
            <Button kind="primary" icon="arrow-right" busy={busy} onClick={() => void openInEditor()}>
              <Plural
                value={accepted}
                one="Open in the editor with # change"
                other="Open in the editor with # changes"
              />
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
