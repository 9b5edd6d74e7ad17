import { useState } from 'react'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { findQuestions } from './find-questions.ts'
import { InfoBlocks } from './info-blocks.tsx'
import type { InfoTexts } from './info-texts.ts'

/** Questions with answers by topic, and a search that opens what it finds. */
export const HelpQuestions = ({ texts: { help, labels } }: { texts: InfoTexts }) => {
  const [query, setQuery] = useState('')
  const isSearching = query.trim() !== ''
  const topics = findQuestions(help, query)
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <search>
        <Field label={labels.search} hint={labels.searchHint}>
          <Input type="search" autoComplete="off" value={query} onChange={(event) => setQuery(event.target.value)} />
        </Field>
        <p role="status" className="min-h-6 py-3 text-ink-soft text-note">
          {isSearching && labels.found(count)}
        </p>
      </search>
      {topics.map(({ title, questions }) => (
        <section key={title} className="border-t border-line pt-7 pb-3">
          <h2 className="font-serif text-title">{title}</h2>
          <div className="mt-1 divide-y divide-line">
            {questions.map(({ question, answer }) => (
              // Another key closes the answers again when the search is emptied.
              <details key={`${isSearching} ${question}`} open={isSearching}>
                <summary className="min-h-12 cursor-pointer py-4 font-medium">{question}</summary>
                <div className="max-w-prose pb-5 text-ink-soft">
                  <InfoBlocks blocks={answer} labels={labels} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
