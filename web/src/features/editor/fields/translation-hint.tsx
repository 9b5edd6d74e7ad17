import { Trans } from '@lingui/react/macro'
import { otherLanguage } from '#shared/languages.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDocumentValue, useEditor } from '../editor-context.ts'
import { LanguageName } from './language-name.tsx'

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : ''

/** Below a field that is empty in this language: the text of the other one, which is printed instead. */
export const TranslationHint = ({ path, onUse }: { path: readonly string[]; onUse: (text: string) => void }) => {
  const { language, isBesideOther } = useEditor()
  const other = otherLanguage(language)
  const text = toText(useDocumentValue([...path, other]))
  if (text === '') return null
  return (
    <div className="flex items-start justify-between gap-3 border-s-2 border-beam ps-3 text-note text-ink-soft">
      <p className="line-clamp-2 min-w-0">
        <span className="font-medium text-fair">
          {isBesideOther ? (
            <Trans>Not translated yet</Trans>
          ) : (
            <Trans>
              Not translated yet (<LanguageName language={other} />
              ):
            </Trans>
          )}
        </span>{' '}
        {!isBesideOther && <span lang={other}>{text}</span>}
      </p>
      <Button size="small" kind="quiet" onClick={() => onUse(text)}>
        <Trans>Copy</Trans>
      </Button>
    </div>
  )
}
