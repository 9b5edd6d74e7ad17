import { useLingui } from '@lingui/react/macro'
import { toAppError } from '#web/platform/api/errors.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** Returns a function that runs a change of stored drafts; a failure, such as a full device, is shown in a toast. */
export const useDraftAction = () => {
  const { t } = useLingui()
  return (action: () => Promise<void>): void => {
    action().catch((error: unknown) => {
      console.warn(toAppError(error))
      toast({
        kind: 'error',
        title: t`Error`,
        description: t`We couldn’t save the change on this device. Please try again.`,
      })
    })
  }
}
