import { useLingui } from '@lingui/react/macro'
import { cx } from '#web/ui/cx.ts'

export const LedgerExample = () => {
  const { t } = useLingui()
  const rows = [
    { points: '+6', title: t`A result with a number`, quote: t`“completed sign-ups +38%”`, where: t`page 1, line 7` },
    {
      points: '+4',
      title: t`Starts with an action verb`,
      quote: t`“Redesigned a booking app”`,
      where: t`page 1, line 12`,
    },
    { points: '−5', title: t`Vague wording`, quote: t`“Responsible for various tasks”`, where: t`page 1, line 13` },
    { points: '−3', title: t`Missing keyword from the job ad`, quote: t`“usability testing”`, where: t`not found` },
  ]
  return (
    <ul className="border-t border-ink">
      {rows.map(({ points, title, quote, where }) => (
        <li
          key={title}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3 text-note sm:grid-cols-[2.75rem_minmax(0,1fr)_auto]"
        >
          <span className={cx('font-medium tabular-nums', points.startsWith('+') ? 'text-good' : 'text-bad')}>
            {points}
          </span>
          <span className="min-w-0">
            <span className="block font-medium">{title}</span>
            <span className="block font-serif text-ink-soft">{quote}</span>
          </span>
          <span className="hidden text-ink-faint sm:block">{where}</span>
        </li>
      ))}
    </ul>
  )
}
