import { Trans, useLingui } from '@lingui/react/macro'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { BeforeAfter } from '#web/components/suggestions/before-after.tsx'
import { Points } from '#web/components/suggestions/points.tsx'
import { useGain } from '#web/components/suggestions/use-gain.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import type { ChangeGroup } from './change-groups.ts'

interface ChangeRowProps {
  group: ChangeGroup
  document: ResumeDocument
  accepted: boolean
  onDecide: (accept: boolean) => void
}

/** A group of changes, each with its text before and after, what it gains, and one decision for all. */
export const ChangeGroupRow = ({ group, document, accepted, onDecide }: ChangeRowProps) => {
  const { t } = useLingui()
  const gain = useGain(
    document,
    group.changes.map(({ change: { path, before, after } }) => ({ path, before, after })),
  )
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">
          {group.reason}{' '}
          <Badge className="ms-1">{group.source === 'model' ? <Trans>AI</Trans> : <Trans>Rules</Trans>}</Badge>{' '}
          <Points value={gain} />
        </p>
        <SegmentedControl
          legend={group.reason}
          value={accepted ? 'accept' : 'reject'}
          onChange={(value) => onDecide(value === 'accept')}
          segments={[
            { value: 'accept', label: t`Accept` },
            { value: 'reject', label: t`Reject` },
          ]}
        />
      </div>
      <ul className="mt-3 space-y-2">
        {group.changes.map(({ index, entryName, before, after }) => (
          <li key={index} className="border-line border-s-2 ps-3 text-note">
            {entryName && <p className="text-ink-faint">{entryName}</p>}
            <BeforeAfter before={before} after={after} />
          </li>
        ))}
      </ul>
    </li>
  )
}
