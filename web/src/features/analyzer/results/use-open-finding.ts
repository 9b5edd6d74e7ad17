import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import type { DraftSource } from './open-finding.ts'

/** What may have been misread; `path` is its field in the flat shape. */
interface Question {
  readonly text: string
  readonly path?: string | undefined
}

/** Opens findings in the editor, with the way back to these results. `busy` is the rule that is being opened. */
export const useOpenFinding = (load: () => Promise<ParsedExtraction>, source: DraftSource) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const [busy, setBusy] = useState<string | null>(null)
  const open = async (rule: string, question?: Question) => {
    setBusy(rule)
    try {
      const { openFinding } = await import('./open-finding.ts')
      const path = await openFinding(await load(), source, rule)
      await navigate(path, {
        state: { results: `${pathname}${search}`, ...(question && { question: { rule, ...question } }) },
      })
    } catch (error) {
      toast({ kind: 'error', title: getErrorMessage(toAppError(error), language) })
      setBusy(null)
    }
  }
  return { busy, open: (rule: string, question?: Question) => void open(rule, question) }
}

export type OpenFinding = ReturnType<typeof useOpenFinding>
