import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#web/platform/api/query-client.ts'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

/** Query client and tooltips, for the screens that use the API. */
export const DataProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <TooltipProvider>{children}</TooltipProvider>
  </QueryClientProvider>
)
