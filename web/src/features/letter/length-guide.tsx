import { Trans } from '@lingui/react/macro'
import { LETTER_WORDS, type LetterLength, measureLetter } from '#shared/resume/letter/letter-length.ts'
import { cx } from '#web/ui/cx.ts'
import { useLetter, useLetterContext } from './letter-context.ts'

const ADVICE: Readonly<Record<LetterLength, React.ReactNode>> = {
  empty: null,
  short: <Trans>a little short</Trans>,
  usual: <Trans>a typical length</Trans>,
  long: <Trans>a bit long. Shorter letters are more likely to be read to the end</Trans>,
}

/** How many words the letter has, and how many letters in its language usually have. */
export const LengthGuide = () => {
  const { language } = useLetterContext()
  const { paragraphs } = useLetter()
  const { words, length } = measureLetter(paragraphs, language)
  const { min, max } = LETTER_WORDS[language]
  if (length === 'empty') return null
  return (
    <p className={cx('text-note tabular-nums', length === 'usual' ? 'text-ink-soft' : 'text-fair')}>
      <Trans>
        {words} words (aim for {min} to {max}):
      </Trans>{' '}
      {ADVICE[length]}
    </p>
  )
}
