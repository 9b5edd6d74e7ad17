import { Trans, useLingui } from '@lingui/react/macro'
import { DiffText } from '#web/components/word-diff/diff-text.tsx'
import { diffWords } from '#web/components/word-diff/word-diff.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import type { ChangeGroup, LabelledChange } from './change-groups.ts'

interface ChangeRowProps {
  group: ChangeGroup
  accepted: boolean
  onDecide: (accept: boolean) => void
}

/** A group of changes, each with its text before and after, and one decision for all. */
export const ChangeGroupRow = ({ group, accepted, onDecide }: ChangeRowProps) => {
  const { t } = useLingui()
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">
          {group.reason}{' '}
          <Badge className="ms-1">{group.source === 'model' ? <Trans>model</Trans> : <Trans>rule</Trans>}</Badge>
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
        {group.changes.map((named) => (
          <Sides key={named.index} named={named} />
        ))}
      </ul>
    </li>
  )
}

const Sides = ({ named }: { named: LabelledChange }) => {
  const { t } = useLingui()
  const { before, after } = diffWords(named.before, named.after)
  return (
    <li className="border-line border-s-2 ps-3 text-note">
      {named.entryName && <p className="text-ink-faint">{named.entryName}</p>}
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <p className="min-w-0 break-words">
          <span className="sr-only">{t`Before`}: </span>
          <DiffText segments={before} kind="removed" />
        </p>
        <p className="min-w-0 break-words">
          <span className="sr-only">{t`After`}: </span>
          <DiffText segments={after} kind="added" />
        </p>
      </div>
    </li>
  )
}
