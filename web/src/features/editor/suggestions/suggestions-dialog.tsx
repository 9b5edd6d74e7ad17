import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toShownTexts } from '#web/components/suggestions/line-text.ts'
import { createRuleSuggestions, type Suggestion } from '#web/components/suggestions/rule-suggestions.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { configQuery } from '#web/platform/api/queries.ts'
import { useAccountHint } from '#web/platform/auth/use-session.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useEditor } from '../editor-context.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import { fetchModelSuggestions } from './fetch-model-suggestions.ts'
import { NoSuggestions } from './no-suggestions.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { getLineKey, getSuggestionKey, locateChange } from './suggestions.ts'

interface SuggestionsDialogProps {
  templateId: string
  onClose: () => void
  onGoToField: GoToField
}

/** Proposed changes of the resume. An accepted change is an edit that can be undone. */
export const SuggestionsDialog = ({ templateId, onClose, onGoToField }: SuggestionsDialogProps) => {
  const { t } = useLingui()
  const { store } = useEditor()
  const language = useLanguage()
  const [suggestions, setSuggestions] = useState(() => createRuleSuggestions(store.getSnapshot().document, language))
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const model = useQuery(configQuery).data?.advice.model ?? null
  const online = useOnline()
  const signedIn = useAccountHint() !== null
  const canUseModel = online && signedIn && model !== null

  const remove = (removed: Suggestion) =>
    setSuggestions((all) => all.filter((one) => getSuggestionKey(one) !== getSuggestionKey(removed)))
  const accept = (suggestion: Suggestion) => {
    const here = locateChange(store.getSnapshot().document, suggestion.change)
    if (here) store.edit([here])
    // An accepted line changes its field, so the other lines of that field are proposed anew.
    const fresh = createRuleSuggestions(store.getSnapshot().document, language)
    const proposed = new Set(suggestions.map(getLineKey))
    setSuggestions((all) => [
      ...fresh.filter((one) => proposed.has(getLineKey(one))),
      ...all.filter((one) => one.source === 'model' && one !== suggestion),
    ])
  }
  const show = ({ change: { path, before, after } }: Suggestion) => {
    const quote = typeof before === 'string' && typeof after === 'string' ? toShownTexts(before, after).before : ''
    onClose()
    // After the dialog has given the focus back.
    setTimeout(() => onGoToField(path, { quote }))
  }
  const loadModelSuggestions = async () => {
    setLoading(true)
    setError(null)
    try {
      const more = await fetchModelSuggestions(store, templateId, language)
      setSuggestions((all) => [
        ...all,
        ...more.filter((one) => !all.some((other) => getSuggestionKey(other) === getSuggestionKey(one))),
      ])
    } catch (thrown) {
      setError(thrown)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t`Suggested changes`}
        description={t`Nothing changes until you accept it. We reword; we never add facts.`}
      >
        {error !== null && (
          <Notice tone="bad" live="alert" className="mb-4">
            {getErrorMessage(error, language)}
          </Notice>
        )}
        {suggestions.length === 0 && <NoSuggestions onClose={onClose} />}
        <ul className="max-h-[55dvh] overflow-y-auto">
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={getSuggestionKey(suggestion)}
              suggestion={suggestion}
              onAccept={() => accept(suggestion)}
              onReject={() => remove(suggestion)}
              onShow={() => show(suggestion)}
            />
          ))}
        </ul>
        {canUseModel && (
          <Button className="mt-4" busy={loading} onClick={() => void loadModelSuggestions()}>
            {loading ? <Trans>Asking the AI…</Trans> : <Trans>Ask the AI for better wording</Trans>}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}
