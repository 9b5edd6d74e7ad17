import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Delays in ms: 700 before the first tooltip, none for a second one within 300. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
)

interface TooltipProps {
  /** A short text that is also available elsewhere: tooltips do not open on touch screens. */
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
