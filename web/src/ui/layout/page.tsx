import { type ReactNode, useEffect } from 'react'
import { cx } from '../cx.ts'

/** Sets the document title, such as `Settings · Faro`. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Faro`
  }, [title])
}

interface PageProps {
  /** Document title. */
  title: string
  width?: 'text' | 'medium' | 'wide' | 'full'
  className?: string
  children: ReactNode
}

const WIDTHS = { text: 'max-w-[44rem]', medium: 'max-w-4xl', wide: 'max-w-[76rem]', full: 'max-w-none' } as const

/** Centers a screen's content and sets its width and padding. */
export const Page = ({ title, width = 'wide', className, children }: PageProps) => {
  usePageTitle(title)
  return <div className={cx('mx-auto w-full px-5 py-10 sm:px-8 sm:py-14', WIDTHS[width], className)}>{children}</div>
}

interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** What a phone shows, where a screen has the rest further down: all, title and lead, or the title alone. */
  onPhone?: 'all' | 'lead' | 'title'
}

/** The heading of a screen. Use it once: it holds the h1. */
export const PageHeader = ({ title, lead, actions, onPhone = 'all' }: PageHeaderProps) => (
  <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-10">
    <div className="max-w-[40rem]">
      <h1 className="font-serif text-head tracking-tight">{title}</h1>
      {lead && <p className={cx('mt-3 text-lead text-ink-soft', onPhone === 'title' && 'max-sm:hidden')}>{lead}</p>}
    </div>
    {actions && <div className={cx('flex flex-wrap gap-3', onPhone !== 'all' && 'max-sm:hidden')}>{actions}</div>}
  </header>
)

/** Shown in place of an empty list or a missing item. */
export const EmptyState = ({
  title,
  children,
  actions,
}: {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) => (
  <div className="border-y border-line py-12 text-center">
    <svg
      aria-hidden="true"
      viewBox="0 0 56 64"
      className="mx-auto mb-4 h-16 w-14 fill-sheet stroke-line-strong"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      <path d="M3 3h36l14 14v44H3Z" />
      <path d="M39 3v14h14M13 29h18M13 38h30M13 47h24" className="fill-none" strokeLinecap="round" />
    </svg>
    <p className="font-serif text-title">{title}</p>
    {children && <div className="mx-auto mt-2 max-w-md text-ink-soft">{children}</div>}
    {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
  </div>
)
