import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isUnsupported, type LetterSentence, removeSentence } from '#shared/resume/letter/claims.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

interface SentenceSourcesProps {
  sentences: readonly LetterSentence[]
  /** The text of the paragraph. */
  text: string
  onRemove: (text: string) => void
  /** Called with the sentence that was pressed. */
  onSelect: (sentence: string) => void
}

const joinQuotes = ({ sources }: LetterSentence): string => [...new Set(sources.map(({ quote }) => quote))].join(' · ')

/**
 * The sentences of a paragraph that say something about the person. The lines of the resume show on hover and focus; on
 * touch screens they are below each sentence.
 */
export const SentenceSources = ({ sentences, text, onRemove, onSelect }: SentenceSourcesProps) => {
  const { t } = useLingui()
  const claims = sentences.filter(({ sources }) => sources.length > 0)
  const hasUnsupported = claims.some(isUnsupported)
  if (claims.length === 0) return null
  return (
    <details className="mt-1" open={hasUnsupported}>
      <summary className="min-h-9 py-1.5 text-note text-ink-soft">
        <Plural value={claims.length} one="# sentence from your resume" other="# sentences from your resume" />
      </summary>
      <ul className="mt-1 border-t border-line">
        {claims.map((sentence) => (
          <li key={sentence.text} className="border-b border-line py-2">
            <Tooltip content={joinQuotes(sentence)} side="bottom">
              <button
                type="button"
                onClick={() => onSelect(sentence.text)}
                className={cx(
                  'block w-full rounded-faro border-s-2 ps-2 text-start text-note hover:bg-sunk',
                  isUnsupported(sentence) ? 'border-beam bg-fair-wash' : 'border-sea',
                )}
              >
                {isUnsupported(sentence) && <Icon name="warning" size={14} className="me-1 inline text-fair" />}
                {sentence.text}
                <VisuallyHidden>{t` From your resume: ${joinQuotes(sentence)}`}</VisuallyHidden>
              </button>
            </Tooltip>
            <p className="mt-1 ps-2.5 text-note text-ink-soft lg:hidden">{joinQuotes(sentence)}</p>
            {isUnsupported(sentence) && (
              <Button size="small" className="mt-1 ms-2" onClick={() => onRemove(removeSentence(text, sentence.text))}>
                <Trans>Remove this sentence</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
