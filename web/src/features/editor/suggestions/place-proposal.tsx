import { Trans } from '@lingui/react/macro'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { LineCard } from '#shared/scoring/suggestions/line-card.ts'
import { BeforeAfter } from '#web/components/suggestions/before-after.tsx'
import { GuidedLine } from '#web/components/suggestions/guided-line.tsx'
import { toShownTexts } from '#web/components/suggestions/line-text.ts'
import { Points } from '#web/components/suggestions/points.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useEditor } from '../editor-context.ts'

interface PlaceProposalProps {
  card: LineCard
  document: ResumeDocument
  onAccepted: () => void
}

/** A proposal for a line, or the questions from which it is made. Accepting is an edit that can be undone. */
export const PlaceProposal = ({ card, document, onAccepted }: PlaceProposalProps) => {
  const { store } = useEditor()
  const accept = (change: Change) => {
    store.edit([change])
    onAccepted()
  }
  if (!card.rewrite)
    return (
      <div className="mt-3">
        <q className="mb-3 block border-line border-s-2 ps-3 text-note">{card.text}</q>
        <GuidedLine card={card} document={document} onAccept={accept} />
      </div>
    )
  const { change, gain } = card.rewrite
  return (
    <div className="mt-3 text-note">
      <BeforeAfter {...toShownTexts(String(change.before), String(change.after))} />
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="small" icon="check" onClick={() => accept(change)}>
          <Trans>Accept</Trans>
        </Button>
        <Points value={gain} />
      </p>
    </div>
  )
}
