import { useEffect, useState } from 'react'
import type { ImproveChange, ImproveResponse } from '#shared/api-schema/resumes.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { LineCard } from '#shared/scoring/suggestions/line-card.ts'
import { getCardKey } from '#web/components/suggestions/card-key.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { useNavigate } from '#web/ui/router/router.tsx'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import type { DraftSource } from '../results/draft-source.ts'

const toChange = ({ path, before, after }: ImproveChange): Change => ({
  path,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})

export interface SuggestionInput {
  readonly source: DraftSource
  /** Null while it loads. */
  readonly extraction: ParsedExtraction | null
  /** Whether the person corrected what was read: the account's suggestions are for the text as it was read. */
  readonly isEdited: boolean
}

/** The suggested changes of a CV, which of them are rejected, and the draft with the accepted ones. */
export const useSuggestions = ({ source, extraction, isEdited }: SuggestionInput) => {
  const { resumeId } = source
  const language = useLanguage()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [suggested, setSuggested] = useState<ImproveResponse | null>(null)
  const [rejected, setRejected] = useState<ReadonlySet<number>>(new Set())
  const [answered, setAnswered] = useState<ReadonlyMap<string, Change>>(new Map())

  const hasSuggestions = suggested !== null
  useEffect(() => {
    if (!hasSuggestions) return
    void import('./suggestions.ts').then(({ translateSuggestions }) =>
      setSuggested((before) => before && translateSuggestions(before, language)),
    )
  }, [hasSuggestions, language])

  const runWithStatus = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (thrown) {
      setError(toAppError(thrown))
    } finally {
      setBusy(false)
    }
  }

  const suggest = () =>
    runWithStatus(async () => {
      const { fetchSuggestions, suggestLocally } = await import('./suggestions.ts')
      if (resumeId !== null && !(isEdited && extraction)) setSuggested(await fetchSuggestions(resumeId, language))
      else if (extraction) setSuggested(await suggestLocally(extraction, language))
      setRejected(new Set())
      setAnswered(new Map())
    })

  const decide = (indices: readonly number[], accept: boolean) => {
    const next = new Set(rejected)
    for (const index of indices) {
      if (accept) next.delete(index)
      else next.add(index)
    }
    setRejected(next)
  }

  const decideAll = (accept: boolean) =>
    setRejected(new Set(accept ? [] : (suggested?.changes ?? []).map((_, index) => index)))

  const answer = (card: LineCard, change: Change | null) => {
    const next = new Map(answered)
    if (change) next.set(getCardKey(card), change)
    else next.delete(getCardKey(card))
    setAnswered(next)
  }

  const accepted: readonly Change[] = [
    ...(suggested?.changes ?? []).filter((_, index) => !rejected.has(index)).map(toChange),
    ...answered.values(),
  ]

  const openInEditor = () =>
    runWithStatus(async () => {
      if (!suggested) return
      const { createDraftWithChanges } = await import('./suggestions.ts')
      await navigate(await createDraftWithChanges(suggested, accepted, extraction, source))
    })

  return {
    busy,
    error,
    suggested,
    rejected,
    answered,
    accepted,
    suggest,
    decide,
    decideAll,
    answer,
    openInEditor,
  }
}
