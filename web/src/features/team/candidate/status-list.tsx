import { Trans } from '@lingui/react/macro'
import type { MatchedRequirement } from '#shared/scoring/results.ts'
import { getRequirementKey } from '#shared/team/board.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { getBoardMessages } from '../board-messages.ts'

const STATUS_MARKS = {
  missing: { icon: 'close', className: 'text-bad' },
  unclear: { icon: 'info', className: 'text-beam-ink' },
  elsewhere: { icon: 'eye-off', className: 'text-beam-ink' },
  met: { icon: 'check', className: 'text-good' },
} as const

/** What the ad asks for, each with whether the resume has it and the words that show it. */
export const StatusList = ({ requirements }: { requirements: readonly MatchedRequirement[] }) => {
  if (requirements.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>The job ad has no requirements that we can compare.</Trans>
      </p>
    )
  return (
    <ul className="divide-y divide-line border-line border-y">
      {requirements.map((one) => (
        <li key={getRequirementKey(one)} className="flex gap-2.5 py-2.5">
          <StatusIcon status={one.status} />
          <div className="min-w-0 wrap-anywhere">
            <span className="me-2">{one.name}</span>
            {one.level === 'preferred' && (
              <span className="me-2 text-ink-soft text-note">
                <Trans>Nice to have</Trans>
              </span>
            )}
            <StatusName status={one.status} />
            {one.evidence && (
              <p className="mt-0.5 text-ink-soft text-note">
                <QuotedText text={one.evidence.quote} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

export const StatusIcon = ({ status }: Pick<MatchedRequirement, 'status'>) => (
  <Icon name={STATUS_MARKS[status].icon} size={20} className={cx('mt-0.5 shrink-0', STATUS_MARKS[status].className)} />
)

export const StatusName = ({ status }: Pick<MatchedRequirement, 'status'>) => {
  const { statuses } = getBoardMessages(useLanguage())
  return <span className={cx('text-note', STATUS_MARKS[status].className)}>{statuses[status]}</span>
}
