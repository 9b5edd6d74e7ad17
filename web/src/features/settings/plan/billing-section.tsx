import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { InvoicesResponse, SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { Section } from '#web/components/settings-section.tsx'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useBillingPortal } from './use-subscription-actions.ts'

type Invoice = InvoicesResponse['invoices'][number]

/** A child of the status key, so that invalidating the plan refetches the invoices too. */
const invoicesKey = [...QUERY_KEYS.status, 'invoices']

/** Card and invoices, for accounts that have had a paid plan. */
export const BillingSection = ({ user, status }: { user: UserResponse; status: SubscriptionStatusResponse }) => {
  const { busy, open } = useBillingPortal(user)
  const known = status.providerStatus !== 'free'
  const query = useQuery(
    {
      queryKey: invoicesKey,
      queryFn: () => requestJson(client.api.subscription.invoices.$get(), ({ invoicesResponse }) => invoicesResponse),
      enabled: known,
      staleTime: 0,
    },
    queryClient,
  )
  if (!known) return null
  const invoices = query.data?.invoices.filter(({ status }) => status === 'paid' || status === 'open')
  return (
    <Section
      id="billing"
      title={<Trans>Billing</Trans>}
      about={<Trans>Our payment provider stores your card details. We never store them.</Trans>}
    >
      <Button icon="card" busy={busy} onClick={() => void open()}>
        <Trans>Manage card and invoices</Trans>
      </Button>
      {query.error && <RetryNotice error={query.error} onRetry={() => void query.refetch()} className="mt-5" />}
      {query.isPending && <Skeleton className="mt-6 h-24" />}
      {invoices && invoices.length > 0 && (
        <ul className="mt-6 border-line border-b">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const TONES: Readonly<Partial<Record<Invoice['status'], BadgeTone>>> = { paid: 'good', open: 'fair' }

const InvoiceRow = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { number, createdAt, totalCents, currency, status, url, pdf } = invoice
  const link = pdf ?? url
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-1 border-line border-t py-3 text-note sm:grid-cols-[1fr_auto_auto_7rem]">
      <span>{formatDate(createdAt, language, { dateStyle: 'medium', timeZone: 'UTC' })}</span>
      <Badge tone={TONES[status] ?? 'plain'}>{status === 'paid' ? t`Paid` : t`Due`}</Badge>
      <span className="min-w-12 text-end font-medium tabular-nums">{formatMoney(totalCents, language, currency)}</span>
      <span className="text-ink-soft max-sm:col-span-3 sm:text-end">
        {link ? (
          <a className="text-sea underline" href={link} target="_blank" rel="noreferrer">
            {number ?? t`Invoice`}
          </a>
        ) : (
          number
        )}
      </span>
    </li>
  )
}
