import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import type { Subject } from '#shared/scoring/subject.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import { ReadingDialog } from './reading-dialog.tsx'
import { listReadingRows, summarizeRows } from './reading-rows.ts'
import type { Correction } from './use-correction.ts'

interface ReadingQuestionsProps {
  results: AnalysisResults
  /** Null while it loads. */
  extraction: ParsedExtraction | null
  correction: Correction
}

type Question = NonNullable<AnalysisResults['questions']>[number]

const MAX_SHOWN_ROWS = 4

/** How much of the CV was understood, and what may have been misread: confirmed with one tap, or corrected here. */
export const ReadingQuestions = ({ results, extraction, correction }: ReadingQuestionsProps) => {
  const { understood, questions = [] } = results
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = useRef(false)
  const { answer, undo } = correction
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question goes when the results change
  useEffect(() => {
    // The pressed button went with its question.
    if (isAnswered.current && document.activeElement === document.body) heading.current?.focus()
    isAnswered.current = false
  }, [results])
  if (understood === undefined && questions.length === 0) return null
  return (
    <section aria-labelledby="reading-questions" className="border-sea border-s-4 ps-4">
      <h2
        ref={heading}
        id="reading-questions"
        tabIndex={-1}
        className="scroll-mt-24 font-medium text-lead outline-none"
      >
        {understood !== undefined ? (
          <Trans>We understood {understood}% of the words in your resume</Trans>
        ) : (
          <Plural value={questions.length} one="One question" other="# questions" />
        )}
      </h2>
      <div role="status" className="text-note">
        {correction.isCorrected && (
          <p className="mt-1 flex flex-wrap gap-x-3">
            <Trans>Your score now reflects your answers.</Trans>
            <button
              type="button"
              className={LINK_CLASS}
              onClick={() => {
                isAnswered.current = true
                undo()
              }}
            >
              <Trans>Undo</Trans>
            </button>
          </p>
        )}
      </div>
      {questions.length > 0 && (
        <>
          <p className="mt-1 max-w-prose text-note text-ink-soft">
            <Trans>
              Check the parts we’re not sure about. Until you do, they barely count. Each answer updates your score. The
              editor scores only what we’ve read, so your score may be lower there until you check these parts.
            </Trans>
          </p>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {questions.map((question) => (
              <li key={question.rules.join()} className="py-3">
                <p>{question.text}</p>
                {extraction && question.subject && (
                  <Answer
                    key={question.subject}
                    question={question}
                    subject={question.subject}
                    extraction={extraction}
                    onAnswer={(...answered) => {
                      isAnswered.current = true
                      return answer(...answered)
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface AnswerProps {
  question: Question
  subject: Subject
  extraction: ParsedExtraction
  onAnswer: Correction['answer']
}

/** What was read, and the two answers to it. */
const Answer = ({ question, subject, extraction, onAnswer }: AnswerProps) => {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const rows = listReadingRows(extraction.parsed.content, subject)
  const read = summarizeRows(rows, subject)
  const more = read.length - MAX_SHOWN_ROWS
  return (
    <>
      {read.length > 0 ? (
        <ul className="mt-1.5 space-y-0.5 border-line border-s-2 ps-3 text-note">
          {read.slice(0, MAX_SHOWN_ROWS).map((line) => (
            // A list that is one line is confirmed as a whole.
            <li key={line} className={cx('break-words', read.length > 1 && 'line-clamp-3')}>
              {line}
            </li>
          ))}
          {more > 0 && (
            <li className="text-ink-soft">
              <Plural value={more} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
      ) : (
        <p className="mt-1.5 text-ink-soft text-note">
          <Trans>We couldn’t read anything here.</Trans>
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {read.length > 0 && (
          <Button size="small" icon="check" onClick={() => onAnswer(subject, null)}>
            <Trans>Yes, that’s right</Trans>
          </Button>
        )}
        <Button size="small" icon="edit" onClick={() => setIsCorrecting(true)}>
          {read.length > 0 ? <Trans>Correct it</Trans> : <Trans>Add it</Trans>}
        </Button>
      </div>
      {isCorrecting && (
        <ReadingDialog
          subject={subject}
          question={question.text}
          rows={rows}
          lines={extraction.extracted.lines.map(({ text }) => text)}
          onAnswer={(corrected) => onAnswer(subject, corrected)}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </>
  )
}
