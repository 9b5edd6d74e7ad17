import { Trans, useLingui } from '@lingui/react/macro'
import { otherLanguage } from '#shared/languages.ts'
import { moveItem, removeItem, setValue } from '#shared/resume/edits/create-changes.ts'
import { listSentences } from '#shared/resume/letter/claims.ts'
import type { LetterParagraph } from '#shared/resume/letter/letter.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import { useLetterContext, useLetterEdit } from '../letter-context.ts'
import { SentenceSources } from './sentence-sources.tsx'

interface ParagraphEditorProps {
  paragraph: LetterParagraph
  number: number
  count: number
}

const LIST = ['letter', 'paragraphs']

const getFieldId = (id: string): string => `letter/paragraph-${id}`

/** Selects a sentence in the text area of its paragraph. */
const selectText = (id: string, sentence: string): void => {
  const field = document.querySelector(`[data-field="${getFieldId(id)}"]`)
  if (!(field instanceof HTMLTextAreaElement)) return
  const start = field.value.indexOf(sentence)
  if (start < 0) return
  field.focus()
  field.setSelectionRange(start, start + sentence.length)
}

/** A paragraph, with the sentences that come from the resume. */
export const ParagraphEditor = ({ paragraph, number, count }: ParagraphEditorProps) => {
  const { t } = useLingui()
  const { language, resume } = useLetterContext()
  const { apply, set } = useLetterEdit()
  const { id, text } = paragraph
  const value = text[language] ?? ''
  const sentences = listSentences(paragraph, language, resume?.document ?? null)
  const move = (to: number) => apply((document) => moveItem(document, LIST, id, to))
  return (
    <div>
      <Field
        label={t`Paragraph ${number}`}
        hint={
          value === '' && (text[otherLanguage(language)] ?? '') !== '' ? (
            <Trans>
              You haven’t written this paragraph in this language yet, so the page shows it in the other language.
            </Trans>
          ) : undefined
        }
        aside={
          <span className="inline-flex">
            <IconButton
              size="small"
              icon="arrow-up"
              label={t`Move paragraph ${number} up`}
              disabled={number === 1}
              onClick={() => move(number - 2)}
            />
            <IconButton
              size="small"
              icon="arrow-down"
              label={t`Move paragraph ${number} down`}
              disabled={number === count}
              onClick={() => move(number)}
            />
            <IconButton
              size="small"
              icon="trash"
              label={t`Delete paragraph ${number}`}
              onClick={() => apply((document) => removeItem(document, LIST, id))}
            />
          </span>
        }
      >
        <Textarea
          value={value}
          rows={3}
          lang={language}
          spellCheck
          className="field-sizing-content"
          maxLength={LIMITS.proseChars}
          data-field={getFieldId(id)}
          onChange={({ target }) =>
            apply((document) =>
              setValue(document, [...LIST, id, 'text', language], target.value === '' ? undefined : target.value),
            )
          }
        />
      </Field>
      <SentenceSources
        sentences={sentences}
        text={value}
        onRemove={(next) => set([...LIST, id, 'text', language], next, false)}
        onSelect={(sentence) => selectText(id, sentence)}
      />
    </div>
  )
}
