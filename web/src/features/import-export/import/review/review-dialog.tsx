import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import { confirmFields, correctField, listReviewFields, type ReviewField } from './review-fields.ts'
import { ReviewPage } from './review-page.tsx'
import { ReviewRow } from './review-row.tsx'

/** What is imported after a review. */
export type ReviewedImport = Pick<ParsedExtraction['parsed'], 'content' | 'provenance'>

/** An import that waits until a person has seen what was read. */
export interface ReviewQuestion {
  readonly file: File
  readonly extraction: ParsedExtraction
  /** Goes on with the content; null stops the import. */
  readonly answer: (reviewed: ReviewedImport | null) => void
}

/** Shows the fields that were read beside their page, the doubtful ones first, before they become a resume. */
export const ReviewDialog = ({ question: { file, extraction, answer } }: { question: ReviewQuestion }) => {
  const { t } = useLingui()
  const { extracted, parsed } = extraction
  const [content, setContent] = useState<ResumeContent>(parsed.content)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<number | null>(null)
  const [sheet, setSheet] = useState<'fields' | 'page'>('fields')
  // The order stays while fields are corrected.
  const [fields] = useState(() => listReviewFields(parsed.content, parsed.provenance))
  const doubtful = fields.filter(({ path, isDoubtful }) => isDoubtful && !checked.has(path)).length

  const check = (field: ReviewField) => setChecked((before) => new Set(before).add(field.path))
  const correct = (field: ReviewField, value: string): boolean => {
    const corrected = correctField(content, field, value)
    if (!corrected) return false
    setContent(corrected)
    check(field)
    return true
  }
  const show = (field: ReviewField) => setSelected(field.lines[0] ?? null)

  return (
    <Dialog open onOpenChange={() => answer(null)}>
      <DialogContent
        width="full"
        title={<Trans>Review the imported resume</Trans>}
        description={
          <Plural
            value={doubtful}
            _0="We’re sure of every field. Change anything you like, or continue."
            one="We’re not sure about # field, so it comes first."
            other="We’re not sure about # fields, so they come first."
          />
        }
      >
        <SegmentedControl
          className="mb-4 md:hidden"
          legend={t`Show`}
          value={sheet}
          onChange={setSheet}
          segments={[
            { value: 'fields', label: t`Fields` },
            { value: 'page', label: t`Page` },
          ]}
        />
        <div className="grid gap-6 md:grid-cols-2">
          <ul
            aria-label={t`Fields`}
            className={cx(
              'divide-y divide-line border-y border-line md:max-h-[62dvh] md:overflow-y-auto md:pe-3',
              sheet !== 'fields' && 'max-md:hidden',
            )}
          >
            {fields.map((field) => (
              <ReviewRow
                key={field.path}
                field={field}
                isChecked={checked.has(field.path)}
                onShow={() => show(field)}
                onOpenPage={() => {
                  show(field)
                  setSheet('page')
                }}
                onCheck={() => check(field)}
                onCorrect={(value) => correct(field, value)}
              />
            ))}
          </ul>
          <div className={cx('md:max-h-[62dvh] md:overflow-y-auto', sheet !== 'page' && 'max-md:hidden')}>
            <ReviewPage
              file={file}
              extracted={extracted}
              provenance={parsed.provenance}
              selected={selected}
              onSelect={setSelected}
            />
          </div>
        </div>
        <DialogActions>
          <Button onClick={() => answer(parsed)}>
            <Trans>Skip review</Trans>
          </Button>
          <Button
            kind="primary"
            onClick={() => answer({ content, provenance: confirmFields(parsed.provenance, checked) })}
          >
            <Trans>Create resume</Trans>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
