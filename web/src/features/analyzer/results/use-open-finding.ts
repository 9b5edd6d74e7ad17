import { useState } from 'react'
import * as z from 'zod'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useLocation, useNavigate } from '#web/ui/router/router.tsx'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import type { DraftSource } from './draft-source.ts'

/** What the editor says on the way back: the score of the draft, and what is still open in it with its gain. */
const returned = z.object({
  edited: z.object({ score: z.number(), open: z.array(z.object({ rule: z.string(), gain: z.number() })) }),
})

/**
 * Opens findings in the editor, with the way back to these results. `busy` is the rule that is being opened; `edited`
 * is the draft from which the person came back.
 */
export const useOpenFinding = (load: () => Promise<ParsedExtraction>, source: DraftSource) => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const edited = returned.safeParse(state).data?.edited ?? null
  const language = useLanguage()
  const [busy, setBusy] = useState<string | null>(null)
  const open = async (rule: string, title: string) => {
    setBusy(rule)
    try {
      const { openFinding } = await import('./open-finding.ts')
      const path = await openFinding(await load(), source, rule)
      await navigate(path, { state: { results: `${pathname}${search}`, opened: { rule, title } } })
    } catch (error) {
      toast({ kind: 'error', title: getErrorMessage(toAppError(error), language) })
      setBusy(null)
    }
  }
  return { busy, edited, open: (rule: string, title: string) => void open(rule, title) }
}

export type OpenFinding = ReturnType<typeof useOpenFinding>
