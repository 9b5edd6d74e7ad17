import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { loadStripeClient } from '#web/platform/stripe.ts'

/** Loads Stripe.js, or its fake. `retry` repeats a failed load. */
export const useStripe = () => {
  const config = useQuery(configQuery, queryClient)
  const payments = config.data?.payments
  const script = useQuery(
    {
      queryKey: ['payments', payments?.publishableKey],
      queryFn: () => (payments ? loadStripeClient(payments) : Promise.reject(new Error('no configuration'))),
      enabled: payments !== undefined,
      // The Stripe object is not plain data, so React Query must not compare it.
      structuralSharing: false,
    },
    queryClient,
  )
  return {
    stripe: script.data ?? null,
    isTestMode: payments?.standIn ?? false,
    error: config.error ?? script.error,
    retry: () => void (config.error ? config.refetch() : script.refetch()),
  }
}

/** Whether payments go to a fake; known before Stripe.js is loaded. */
export const useIsTestPayments = (): boolean => useQuery(configQuery, queryClient).data?.payments.standIn ?? false
