import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Opens after 700 ms, the next one within 300 ms at once (spec section 9). */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)

interface TooltipProps {
  /** A few words, never the only place where something is said. */
  content: ReactNode
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
}

export const Tooltip = ({ content, children, side = 'top' }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        side={side}
        sideOffset={6}
        className="z-60 max-w-64 rounded-faro bg-ink px-2.5 py-1.5 text-note text-paper animate-fade"
      >
        {content}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
