import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { LetterParagraph } from '#shared/resume/letter/letter.ts'
import { countLostSentences, ownLostSentences, removeLostSentences } from '#shared/resume/letter/lost-sentences.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useLetter, useLetterContext, useLetterEdit } from '../letter-context.ts'

/**
 * Takes the sentences whose lines are gone from the resume out of a letter as it opens, and says so until the text is
 * edited. A letter that was sent stays as it is.
 */
export const RemovedSentences = () => {
  const { store, resume } = useLetterContext()
  const { paragraphs } = useLetter()
  const edit = useLetterEdit()
  const [isChecked, setIsChecked] = useState(false)
  const [removed, setRemoved] = useState<{ count: number; paragraphs: readonly LetterParagraph[] } | null>(null)

  useEffect(() => {
    if (!resume || isChecked) return
    setIsChecked(true)
    const { document, job, problem } = store.getSnapshot()
    const count = countLostSentences(document, resume.document)
    if (count === 0 || problem || (job && job.status !== 'saved')) return
    edit.apply((current) => removeLostSentences(current, resume.document))
    setRemoved({ count, paragraphs: store.getSnapshot().document.letter?.paragraphs ?? [] })
  }, [store, resume, edit, isChecked])

  if (!resume || removed?.paragraphs !== paragraphs) return null
  const putBack = () => {
    store.undo()
    edit.apply((current) => ownLostSentences(current, resume.document))
  }
  const { count } = removed
  return (
    <Notice
      live="status"
      className="mb-4"
      title={
        <Plural
          value={count}
          one="We removed # sentence because it was based on a line that’s no longer in your resume"
          other="We removed # sentences because they were based on lines that are no longer in your resume"
        />
      }
      actions={
        <Button size="small" onClick={putBack}>
          <Plural value={count} one="Restore the sentence" other="Restore the sentences" />
        </Button>
      }
    >
      <Trans>We treat sentences you restore as your own words.</Trans>
    </Notice>
  )
}
