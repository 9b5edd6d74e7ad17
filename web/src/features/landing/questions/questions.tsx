import { Trans, useLingui } from '@lingui/react/macro'
import { QUESTIONS } from './questions-content.ts'

/** Questions and answers, each closed until it is pressed. */
export const Questions = () => {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="questions-title" className="border-t border-line">
      <div className="mx-auto grid w-full max-w-[76rem] gap-x-12 gap-y-8 px-5 py-16 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:py-24">
        <h2 id="questions-title" className="max-w-[12em] font-serif text-head tracking-tight">
          <Trans>Questions and answers</Trans>
        </h2>
        <div className="divide-y divide-line border-y border-line">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question.id}>
              <summary className="min-h-12 cursor-pointer py-4 font-medium text-lead">{i18n._(question)}</summary>
              <p className="max-w-prose pb-5 text-ink-soft">{i18n._(answer)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
