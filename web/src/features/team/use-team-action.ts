import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** Runs requests one at a time; a failure is shown in a toast. `run` returns whether it succeeded. */
export const useTeamAction = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)

  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await action()
      return true
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
