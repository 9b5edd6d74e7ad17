import { type ReactNode, useRef, useState } from 'react'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { joinSkills, splitSkills } from '#shared/resume/schema/skills.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/input.tsx'
import { useDocumentValue, useEdit, useEditor } from '../editor-context.ts'
import { getTypedSkill, SkillCompletions } from './completion/skill-completions.tsx'
import { useCompletions } from './completion/use-completions.ts'
import { fieldId } from './field-id.ts'
import { LowConfidenceBadge, useLowConfidence } from './low-confidence.tsx'
import { TranslationHint } from './translation-hint.tsx'

interface SkillsFieldProps {
  path: readonly string[]
  label: ReactNode
  hint?: ReactNode
  placeholder?: string
  localized?: boolean
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((v) => typeof v === 'string')

/** Comma-separated text stored as a list. It is normalized on blur, not while typing. */
export const SkillsField = ({ path, label, hint, placeholder, localized = true }: SkillsFieldProps) => {
  const { language } = useEditor()
  const full = localized ? [...path, language] : path
  const value = useDocumentValue(full)
  const stored = isStringArray(value) ? value : []
  const [typed, setTyped] = useState<{ text: string; items: readonly string[] } | null>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const edit = useEdit()
  const { doubtful, clear } = useLowConfidence(path)
  const text = typed && isDeepEqual(typed.items, stored) ? typed.text : joinSkills(stored)

  const { found, load } = useCompletions('skills', getTypedSkill(text))

  const write = (next: string) => {
    const items = splitSkills(next)
    setTyped({ text: next, items })
    edit.set(full, localized && items.length === 0 ? undefined : items)
    if (doubtful) clear()
  }
  const complete = (next: string) => {
    write(next)
    input.current?.focus()
  }
  return (
    <Field label={label} hint={hint} aside={doubtful ? <LowConfidenceBadge /> : undefined}>
      <Textarea
        ref={input}
        rows={3}
        value={text}
        placeholder={placeholder}
        lang={language}
        spellCheck
        data-field={fieldId(path)}
        onChange={(event) => write(event.target.value)}
        onFocus={load}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.parentElement?.contains(relatedTarget)) setTyped(null)
        }}
      />
      <SkillCompletions found={typed ? found : []} text={text} onWrite={complete} />
      {localized && stored.length === 0 && <TranslationHint path={path} onUse={write} />}
    </Field>
  )
}
