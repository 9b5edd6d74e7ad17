import { Plural, Trans } from '@lingui/react/macro'
import { insertItem, setValue } from '#shared/resume/edits/create-changes.ts'
import { isUnsupported, listSentences, removeSentence } from '#shared/resume/letter/claims.ts'
import { LETTER_LIMITS, type LetterParagraph } from '#shared/resume/letter/letter.ts'
import { newId } from '#web/storage/new-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { LengthGuide } from '../length-guide.tsx'
import { useLetter, useLetterContext, useLetterEdit } from '../letter-context.ts'
import { ParagraphEditor } from './paragraph-editor.tsx'
import { RemovedSentences } from './removed-sentences.tsx'

/** The heading that gets the focus once the letter is written. */
export const LETTER_TEXT_ID = 'letter-text'

/** The paragraphs, and what rests on lines of the resume that changed or are gone. */
export const TextSection = () => {
  const { paragraphs } = useLetter()
  const edit = useLetterEdit()
  const add = () =>
    edit.apply((document) => insertItem(document, ['letter', 'paragraphs'], { id: newId(), text: {}, claims: {} }))
  return (
    <section aria-labelledby={LETTER_TEXT_ID} className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={LETTER_TEXT_ID} tabIndex={-1} className="scroll-mt-20 font-serif text-title outline-none">
          <Trans>Letter text</Trans>
        </h2>
        <LengthGuide />
      </div>
      <RemovedSentences />
      <UnsupportedSentences />
      <div className="grid gap-5">
        {paragraphs.map((paragraph, index) => (
          <ParagraphEditor key={paragraph.id} paragraph={paragraph} number={index + 1} count={paragraphs.length} />
        ))}
      </div>
      <Button
        size="small"
        icon="plus"
        className="mt-4"
        disabled={paragraphs.length >= LETTER_LIMITS.paragraphs}
        onClick={add}
      >
        <Trans>Add a paragraph</Trans>
      </Button>
    </section>
  )
}

const UnsupportedSentences = () => {
  const { language, resume } = useLetterContext()
  const { paragraphs } = useLetter()
  const edit = useLetterEdit()
  const document = resume?.document ?? null
  const listUnsupported = (paragraph: LetterParagraph) =>
    listSentences(paragraph, language, document).filter(isUnsupported)
  const count = paragraphs.reduce((sum, paragraph) => sum + listUnsupported(paragraph).length, 0)
  if (count === 0) return null
  const remove = () =>
    edit.apply((current) =>
      paragraphs.flatMap((paragraph) => {
        const before = paragraph.text[language] ?? ''
        const after = listUnsupported(paragraph).reduce(
          (text, { text: sentence }) => removeSentence(text, sentence),
          before,
        )
        return setValue(current, ['letter', 'paragraphs', paragraph.id, 'text', language], after)
      }),
    )
  return (
    <Notice
      tone="fair"
      live="status"
      className="mb-4"
      title={
        <Plural
          value={count}
          one="# sentence says something that is no longer in your resume"
          other="# sentences say something that is no longer in your resume"
        />
      }
      actions={
        <Button size="small" onClick={remove}>
          <Plural value={count} one="Remove the sentence" other="Remove the sentences" />
        </Button>
      }
    >
      <Trans>
        Each of these sentences is marked below. Add the missing line back to your resume, or change or remove the
        sentence.
      </Trans>
    </Notice>
  )
}
