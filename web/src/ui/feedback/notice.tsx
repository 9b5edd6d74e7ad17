import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

export type NoticeTone = 'info' | 'good' | 'fair' | 'bad'

const TONES: Readonly<Record<NoticeTone, { icon: IconName; box: string; ink: string }>> = {
  info: { icon: 'info', box: 'bg-sea-wash border-s-sea', ink: 'text-sea' },
  good: { icon: 'success', box: 'bg-good-wash border-s-good', ink: 'text-good' },
  fair: { icon: 'warning', box: 'bg-fair-wash border-s-beam', ink: 'text-fair' },
  bad: { icon: 'error', box: 'bg-bad-wash border-s-bad', ink: 'text-bad' },
}

interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links that resolve the situation. */
  actions?: ReactNode
  /** ARIA role that announces the notice: `status` politely, `alert` at once. */
  live?: 'status' | 'alert'
  className?: string
}

/** A message that stays as long as its situation, such as being offline. */
export const Notice = ({ tone = 'info', title, children, actions, live, className }: NoticeProps) => {
  const { icon, box, ink } = TONES[tone]
  return (
    <div
      role={live}
      className={cx(
        'flex gap-3 rounded-faro border-s-4 p-4',
        children ? 'items-start' : 'items-start sm:items-center',
        box,
        className,
      )}
    >
      <Icon name={icon} className={cx(children ? 'mt-0.5' : 'max-sm:mt-0.5', ink)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          {title && <p className="font-medium leading-snug">{title}</p>}
          {children && <div className={cx('text-note', title ? 'mt-0.5 text-ink-soft' : null)}>{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
