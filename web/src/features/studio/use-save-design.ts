import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { saveDesign } from '#web/storage/designs/designs.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { checkDesign } from '#web/workers/render/client.ts'
import type { DesignProblem } from '#web/workers/render/protocol.ts'

/** Checks a design and saves it when nothing speaks against it. `error`: a sentence. */
export const useSaveDesign = (onSaved: () => void) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly DesignProblem[]>([])
  const [error, setError] = useState<string | null>(null)

  const save = async (saved: SavedDesign): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const found = await checkDesign(new AbortController().signal, saved)
      setProblems(found)
      if (found.length > 0) return
      await saveDesign(saved)
      toast({
        kind: 'success',
        title: t`Design saved`,
        description: t`You can choose it under “Design” in any resume or letter.`,
      })
      onSaved()
    } catch (thrown) {
      setError(getErrorMessage(thrown, language))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problems, error, save }
}
