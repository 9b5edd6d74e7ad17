import { Trans } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/responses.ts'
import { Button } from '#web/ui/button/button.tsx'
import { usePlanResume } from './use-subscription-actions.ts'

/** A cancellation is not final before its day. */
export const ResumePlan = ({ user }: { user: UserResponse }) => {
  const { busy, resume } = usePlanResume(user)
  return (
    <div className="mt-6">
      <Button size="small" icon="undo" busy={busy} onClick={() => void resume()}>
        <Trans>Resume subscription</Trans>
      </Button>
    </div>
  )
}
