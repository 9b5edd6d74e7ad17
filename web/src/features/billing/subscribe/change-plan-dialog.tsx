import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { ChangePreviewResponse } from '#shared/api-schema/subscriptions.ts'
import type { PaidPlanId, PlanId } from '#shared/plans.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { withRecentSignIn } from '#web/platform/auth/recent-sign-in.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DialogActions } from '#web/ui/dialog/dialog.tsx'
import { NonModalDialog } from '#web/ui/dialog/non-modal-dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { refreshPlan } from './confirm-payment.ts'
import { PlanChangeTerms, PriceTerms } from './price-terms.tsx'

const PaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))

export interface ChangePlanDialogProps {
  user: UserResponse
  plan: PaidPlanId
  current: PlanId
  onClose: () => void
}

/** The price of changing to a plan, from the server. */
const useChangePreview = (plan: PaidPlanId) =>
  useQuery(
    {
      queryKey: ['mine', 'change-preview', plan],
      queryFn: () =>
        requestJson(
          client.api.subscription['change-preview'].$get({ query: { newPlan: plan } }),
          ({ changePreviewResponse }) => changePreviewResponse,
        ),
      staleTime: 0,
      // The server accepts a preview for 30 minutes.
      refetchInterval: 20 * 60_000,
      gcTime: 0,
    },
    queryClient,
  )

/** Shows the price of a new plan, changes to it and, when needed, takes the payment. */
export const ChangePlanDialog = ({ user, plan, current, onClose }: ChangePlanDialogProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [secret, setSecret] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const preview = useChangePreview(plan)

  const updated = async () => {
    await refreshPlan()
    toast({ kind: 'success', title: t`Plan updated`, description: t`Your plan has been updated successfully.` })
    onClose()
  }
  const change = async () => {
    setBusy(true)
    try {
      const json = { googleId: user.googleId, newPlan: plan, ...(preview.data && { asOf: preview.data.asOf }) }
      const { requiresPayment, clientSecret } = await withRecentSignIn({ name: 'change-plan', input: plan }, () =>
        requestJson(
          client.api.subscription['change-plan'].$post({ json }),
          ({ changePlanResponse }) => changePlanResponse,
        ),
      )
      if (requiresPayment && clientSecret) setSecret(clientSecret)
      else await updated()
    } catch (error) {
      if (toAppError(error).code === 'cancelled') return
      toast({
        kind: 'error',
        title: t`Error`,
        description: getErrorMessage(error, language) || t`We couldn’t change your plan`,
      })
    } finally {
      setBusy(false)
    }
  }

  if (secret)
    return (
      <Suspense>
        <PaymentDialog user={user} clientSecret={secret} cents={preview.data?.dueNowCents ?? null} onClose={onClose} />
      </Suspense>
    )
  return (
    <NonModalDialog
      title={current === 'free' ? <Trans>Subscribe</Trans> : <Trans>Change plan</Trans>}
      onClose={onClose}
      locked={busy}
    >
      {preview.error ? (
        <RetryNotice error={preview.error} onRetry={() => void preview.refetch()} tone="bad" live="alert" />
      ) : preview.data ? (
        <Cost plan={plan} current={current} preview={preview.data} />
      ) : (
        <Skeleton className="h-44" />
      )}
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button kind="primary" busy={busy} disabled={!preview.data} onClick={() => void change()}>
          <Label current={current} cents={preview.data?.dueNowCents ?? 0} />
        </Button>
      </DialogActions>
    </NonModalDialog>
  )
}

const Cost = ({ plan, current, preview }: { plan: PaidPlanId; current: PlanId; preview: ChangePreviewResponse }) =>
  current === 'free' || preview.renewsAt === null ? (
    <>
      {preview.endsTrial && (
        <p className="mb-3">
          <Trans>Your free trial ends today, and this plan starts right away.</Trans>
        </p>
      )}
      <PriceTerms plan={plan} interval={preview.interval} />
    </>
  ) : (
    <PlanChangeTerms
      plan={plan}
      dueNowCents={preview.dueNowCents}
      nextCents={preview.priceCents}
      interval={preview.interval}
      renewsAt={preview.renewsAt}
      cancelAtPeriodEnd={preview.cancelAtPeriodEnd}
    />
  )

const Label = ({ current, cents }: { current: PlanId; cents: number }) => {
  const language = useLanguage()
  const price = formatMoney(cents, language)
  if (current === 'free') return <Trans>Continue to payment</Trans>
  return cents > 0 ? <Trans>Change plan and pay {price}</Trans> : <Trans>Change plan</Trans>
}
