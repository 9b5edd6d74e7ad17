import { Trans } from '@lingui/react/macro'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { PAPERS } from '#shared/resume/schema/content.ts'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { useLetterContext, useLetterEdit, useLetterText } from '../letter-context.ts'

const LOOK = ['template', 'primaryColor', 'fontFamily', 'paper'] as const

/** Template and paper of the letter, which are those of the resume at first. */
export const DesignSection = ({
  templates,
  template,
}: {
  templates: readonly Template[]
  template: Template | null
}) => {
  const language = useLanguage()
  const { resume } = useLetterContext()
  const { apply } = useLetterEdit()
  const paper = useLetterText(['styling', 'paper']) || 'a4'
  const choose = (id: string) => {
    const next = templates.find((one) => one.id === id)
    const color = next?.colorSchemes[0]?.primary
    if (!next || !color) return
    apply((document) => [
      ...setValue(document, ['styling', 'template'], next.id),
      ...setValue(document, ['styling', 'primaryColor'], color),
    ])
  }
  const copyLook = () => {
    const styling = resume?.document.styling
    if (styling) apply((document) => LOOK.flatMap((key) => setValue(document, ['styling', key], styling[key])))
  }
  return (
    <section aria-labelledby="letter-design" className="mt-8 grid gap-4 @lg:grid-cols-2">
      <h2 id="letter-design" className="font-serif text-title @lg:col-span-2">
        <Trans>Design</Trans>
      </h2>
      <Field label={<Trans>Template</Trans>}>
        <Select value={template?.id ?? ''} onChange={({ target }) => choose(target.value)}>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>Paper</Trans>}>
        <Select
          value={paper}
          onChange={({ target }) => apply((document) => setValue(document, ['styling', 'paper'], target.value))}
        >
          {PAPERS.map((one) => (
            <option key={one} value={one}>
              {one === 'a4' ? 'A4' : 'Letter'}
            </option>
          ))}
        </Select>
      </Field>
      {resume && (
        <div className="@lg:col-span-2">
          <Button size="small" icon="palette" onClick={copyLook}>
            <Trans>Same as the resume</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
