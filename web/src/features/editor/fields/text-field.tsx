import type { ComponentProps, ReactNode } from 'react'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { useDocumentText, useEdit, useEditor } from '../editor-context.ts'
import { useFieldProblem } from '../validation/problem-context.ts'
import { CompletingInput } from './completion/completing-input.tsx'
import type { CompletionKind } from './completion/find-completions.ts'
import { FieldAside } from './field-aside.tsx'
import { fieldId } from './field-id.ts'
import { useLowConfidence } from './low-confidence.tsx'
import { TranslationHint } from './translation-hint.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  path: readonly string[]
  label: ReactNode
  hint?: ReactNode
  /** Stores one value for each language of the document. */
  localized?: boolean
  /** Proposes how to complete the text. */
  completion?: CompletionKind
  className?: string
}

/** A text of the document, saved at each keystroke. */
export const TextField = ({ path, label, hint, localized = false, completion, className, ...rest }: TextFieldProps) => {
  const { language } = useEditor()
  const full = localized ? [...path, language] : path
  const value = useDocumentText(full)
  const edit = useEdit()
  const { doubtful, clear } = useLowConfidence(path)
  const error = useFieldProblem(path)
  const write = (text: string) => {
    edit.set(full, localized && text === '' ? undefined : text)
    if (doubtful) clear()
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={<FieldAside path={path} doubtful={doubtful} />}
      {...(className && { className })}
    >
      {completion ? (
        <CompletingInput
          kind={completion}
          value={value}
          maxLength={LIMITS.lineChars}
          data-field={fieldId(path)}
          lang={language}
          spellCheck={localized}
          {...rest}
          autoComplete="off"
          onWrite={write}
        />
      ) : (
        <Input
          value={value}
          maxLength={LIMITS.lineChars}
          data-field={fieldId(path)}
          lang={language}
          spellCheck={localized}
          {...rest}
          onChange={(event) => write(event.target.value)}
        />
      )}
      {localized && value === '' && <TranslationHint path={path} onUse={write} />}
    </Field>
  )
}
