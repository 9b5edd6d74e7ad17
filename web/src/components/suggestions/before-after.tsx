import { useLingui } from '@lingui/react/macro'
import { DiffText } from '../word-diff/diff-text.tsx'
import { diffWords } from '../word-diff/word-diff.ts'

/** Two texts under or beside each other, with the words that differ marked. */
export const BeforeAfter = (texts: { before: string; after: string }) => {
  const { t } = useLingui()
  const { before, after } = diffWords(texts.before, texts.after)
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      <p className="min-w-0 break-words">
        <span className="sr-only">{t`Before`}: </span>
        <DiffText segments={before} kind="removed" />
      </p>
      <p className="min-w-0 break-words">
        <span className="sr-only">{t`After`}: </span>
        <DiffText segments={after} kind="added" />
      </p>
    </div>
  )
}
