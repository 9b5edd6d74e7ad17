import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { hasCapability, MAX_WEBHOOK_ENDPOINTS } from '#shared/plans.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { Section } from '#web/components/settings-section.tsx'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookRow } from './webhook-row.tsx'

/** Addresses of the person's programs that are told of finished analyses. */
export const WebhooksSection = ({ user }: { user: UserResponse }) => {
  const { list, busy, test, remove } = useWebhooks()
  const online = useOnline()
  const listRef = useRef<HTMLUListElement>(null)
  const isOpen = hasCapability('webhooks', user.subscriptionPlan, user.subscriptionStatus)
  const endpoints = list.data
  const plan = usePlanNames().enterprise
  return (
    <Section
      id="webhooks"
      title={<Trans>Webhooks</Trans>}
      about={
        <Trans>
          We notify your program when an analysis finishes. The{' '}
          <a href="/api/docs" className={LINK_CLASS}>
            API documentation
          </a>{' '}
          explains how to check the signature.
        </Trans>
      }
    >
      {!isOpen && (
        <p className="text-ink-soft text-note">
          <Trans>
            Webhooks are included in the {plan} plan. Without it, nothing is sent, but you can still remove your
            webhooks.
          </Trans>
        </p>
      )}
      {endpoints && endpoints.length > 0 && (
        <ul ref={listRef} tabIndex={-1} className="mt-3 border-line border-b outline-none">
          {endpoints.map((endpoint) => (
            <WebhookRow
              key={endpoint.id}
              endpoint={endpoint}
              busy={busy === endpoint.id}
              disabled={!online || busy !== null}
              isOpen={isOpen}
              onTest={() => void test(endpoint)}
              onRemove={() => void remove(endpoint).then((isGone) => isGone && listRef.current?.focus())}
            />
          ))}
        </ul>
      )}
      {endpoints?.length === 0 && isOpen && (
        <p className="text-ink-soft text-note">
          <Trans>You have no webhooks yet.</Trans>
        </p>
      )}
      {!endpoints && list.error && <RetryNotice error={list.error} onRetry={() => void list.refetch()} live="status" />}
      {!endpoints && !list.error && <Skeleton className="h-14" />}
      {endpoints && isOpen && <AddWebhook disabled={!online} isFull={endpoints.length >= MAX_WEBHOOK_ENDPOINTS} />}
    </Section>
  )
}
