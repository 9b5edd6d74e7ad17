import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { type Language, otherLanguage } from '#shared/languages.ts'
import { EditorContext, useEditor } from '../editor-context.ts'
import { SkillsField } from '../fields/skills-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { StandaloneLines } from '../sections/lines/standalone-lines.tsx'
import type { TranslationRow } from './translation-groups.ts'
import { useRowName } from './use-row-name.ts'

/** One field in both languages; the language of the page is first. */
export const TranslationRowView = ({ row }: { row: TranslationRow }) => {
  const { language } = useEditor()
  return (
    <div className="grid items-start gap-x-4 gap-y-3 @md:grid-cols-2">
      {[language, otherLanguage(language)].map((each) => (
        <Side key={each} language={each}>
          <RowField row={row} language={each} />
        </Side>
      ))}
    </div>
  )
}

/** The fields in it are edited in `language`. */
const Side = ({ language, children }: { language: Language; children: ReactNode }) => {
  const editor = useEditor()
  const value = useMemo(() => ({ ...editor, language, isBesideOther: true }), [editor, language])
  return (
    <div data-side={language} className="min-w-0">
      <EditorContext value={value}>{children}</EditorContext>
    </div>
  )
}

const RowField = ({ row: { kind, path }, language }: { row: TranslationRow; language: Language }) => {
  const { t } = useLingui()
  const name = useRowName()(path)
  const label = language === 'es' ? t`${name} in Spanish` : t`${name} in English`
  if (kind === 'line') return <TextField path={path} label={label} localized />
  if (kind === 'list') return <SkillsField path={path} label={label} />
  return (
    <StandaloneLines
      path={path}
      label={label}
      getLineName={(number, count) => (count === 1 ? label : `${label}, ${number}`)}
    />
  )
}
