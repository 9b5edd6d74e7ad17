import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export const Tabs = Radix.Root

export const TabList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List className={cx('relative flex gap-1 overflow-x-auto border-b border-line', className)} {...rest} />
)

export const Tab = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={cx(
      'relative inline-flex min-h-11 items-center gap-2 whitespace-nowrap px-3.5 text-ink-soft transition-colors hover:text-ink',
      'after:absolute after:inset-x-2 after:-bottom-px after:h-0.75 after:bg-beam after:opacity-0 after:transition-opacity',
      'data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:after:opacity-100',
      'focus-visible:-outline-offset-2',
      className,
    )}
    {...rest}
  />
)

export const TabPanel = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={cx('pt-5', className)} {...rest} />
)

/** Tabs in a column; `className` gives them their look. */
export const SideTabList = Radix.List

export const SideTab = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={cx(
      'data-[state=active]:bg-sunk data-[state=active]:font-medium data-[state=active]:text-ink focus-visible:-outline-offset-2',
      'after:absolute after:inset-y-2 after:start-0 after:w-0.75 after:bg-beam after:opacity-0 data-[state=active]:after:opacity-100',
      className,
    )}
    {...rest}
  />
)
