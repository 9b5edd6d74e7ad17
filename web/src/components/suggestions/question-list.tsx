import { Trans } from '@lingui/react/macro'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { LineCard } from '#shared/scoring/suggestions/line-card.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { BeforeAfter } from './before-after.tsx'
import { getCardKey } from './card-key.ts'
import { GuidedLine } from './guided-line.tsx'
import { toShownTexts } from './line-text.ts'

interface QuestionListProps {
  cards: readonly LineCard[]
  document: ResumeDocument
  /** Lines composed from answers that are not in the document yet, by card. */
  answered?: ReadonlyMap<string, Change>
  /** Takes the change of a line; null takes it back. */
  onAnswer: (card: LineCard, change: Change | null) => void
}

/** The lines that lack something only the person knows. */
export const QuestionList = ({ cards, document, answered, onAnswer }: QuestionListProps) => {
  if (cards.length === 0) return null
  return (
    <div className="mt-8">
      <h3 className="font-medium text-lead">
        <Trans>Lines that need details from you</Trans>
      </h3>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {cards.map((card) => {
          const change = answered?.get(getCardKey(card))
          return (
            <li key={getCardKey(card)} className="py-2">
              {change ? (
                <Answered change={change} onUndo={() => onAnswer(card, null)} />
              ) : (
                <details>
                  <summary className="flex min-h-11 items-center gap-3 py-1.5">
                    <Icon name="edit" size={18} className="shrink-0 text-beam-ink" />
                    <span className="min-w-0 flex-1">{card.text}</span>
                  </summary>
                  <div className="max-w-prose py-3">
                    <GuidedLine card={card} document={document} onAccept={(made) => onAnswer(card, made)} />
                  </div>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const Answered = ({ change, onUndo }: { change: Change; onUndo: () => void }) => (
  <div className="flex flex-wrap items-start justify-between gap-3 py-2 text-note">
    <div className="min-w-0 flex-1 basis-72">
      <BeforeAfter {...toShownTexts(String(change.before), String(change.after))} />
    </div>
    <Button size="small" kind="quiet" icon="undo" onClick={onUndo}>
      <Trans>Undo</Trans>
    </Button>
  </div>
)
