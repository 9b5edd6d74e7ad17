import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ImproveResponse } from '#shared/api-schema/responses.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'

interface Source {
  readonly resumeId: string | null
  readonly name: string
  readonly read: ExtractedDocument | null
}

/** The suggested changes of a CV, which of them are accepted, and the way into the editor with those. */
export const useSuggestions = ({ resumeId, name, read }: Source) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [suggested, setSuggested] = useState<ImproveResponse | null>(null)
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())

  const any = suggested !== null
  useEffect(() => {
    if (!any) return
    void import('./suggestions.ts').then(({ translateSuggestions: inLanguage }) =>
      setSuggested((before) => before && inLanguage(before, language)),
    )
  }, [any, language])

  const guarded = async (work: () => Promise<void>) => {
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
    guarded(async () => {
      const here = await import('./suggestions.ts')
      if (resumeId !== null) setSuggested(await here.fetchSuggestions(resumeId, language))
      else if (read) setSuggested(here.suggestLocally(read, language))
      setRefused(new Set())
    })

  const decide = (indices: readonly number[], accept: boolean) => {
    const next = new Set(refused)
    for (const index of indices) {
      if (accept) next.delete(index)
      else next.add(index)
    }
    setRefused(next)
  }

  const decideAll = (accept: boolean) =>
    setRefused(new Set(accept ? [] : (suggested?.changes ?? []).map((_, index) => index)))

  const openInEditor = () =>
    guarded(async () => {
      if (!suggested) return
      const here = await import('./suggestions.ts')
      const accepted = suggested.changes.filter((_, index) => !refused.has(index))
      await navigate(await here.createDraftWithChanges(suggested, accepted, { name, resumeId, read }))
    })

  return { busy, error, suggested, refused, suggest, decide, decideAll, openInEditor }
}
