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
    title={<Trans>There is no connection</Trans>}
    actions={
      <>
        {onQueue && (
          <Button size="small" disabled={disabled} onClick={onQueue}>
            <Trans>Analyze it when I am back</Trans>
          </Button>
        )}
        <Button kind="primary" size="small" disabled={disabled} onClick={onScoreLocally}>
          <Trans>Score it on this device</Trans>
        </Button>
      </>
    }
  >
    <Trans>The score can be worked out here and now. The analysis with advice waits until you are back.</Trans>
  </Notice>
)
