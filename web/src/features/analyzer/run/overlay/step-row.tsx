import { useLingui } from '@lingui/react/macro'
import { cx } from '#web/ui/cx.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { StepState } from './progress.ts'

const STATE_CLASS: Readonly<Record<StepState, string>> = {
  done: 'border-transparent bg-beam text-on-beam',
  active: 'border-beam text-beam-ink',
  waiting: 'border-line-strong text-transparent',
}

interface StepRowProps {
  name: string
  state: StepState
  /** How far the step is. It changes often, so it is not announced. */
  detail?: string | null
}

export const StepRow = ({ name, state, detail }: StepRowProps) => {
  const { t } = useLingui()
  const stateNames: Readonly<Record<StepState, string>> = { done: t`done`, active: t`in progress`, waiting: t`waiting` }
  return (
    <li
      data-state={state}
      aria-current={state === 'active' ? 'step' : undefined}
      className="flex items-center gap-3 border-b border-line py-3 last:border-b-0"
    >
      <span className={cx('grid size-6 shrink-0 place-items-center rounded-full border', STATE_CLASS[state])}>
        {state === 'done' && <Icon name="check" size={16} />}
        {state === 'active' && <Spinner size={16} />}
      </span>
      <span className={cx(state === 'waiting' ? 'text-ink-soft' : 'font-medium')}>{name}</span>
      {detail && (
        <span className="ml-auto text-note text-ink-soft tabular-nums" aria-hidden="true">
          {detail}
        </span>
      )}
      <VisuallyHidden>{stateNames[state]}</VisuallyHidden>
    </li>
  )
}
