import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  TEST_RESUME_ID,
  type WebhookDeliveryResponse,
  type WebhookEndpointResponse,
} from '#shared/api-schema/webhook-endpoints.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'

interface WebhookRowProps {
  endpoint: WebhookEndpointResponse
  busy: boolean
  disabled: boolean
  /** The plan sends to it. */
  isOpen: boolean
  onTest: () => void
  onRemove: () => void
}

/** An address with its last deliveries, a test and its removal. */
export const WebhookRow = ({ endpoint, busy, disabled, isOpen, onTest, onRemove }: WebhookRowProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { url, createdAt, deliveries } = endpoint
  const created = formatDate(createdAt, language, { dateStyle: 'medium' })
  return (
    <li className="border-line border-t py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-medium wrap-anywhere">{url}</p>
          <p className="mt-0.5 text-ink-soft text-note">
            <Trans>Created on {created}</Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <Button size="small" busy={busy} disabled={disabled} aria-label={t`Send a test to ${url}`} onClick={onTest}>
              <Trans>Send a test</Trans>
            </Button>
          )}
          <AlertDialog
            danger
            trigger={
              <Button size="small" disabled={disabled} aria-label={t`Remove ${url}`}>
                <Trans>Remove</Trans>
              </Button>
            }
            title={<Trans>Remove this webhook?</Trans>}
            description={<Trans>We won’t send anything else to {url}, and its delivery history will be deleted.</Trans>}
            cancel={<Trans>Keep it</Trans>}
            confirm={<Trans>Remove webhook</Trans>}
            onConfirm={onRemove}
          />
        </div>
      </div>
      {deliveries.length === 0 ? (
        <p className="mt-1 text-ink-soft text-note">
          <Trans>Nothing has been sent yet.</Trans>
        </p>
      ) : (
        <details className="mt-1 text-note">
          <summary className={`${LINK_CLASS} min-h-6 cursor-pointer`}>
            <Plural value={deliveries.length} one="Last delivery" other="Last # deliveries" />
          </summary>
          <ul className="mt-2 space-y-1.5">
            {deliveries.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

const TONES = { delivered: 'good', failed: 'bad', pending: 'fair' } as const

const Delivery = ({ delivery }: { delivery: WebhookDeliveryResponse }) => {
  const language = useLanguage()
  const { createdAt, state, attempts, lastStatus, nextAttemptAt, resumeId } = delivery
  const toTime = (at: number) => formatDate(at, language, { dateStyle: 'medium', timeStyle: 'medium' })
  const next = state === 'pending' && nextAttemptAt !== null && attempts > 0 ? toTime(nextAttemptAt) : null
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 tabular-nums">
      <Badge tone={TONES[state]}>
        {state === 'delivered' ? (
          <Trans>Delivered</Trans>
        ) : state === 'failed' ? (
          <Trans>Failed</Trans>
        ) : (
          <Trans>Waiting</Trans>
        )}
      </Badge>
      <span>{toTime(createdAt)}</span>
      <span>{resumeId === TEST_RESUME_ID ? <Trans>Test</Trans> : <Trans>Analysis completed</Trans>}</span>
      {lastStatus !== null && (
        <span>
          <Trans>Response {lastStatus}</Trans>
        </span>
      )}
      {lastStatus === null && attempts > 0 && (
        <span>
          <Trans>No response</Trans>
        </span>
      )}
      <span className="text-ink-soft">
        <Plural value={attempts} _0="No attempts yet" one="# attempt" other="# attempts" />
      </span>
      {next && (
        <span className="text-ink-soft">
          <Trans>Next attempt: {next}</Trans>
        </span>
      )}
    </li>
  )
}
