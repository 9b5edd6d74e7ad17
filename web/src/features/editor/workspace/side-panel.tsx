import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useWorkspace } from './use-workspace.ts'

/** A sheet above the bar at the bottom of a narrow screen. */
export const SHEET_CLASS =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[var(--foot,0px)] max-lg:z-40 max-lg:max-h-[56dvh] max-lg:border-t max-lg:border-line max-lg:bg-sheet max-lg:shadow-faro max-lg:animate-rise'

interface SidePanelProps {
  title: string
  children: ReactNode
}

/** A column beside the form; on a narrow screen a sheet from below. Esc closes it. */
export const SidePanel = ({ title, children }: SidePanelProps) => {
  const { close, wasToggled } = useWorkspace()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the panel is opened
  useEffect(() => {
    if (wasToggled) heading.current?.focus({ preventScroll: true })
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Events of dialogs that the panel opened arrive here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) close()
  }
  return (
    <section
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      className={cx('flex min-h-0 min-w-0 flex-col bg-sheet', SHEET_CLASS)}
      data-panel
    >
      <PanelHeader id={id} title={title} heading={heading} onClose={close} />
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4">{children}</div>
    </section>
  )
}

interface PanelHeaderProps {
  id: string
  title: string
  heading?: React.Ref<HTMLHeadingElement>
  onClose: () => void
}

export const PanelHeader = ({ id, title, heading, onClose }: PanelHeaderProps) => {
  const { t } = useLingui()
  return (
    <header className="flex h-12 shrink-0 items-center justify-between gap-2 border-line border-b ps-4 pe-1.5">
      <h2 ref={heading} id={id} tabIndex={-1} className="truncate font-medium outline-none">
        {title}
      </h2>
      <IconButton size="small" icon="close" label={t`Close “${title}”`} onClick={onClose} />
    </header>
  )
}
