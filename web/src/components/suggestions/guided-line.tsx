import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { type ComposeProblem, composeLine, type LineAnswers } from '#shared/scoring/suggestions/compose-line.ts'
import { type LineCard, type LineQuestion, toLineChange } from '#shared/scoring/suggestions/line-card.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { BeforeAfter } from './before-after.tsx'
import { Points } from './points.tsx'
import { useGain } from './use-gain.ts'

interface GuidedLineProps {
  card: LineCard
  document: ResumeDocument
  onAccept: (change: Change) => void
}

const MAX_ANSWER_CHARS = 200
const NO_ANSWERS: LineAnswers = { action: '', count: '', result: '' }

/** Asks for what only the person knows about a line, and composes the line from the answers. */
export const GuidedLine = ({ card, document, onAccept }: GuidedLineProps) => {
  const { t } = useLingui()
  const getQuestion = useQuestions(document.language)
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const composed = composeLine(card.draft, answers, document.language, card.tense)
  const change = 'line' in composed ? toLineChange(card, composed.line) : null
  const gain = useGain(document, change ? [change] : [])
  const getProblem = useProblems()
  const problem = 'problem' in composed ? getProblem(composed.problem, answers) : null
  return (
    <form
      className="space-y-3"
      aria-label={t`Questions about this line`}
      onSubmit={(event) => {
        event.preventDefault()
        // The form may stand inside the form of the editor, which downloads the PDF.
        event.stopPropagation()
        if (change) onAccept(change)
      }}
    >
      {card.questions.map((question) => (
        <Field key={question} {...getQuestion(question)}>
          <Input
            value={answers[question]}
            maxLength={MAX_ANSWER_CHARS}
            lang={document.language}
            onChange={(event) => setAnswers({ ...answers, [question]: event.target.value })}
          />
        </Field>
      ))}
      <div aria-live="polite">
        {problem && <p className="text-note text-ink-soft">{problem}</p>}
        {'line' in composed && <BeforeAfter before={card.text} after={composed.line} />}
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" icon="check" disabled={change === null}>
          <Trans>Accept</Trans>
        </Button>
        <Points value={gain} />
      </p>
    </form>
  )
}

/** Returns the label and example of a question; the examples are in the language of the resume. */
const useQuestions = (language: ResumeDocument['language']) => {
  const { t } = useLingui()
  const isSpanish = language === 'es'
  const questions: Readonly<Record<LineQuestion, { label: string; hint: string }>> = {
    action: {
      label: t`What did you do?`,
      hint: t`Start with a verb, such as “${isSpanish ? 'organicé el almacén' : 'organized the warehouse'}.”`,
    },
    count: {
      label: t`How many, or how much?`,
      hint: t`Enter a number and what it refers to, for example “${isSpanish ? '40 pedidos al día' : '40 orders a day'}.”`,
    },
    result: {
      label: t`What was the result?`,
      hint: t`For example, “${isSpanish ? 'reduje las esperas un 15 %' : 'cut waiting times by 15%'}.” Leave this empty if you don’t know.`,
    },
  }
  return (question: LineQuestion) => questions[question]
}

/** Returns a function from a problem to its sentence; nothing is wrong before the first answer. */
const useProblems = () => {
  const { t } = useLingui()
  const messages: Readonly<Record<ComposeProblem, string | null>> = {
    'no-answer': null,
    'weak-action': t`This line doesn’t say what you did. Start with a verb.`,
    'no-number': t`Enter a number in “How many, or how much?”`,
    'number-alone': t`Say what the number refers to.`,
  }
  return (problem: ComposeProblem, answers: LineAnswers): string | null =>
    Object.values(answers).every((answer) => answer === '') ? null : messages[problem]
}
