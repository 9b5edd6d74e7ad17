import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sentenceOf } from '#web/platform/errors.ts'
import { useOnline } from '#web/platform/online.ts'
import { configQuery } from '#web/platform/queries.ts'
import { useAccountHint } from '#web/platform/session.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useEditing } from '../editor-context.ts'
import { askModel } from './fetch-model-suggestions.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import { keyOf, placed, type Suggestion, suggestionsByRules } from './suggestions.ts'

/** Changes that would improve the resume, each to be accepted or rejected; accepted ones can be undone like any edit. */
export const ImproveDialog = ({ templateId, onClose }: { templateId: string; onClose: () => void }) => {
  const { t } = useLingui()
  const { store } = useEditing()
  const reader = useLanguage()
  const [left, setLeft] = useState(() => suggestionsByRules(store.getSnapshot().document, reader))
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const model = useQuery(configQuery).data?.advice.model ?? null
  const online = useOnline()
  const signedIn = useAccountHint() !== null
  const canAsk = online && signedIn && model !== null

  const drop = (gone: Suggestion) => setLeft((all) => all.filter((one) => keyOf(one) !== keyOf(gone)))
  const accept = (suggestion: Suggestion) => {
    const here = placed(store.getSnapshot().document, suggestion.change)
    if (here) store.edit([here])
    drop(suggestion)
  }
  const ask = async () => {
    setAsking(true)
    setError(null)
    try {
      const more = await askModel(store, templateId, reader)
      setLeft((all) => [...all, ...more.filter((one) => !all.some((other) => keyOf(other) === keyOf(one)))])
    } catch (thrown) {
      setError(thrown)
    } finally {
      setAsking(false)
    }
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t`Suggested changes`}
        description={t`Nothing changes until you accept it. No fact is added: only how it is said.`}
      >
        {error !== null && (
          <Notice tone="bad" live="alert" className="mb-4">
            {sentenceOf(error, reader)}
          </Notice>
        )}
        {left.length === 0 && (
          <p className="text-ink-soft">
            <Trans>There is nothing to suggest: the form of your resume is in order.</Trans>
          </p>
        )}
        <ul className="max-h-[55dvh] overflow-y-auto">
          {left.map((suggestion) => (
            <SuggestionRow
              key={keyOf(suggestion)}
              suggestion={suggestion}
              onAccept={() => accept(suggestion)}
              onReject={() => drop(suggestion)}
            />
          ))}
        </ul>
        {canAsk && (
          <Button className="mt-4" busy={asking} onClick={() => void ask()}>
            {asking ? <Trans>Asking the AI…</Trans> : <Trans>Ask the AI for better wording</Trans>}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}
