import { onlineManager, QueryClient } from '@tanstack/react-query'

/** Spec section 7: never stale, not refetched on focus, not polled, not retried. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

// A page opened without a connection must hear of its return: the manager supposes one to begin with.
if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine !== false)

export const queryClient = createQueryClient()
