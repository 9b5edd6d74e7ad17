import { cx } from './cx.ts'
import { Icon } from './icon/icon.tsx'

export interface CheckListItem {
  readonly text: string
  /** Additional text in a fainter color. */
  readonly aside?: string | undefined
  /** What it means, in a line of its own. */
  readonly details?: string | undefined
}

/** A list of features with check marks. */
export const CheckList = ({
  items,
  large = false,
  className,
}: {
  items: readonly CheckListItem[]
  large?: boolean
  className?: string
}) => (
  <ul className={cx(large ? 'space-y-2.5' : 'space-y-1.5 text-note', className)}>
    {items.map(({ text, aside, details }) => (
      <li key={text} className="flex items-start gap-2.5">
        <Icon name="check" size={large ? 18 : 16} className={cx(large ? 'mt-1' : 'mt-0.5', 'text-good')} />
        <span>
          {text}
          {aside && <span className="text-note text-ink-faint"> · {aside}</span>}
          {details && <span className="block text-ink-soft text-note">{details}</span>}
        </span>
      </li>
    ))}
  </ul>
)
