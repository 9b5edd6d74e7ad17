import { useState } from 'react'
import { translateAdvice } from '#shared/messages/translate-advice.ts'
import { createRuleSuggestions, type Suggestion } from '#web/components/suggestions/rule-suggestions.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useEditor } from '../editor-context.ts'
import { fetchModelSuggestions } from './fetch-model-suggestions.ts'
import { getLineKey, getSuggestionKey, locateChange } from './suggestions.ts'

/** The proposed changes of the open document that are not decided yet: those of the rules, and of a model when asked. */
export const useProposedChanges = (templateId: string) => {
  const { store } = useEditor()
  const language = useLanguage()
  const [suggestions, setSuggestions] = useState(() => createRuleSuggestions(store.getSnapshot().document, language))

  const remove = (removed: Suggestion) =>
    setSuggestions((all) => all.filter((one) => getSuggestionKey(one) !== getSuggestionKey(removed)))
  const accept = (suggestion: Suggestion) => {
    const here = locateChange(store.getSnapshot().document, suggestion.change)
    if (here) store.edit([here])
    // An accepted line changes its field, so the other lines of that field are proposed anew.
    const fresh = createRuleSuggestions(store.getSnapshot().document, language)
    const proposed = new Set(suggestions.map(getLineKey))
    const key = getSuggestionKey(suggestion)
    setSuggestions((all) => [
      ...fresh.filter((one) => proposed.has(getLineKey(one))),
      ...all.filter((one) => one.source === 'model' && getSuggestionKey(one) !== key),
    ])
  }
  /** Adds those of the model. Throws as `fetchModelSuggestions`. */
  const addFromModel = async () => {
    const more = await fetchModelSuggestions(store, templateId, language)
    setSuggestions((all) => [
      ...all,
      ...more.filter((one) => !all.some((other) => getSuggestionKey(other) === getSuggestionKey(one))),
    ])
  }
  // The interface may have another language than when the changes were proposed.
  const shown = suggestions.map((one) =>
    one.source === 'rules' ? { ...one, reason: translateAdvice(one.reason, language) } : one,
  )
  return { suggestions: shown, accept, remove, addFromModel }
}
