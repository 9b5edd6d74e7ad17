import { Trans, useLingui } from '@lingui/react/macro'
import { listRequirements } from '#shared/scoring/job-match/list-requirements.ts'
import type { JobMatch, MatchedRequirement } from '#shared/scoring/results.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const LOOK = {
  missing: { icon: 'close', className: 'text-bad' },
  unclear: { icon: 'info', className: 'text-beam-ink' },
  elsewhere: { icon: 'eye-off', className: 'text-beam-ink' },
  met: { icon: 'check', className: 'text-good' },
} as const
const ORDER = ['missing', 'elsewhere', 'unclear', 'met'] as const

interface RequirementListProps {
  match: JobMatch
  /** Opens the place where a requirement stands or could stand. */
  onOpen: (requirement: MatchedRequirement) => void
  /** Whether there is such a place. */
  canOpen: (requirement: MatchedRequirement) => boolean
  /** For a narrow column: one below the other, without quotes. */
  compact?: boolean
}

/** What a job ad requires and prefers, each item with whether the resume has it and where. */
export const RequirementList = ({ match, compact = false, ...rest }: RequirementListProps) => {
  const requirements = listRequirements(match)
  const select = (level: MatchedRequirement['level']) =>
    ORDER.flatMap((status) => requirements.filter((one) => one.level === level && one.status === status))
  const [required, preferred] = [select('required'), select('preferred')]
  return (
    <div className={compact ? 'space-y-3' : 'grid gap-x-14 gap-y-8 md:grid-cols-2'}>
      {required.length > 0 && (
        <section>
          <h3 className="font-medium">
            <Trans>Required</Trans>
          </h3>
          <Rows requirements={required} compact={compact} {...rest} />
        </section>
      )}
      {preferred.length > 0 && (
        <section>
          <h3 className="font-medium">
            <Trans>Nice to have</Trans>
          </h3>
          <Rows requirements={preferred} compact={compact} {...rest} />
        </section>
      )}
    </div>
  )
}

type RowsProps = Omit<RequirementListProps, 'match'> & { requirements: readonly MatchedRequirement[] }

const Rows = ({ requirements, compact, onOpen, canOpen }: RowsProps) => (
  <ul className={compact ? 'mt-1' : 'mt-2 divide-y divide-line border-y border-line'}>
    {requirements.map((requirement) => (
      <li
        key={`${requirement.kind} ${requirement.name}`}
        className={cx('flex gap-2.5', compact ? 'py-1 text-note' : 'py-2.5')}
      >
        <Icon
          name={LOOK[requirement.status].icon}
          size={compact ? 16 : 20}
          className={cx('mt-0.5 shrink-0', LOOK[requirement.status].className)}
        />
        <div className="min-w-0 flex-1 break-words">
          {canOpen(requirement) ? (
            <button type="button" className={cx(LINK_CLASS, 'min-h-6 text-start')} onClick={() => onOpen(requirement)}>
              <Name requirement={requirement} />
              <OpenHint requirement={requirement} />
            </button>
          ) : (
            <span>
              <Name requirement={requirement} />
            </span>
          )}
          <span className={cx('ms-2 text-note', LOOK[requirement.status].className)}>
            <StatusName status={requirement.status} />
          </span>
          {!compact && requirement.evidence && (
            <p className="mt-0.5 text-note text-ink-soft">
              <QuotedText text={requirement.evidence.quote} />
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
)

const Name = ({ requirement: { kind, name } }: { requirement: MatchedRequirement }) =>
  kind === 'title' ? <Trans>Position: {name}</Trans> : name

const OpenHint = ({ requirement: { status } }: { requirement: MatchedRequirement }) => {
  const { t } = useLingui()
  const stands = status === 'met' || status === 'unclear'
  return <VisuallyHidden>. {stands ? t`Show where it is` : t`Show where to add it`}</VisuallyHidden>
}

const StatusName = ({ status }: { status: MatchedRequirement['status'] }) => {
  switch (status) {
    case 'met':
      return <Trans>Found</Trans>
    case 'unclear':
      return <Trans>Unclear</Trans>
    case 'elsewhere':
      return <Trans>On your resume, but where an ATS may miss it</Trans>
    case 'missing':
      return <Trans>Not found</Trans>
  }
}
