import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import { resolveDocumentPath } from '#shared/resume/schema/resolve-path.ts'
import { Points } from '#web/components/suggestions/points.tsx'
import { useWordingReview } from '#web/components/suggestions/use-wording-review.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { useEditor } from '../editor-context.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import type { Finding } from '../score/draft-score.ts'
import { useFindingSession, useFindings } from './finding-session.ts'
import { findCard, findNext } from './finding-steps.ts'
import { PlaceProposal } from './place-proposal.tsx'

const PANEL_CLASS =
  'sticky top-16 z-10 mb-4 max-h-[40dvh] overflow-y-auto rounded-faro border border-beam bg-sheet p-3 sm:p-4 shadow-faro short:static short:max-h-none lg:top-0'

interface FindingPanelProps {
  rule: string
  onGoToField: GoToField
}

const STEPS_CLASS = 'mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-note'

const selectDocument = ({ document }: DocumentSnapshot) => document
const locationState = z.object({
  results: z.string(),
  question: z.object({ rule: z.string(), text: z.string(), path: z.string().optional() }).optional(),
})

/** A question about what was read, as a finding: the editor holds it as certain, and no longer asks. */
const toFinding = (rule: string, title: string, question: { text: string; path?: string | undefined }): Finding => ({
  rule,
  title,
  text: question.text,
  points: 0,
  places: question.path ? [{ path: question.path, quote: '' }] : [],
})

/** One finding with its place, its proposal, and the ways to the next one and back to the results. */
export const FindingPanel = ({ rule, onGoToField }: FindingPanelProps) => {
  const { t } = useLingui()
  const { openFinding, close } = useFindingSession()
  const findings = useFindings()
  const state = locationState.safeParse(useLocation().state).data
  const question =
    state?.question?.rule === rule ? toFinding(rule, t`Did we read this correctly?`, state.question) : null
  const found = question ?? findings?.find((finding) => finding.rule === rule) ?? null
  const [last, setLast] = useState<Finding | null>(found)
  // The title and the neighbors stay known after the finding is done.
  if (found && found.title !== last?.title) setLast(found)
  const next = findings && findNext(findings, rule)
  const results = state?.results
  if (!findings) return null
  return (
    <section aria-label={t`Issue`} className={PANEL_CLASS} data-pinned>
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 flex-1 font-medium">
          {(found ?? last)?.title ?? t`This issue`} {found && <Points value={found.points} />}
        </h2>
        <IconButton size="small" icon="close" label={t`Close`} onClick={close} />
      </div>
      {found ? (
        <OpenFinding finding={found} onGoToField={onGoToField}>
          <Steps next={next} results={results} left={findings.length} onNext={openFinding} />
        </OpenFinding>
      ) : (
        <>
          <p role="status" className="mt-1 text-good text-note">
            <Trans>Done: this issue is fixed.</Trans>
          </p>
          <div className={STEPS_CLASS}>
            <Steps next={next} results={results} left={findings.length} onNext={openFinding} />
          </div>
        </>
      )}
    </section>
  )
}

interface StepsProps {
  next: Finding | null
  /** Path of the results that the person came from. */
  results: string | undefined
  left: number
  onNext: (rule: string) => void
}

const Steps = ({ next, results, left, onNext }: StepsProps) => (
  <>
    {next && (
      <Button size="small" icon="arrow-right" onClick={() => onNext(next.rule)}>
        <Trans>Next issue</Trans>
      </Button>
    )}
    {results && (
      <TextLink to={results}>
        <Trans>Back to the results</Trans>
      </TextLink>
    )}
    <span className="text-ink-faint">
      <Plural value={left} one="# issue left" other="# issues left" />
    </span>
  </>
)

interface OpenFindingProps {
  finding: Finding
  onGoToField: FindingPanelProps['onGoToField']
  children: ReactNode
}

const OpenFinding = ({ finding, onGoToField, children }: OpenFindingProps) => {
  const { store } = useEditor()
  const document = useDocument(store, selectDocument)
  const review = useWordingReview(document)
  const [index, setIndex] = useState(0)
  const place = finding.places[Math.min(index, finding.places.length - 1)]
  const target = place ? `${place.path} ${place.quote}` : ''
  const shown = useRef({ step: '', target: '', isAccepted: false })

  useEffect(() => {
    // The places change with every edit: only a new step, or the line after an accepted one, moves the focus.
    const step = `${finding.rule} ${index}`
    const { step: before, target: seen, isAccepted } = shown.current
    if (!place || (before === step && !(isAccepted && seen !== target))) return
    shown.current = { step, target, isAccepted: false }
    onGoToField(resolveDocumentPath(store.getSnapshot().document, place.path), { quote: place.quote })
  }, [finding.rule, index, place, target, onGoToField, store])

  const card = findCard(review?.cards ?? [], place, document)
  return (
    <>
      <p className={cx('mt-1 text-note text-ink-soft', card && 'max-sm:hidden')}>{finding.text}</p>
      {place && place.quote !== '' && !card && (
        <p className="mt-2 border-line border-s-2 ps-3 text-note">“{place.quote}”</p>
      )}
      {card && (
        <PlaceProposal
          key={target}
          card={card}
          document={document}
          onAccepted={() => {
            shown.current.isAccepted = true
          }}
        />
      )}
      <div className={STEPS_CLASS}>
        {finding.places.length > 1 && (
          <Button size="small" kind="quiet" onClick={() => setIndex((before) => (before + 1) % finding.places.length)}>
            <Trans>
              Next line ({Math.min(index, finding.places.length - 1) + 1} of {finding.places.length})
            </Trans>
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
