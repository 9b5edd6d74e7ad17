import { useEffect, useRef, useState } from 'react'
import { translateAdvice } from '#shared/messages/translate-advice.ts'
import { loadRuleSuggestions, type Suggestion } from '#web/components/suggestions/rule-suggestions.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useEditor } from '../editor-context.ts'
import { fetchModelSuggestions } from './fetch-model-suggestions.ts'
import { getLineKey, getSuggestionKey, locateChange } from './suggestions.ts'

/**
 * The proposed changes of the open document that are not decided yet: those of the rules, and of a model when asked; null
 * while those of the rules are looked for. `onError` gets the reason when they cannot be.
 */
export const useProposedChanges = (templateId: string, onError: (error: unknown) => void) => {
  const { store } = useEditor()
  const language = useLanguage()
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null)
  const latest = useRef(0)

  /** Passes the changes for the document as it is now on, unless it is asked again before they are found. */
  const load = async (use: (fresh: readonly Suggestion[]) => void) => {
    latest.current += 1
    const run = latest.current
    try {
      const fresh = await loadRuleSuggestions(store.getSnapshot().document, language)
      if (run === latest.current) use(fresh)
    } catch (error) {
      onError(error)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an open document
  useEffect(() => {
    void load(setSuggestions)
    return () => {
      latest.current += 1
    }
  }, [store])

  const remove = (removed: Suggestion) =>
    setSuggestions((all) => all?.filter((one) => getSuggestionKey(one) !== getSuggestionKey(removed)) ?? null)
  const accept = (suggestion: Suggestion) => {
    const here = locateChange(store.getSnapshot().document, suggestion.change)
    if (here) store.edit([here])
    remove(suggestion)
    // An accepted line changes its field, so the other lines of that field are proposed anew.
    void load((fresh) =>
      setSuggestions((all) => {
        const left = all ?? []
        const proposed = new Set([suggestion, ...left].map(getLineKey))
        return [
          ...fresh.filter((one) => proposed.has(getLineKey(one))),
          ...left.filter(({ source }) => source === 'model'),
        ]
      }),
    )
  }
  /** Adds those of the model. Throws as `fetchModelSuggestions`. */
  const addFromModel = async () => {
    const more = await fetchModelSuggestions(store, templateId, language)
    setSuggestions((all) => {
      const known = new Set((all ?? []).map(getSuggestionKey))
      return [...(all ?? []), ...more.filter((one) => !known.has(getSuggestionKey(one)))]
    })
  }
  // The interface may have another language than when the changes were proposed.
  const shown = suggestions?.map((one) =>
    one.source === 'rules' ? { ...one, reason: translateAdvice(one.reason, language) } : one,
  )
  return { suggestions: shown ?? null, accept, remove, addFromModel }
}
