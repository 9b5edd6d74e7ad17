import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ImproveResponse } from '#shared/api-schema/resumes.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'

interface SuggestionSource {
  readonly resumeId: string | null
  readonly name: string
  /** Null while it loads. */
  readonly extraction: ParsedExtraction | null
  readonly jobAd: string
}

/** The suggested changes of a CV, which of them are rejected, and the draft with the accepted ones. */
export const useSuggestions = ({ resumeId, name, extraction, jobAd }: SuggestionSource) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [suggested, setSuggested] = useState<ImproveResponse | null>(null)
  const [rejected, setRejected] = useState<ReadonlySet<number>>(new Set())

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
      if (resumeId !== null) setSuggested(await fetchSuggestions(resumeId, language))
      else if (extraction) setSuggested(suggestLocally(extraction, language))
      setRejected(new Set())
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

  const openInEditor = () =>
    runWithStatus(async () => {
      if (!suggested) return
      const { createDraftWithChanges } = await import('./suggestions.ts')
      const accepted = suggested.changes.filter((_, index) => !rejected.has(index))
      await navigate(await createDraftWithChanges(suggested, accepted, { name, resumeId, extraction, jobAd }))
    })

  return { busy, error, suggested, rejected, suggest, decide, decideAll, openInEditor }
}
