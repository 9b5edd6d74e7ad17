import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { MatchedRequirement } from '#shared/scoring/results.ts'
import type { RuleCode } from '#shared/scoring/rules/index.ts'
import { useWordingReview } from '#web/components/suggestions/use-wording-review.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useEditor } from '../editor-context.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import type { Finding } from '../score/draft-score.ts'
import { useWorkspace } from '../workspace/use-workspace.ts'
import { findCard } from './finding-steps.ts'
import { getFixTarget } from './fix-target.ts'
import { PlaceProposal } from './place-proposal.tsx'

const selectDocument = ({ document }: DocumentSnapshot) => document

/** Mended in the design of the page, and in no field. */
const DESIGN_RULES: ReadonlySet<string> = new Set([
  'page-count',
  'last-page',
  'density',
  'font-size',
  'margins',
  'page-size',
  'contrast',
  'fonts-few',
  'sizes-few',
  'section-order',
] satisfies RuleCode[])

interface FindingBodyProps {
  finding: Finding
  onGoToField: GoToField
}

/** What a finding says, the text it is about, and what is proposed there. It opens its field. */
export const FindingBody = ({ finding, onGoToField }: FindingBodyProps) => {
  const { store } = useEditor()
  const document = useDocument(store, selectDocument)
  const review = useWordingReview(document)
  const { places } = finding
  const [index, setIndex] = useState(0)
  const at = Math.min(index, places.length - 1)
  const place = places[at]
  const target = place ? `${place.path ?? ''} ${place.quote}` : ''
  const shown = useRef({ step: '', target: '', isAccepted: false })

  useEffect(() => {
    // The places change with every edit: only a new step, or the line after an accepted one, moves the focus.
    const step = `${finding.rule} ${index}`
    const { step: before, target: seen, isAccepted } = shown.current
    if (!place || (before === step && !(isAccepted && seen !== target))) return
    shown.current = { step, target, isAccepted: false }
    const field = getFixTarget(store.getSnapshot().document, finding.rule, place)
    if (field) onGoToField(field.path, field.target)
  }, [finding.rule, index, place, target, onGoToField, store])

  const card = findCard(review?.cards ?? [], place, document)
  return (
    <>
      <p className={cx('mt-1 text-note text-ink-soft', card && 'max-sm:hidden')}>
        {finding.requirement ? <RequirementText requirement={finding.requirement} /> : finding.text}
      </p>
      {place && place.quote !== '' && !card && (
        <q className="mt-2 block border-line border-s-2 ps-3 text-note">{place.quote}</q>
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
      {places.length > 1 && (
        <Button size="small" kind="quiet" className="mt-2" onClick={() => setIndex((at + 1) % places.length)}>
          <Trans>
            Next ({at + 1} of {places.length})
          </Trans>
        </Button>
      )}
      {DESIGN_RULES.has(finding.rule) && <DesignButton />}
    </>
  )
}

const DesignButton = () => {
  const { open, toggle } = useWorkspace()
  if (open === 'design') return null
  return (
    <Button size="small" icon="palette" className="mt-2" onClick={() => toggle('design')}>
      <Trans>Change design</Trans>
    </Button>
  )
}

const RequirementText = ({ requirement: { status, kind } }: { requirement: MatchedRequirement }) => {
  if (status === 'unclear')
    return <Trans>The job ad asks for this, and your resume shows only part of it. Add the missing part here.</Trans>
  if (status === 'elsewhere')
    return <Trans>The job ad asks for this. An ATS may miss it where you mention it now, so add it here too.</Trans>
  return kind === 'term' ? (
    <Trans>
      The job ad asks for this. If you have this skill, add it here or in a bullet for a job where you used it.
    </Trans>
  ) : (
    <Trans>The job ad asks for this. Add it here if it applies to you.</Trans>
  )
}
