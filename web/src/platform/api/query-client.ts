import { onlineManager, QueryClient } from '@tanstack/react-query'

/** Queries are never stale, and never refetched on focus, polled or retried, unless they set it themselves. */
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

// The manager assumes a connection at the start; without this, a page opened offline would miss its return.
if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine !== false)

export const queryClient = createQueryClient()
