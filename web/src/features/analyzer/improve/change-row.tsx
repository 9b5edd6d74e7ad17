import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ImproveChange } from '#shared/contract/responses.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { compare, type Piece, readable } from './readable.ts'

interface ChangeRowProps {
  change: ImproveChange
  accepted: boolean
  onDecide: (accept: boolean) => void
}

/** One change: before beside after, why, and the decision. */
export const ChangeRow = ({ change, accepted, onDecide }: ChangeRowProps) => {
  const { t } = useLingui()
  const { before, after } = compare(readable(change.before), readable(change.after))
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-note text-ink-soft">
          {change.reason}{' '}
          <Badge className="ms-1">{change.source === 'model' ? <Trans>model</Trans> : <Trans>rule</Trans>}</Badge>
        </p>
        <Segmented
          legend={change.reason}
          value={accepted ? 'accept' : 'reject'}
          onChange={(value) => onDecide(value === 'accept')}
          segments={[
            { value: 'accept', label: t`Accept` },
            { value: 'reject', label: t`Reject` },
          ]}
        />
      </div>
      <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Side name={<Trans>Before</Trans>}>
          <Pieces pieces={before} look="bg-bad-wash text-bad line-through decoration-1" />
        </Side>
        <Side name={<Trans>After</Trans>}>
          <Pieces pieces={after} look="bg-good-wash text-good" />
        </Side>
      </div>
    </li>
  )
}

const Side = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="min-w-0 border-line border-s-2 ps-3">
    <p className="text-ink-faint text-note">{name}</p>
    <p className="break-words">{children}</p>
  </div>
)

const Pieces = ({ pieces, look }: { pieces: readonly Piece[]; look: string }) => {
  if (pieces.every(({ text }) => text === '')) return <span className="text-ink-faint">—</span>
  return pieces.map(({ text, changed }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
    <span key={i} className={changed ? look : undefined}>
      {text}
    </span>
  ))
}
