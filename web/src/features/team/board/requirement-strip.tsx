import { Trans } from '@lingui/react/macro'
import { countMet, getRequirementKey } from '#shared/team/board.ts'
import type { RequirementOutcome } from '#shared/team/candidate.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { cx } from '#web/ui/cx.ts'
import { getBoardMessages } from '../board-messages.ts'

const MARKS: Readonly<Record<RequirementOutcome['status'], string>> = {
  met: 'bg-good border-good',
  unclear: 'bg-beam border-beam',
  elsewhere: 'bg-beam border-beam',
  missing: 'border-line-strong',
}

/** What a resume has of the ad: a mark for each requirement, with its name on hover. Details are in the dialog of the row. */
export const RequirementStrip = ({ requirements }: { requirements: readonly RequirementOutcome[] }) => {
  const { met, all } = countMet(requirements)
  const { statuses } = getBoardMessages(useLanguage())
  if (all === 0) return <span className="text-ink-faint">–</span>
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-note tabular-nums">
        <Trans>
          Found: {met} of {all}
        </Trans>
      </span>
      <span aria-hidden="true" className="flex flex-wrap gap-0.5">
        {requirements.map((one) => (
          <span
            key={getRequirementKey(one)}
            title={`${one.name}: ${statuses[one.status]}`}
            className={cx('h-3 w-2 rounded-xs border', MARKS[one.status], one.level === 'preferred' && 'opacity-60')}
          />
        ))}
      </span>
    </span>
  )
}
