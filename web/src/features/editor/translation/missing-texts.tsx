import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type Language, otherLanguage } from '#shared/languages.ts'
import { stripMarks } from '#shared/resume/prose/marks.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { copyUntranslated, type LocalizedField } from '#shared/resume/translation/localized-fields.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { LanguageName } from '../fields/language-name.tsx'
import { focusTranslation } from './focus-translation.ts'
import { TranslateByModel } from './translate-by-model.tsx'
import { getEntryName } from './translation-groups.ts'
import { useRowName } from './use-row-name.ts'

interface MissingTextsProps {
  document: ResumeDocument
  fields: readonly LocalizedField[]
  language: Language
}

/** How many fields have no text in a language, which they are, and a button that copies all from the other one. */
export const MissingTexts = ({ document, fields, language }: MissingTextsProps) => {
  const edit = useEdit()
  const [isOpen, setOpen] = useState(false)
  const other = otherLanguage(language)
  const written = fields.filter(({ text }) => text.es !== '' || text.en !== '')
  const missing = written.filter(({ text }) => text[language] === '')
  const [count, total] = [missing.length, written.length]
  if (count === 0)
    return (
      <p role="status" data-missing={language} className="flex items-center gap-2 text-good">
        <Icon name="check" size={18} />
        <span>
          <LanguageName language={language} />: <Trans>no empty fields</Trans>
        </span>
      </p>
    )
  return (
    <div data-missing={language}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <button
          type="button"
          aria-expanded={isOpen}
          className="group flex min-h-9 min-w-0 flex-1 basis-56 items-center gap-2 text-start"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon
            name="chevron-right"
            size={18}
            className="text-ink-soft transition-transform group-aria-expanded:rotate-90"
          />
          <span>
            <span className="font-medium">
              <LanguageName language={language} />
            </span>
            :{' '}
            <Trans>
              {count} of <Plural value={total} one="# field" other="# fields" /> empty
            </Trans>
          </span>
        </button>
        <TranslateByModel document={document} fields={written} language={language} />
        <Button size="small" icon="copy" onClick={() => edit.apply((current) => copyUntranslated(current, language))}>
          {other === 'es' ? <Trans>Copy everything from Spanish</Trans> : <Trans>Copy everything from English</Trans>}
        </Button>
      </div>
      {isOpen && <MissingList document={document} missing={missing} language={language} />}
    </div>
  )
}

interface MissingListProps {
  document: ResumeDocument
  missing: readonly LocalizedField[]
  language: Language
}

const MissingList = ({ document, missing, language }: MissingListProps) => {
  const { language: pageLanguage } = useEditor()
  const getRowName = useRowName()
  const other = otherLanguage(language)
  return (
    <ul className="mt-1 flex flex-col gap-1 text-note">
      {missing.map(({ path, text }) => (
        <li key={path.join('/')} className="truncate py-0.5 ps-7">
          <button type="button" className={LINK_CLASS} onClick={() => focusTranslation(path, language)}>
            {[getEntryName(document, path, pageLanguage), getRowName(path)].filter(Boolean).join(': ')}
          </button>{' '}
          <span lang={other} className="text-ink-soft">
            {stripMarks(text[other])}
          </span>
        </li>
      ))}
    </ul>
  )
}
