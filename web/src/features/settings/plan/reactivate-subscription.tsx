import { Trans } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useReactivateSubscription } from './use-subscription-actions.ts'

/** Shown while a canceled subscription has not ended. */
export const ReactivateSubscription = ({ user }: { user: UserResponse }) => {
  const { busy, resume } = useReactivateSubscription(user)
  return (
    <div className="mt-6">
      <Button size="small" icon="undo" busy={busy} onClick={() => void resume()}>
        <Trans>Resume subscription</Trans>
      </Button>
    </div>
  )
}
