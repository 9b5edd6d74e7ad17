import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

interface OfflineActionsProps {
  disabled: boolean
  /** Scores the CV on this device. */
  onScoreLocally: () => void
  /** Queues the CV for analysis; null for visitors. */
  onQueue: (() => void) | null
}

/** Replaces the submit button while there is no connection. */
export const OfflineActions = ({ disabled, onScoreLocally, onQueue }: OfflineActionsProps) => (
  <Notice
    tone="fair"
    live="status"
    className="mt-6"
    title={<Trans>You’re offline</Trans>}
    actions={
      <>
        {onQueue && (
          <Button size="small" disabled={disabled} onClick={onQueue}>
            <Trans>Analyze my resume when I’m back online</Trans>
          </Button>
        )}
        <Button kind="primary" size="small" disabled={disabled} onClick={onScoreLocally}>
          <Trans>Score my resume on this device</Trans>
        </Button>
      </>
    }
  >
    <Trans>You can get your score now. The full analysis, with advice, has to wait until you’re back online.</Trans>
  </Notice>
)
