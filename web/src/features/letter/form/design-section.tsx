import { Trans } from '@lingui/react/macro'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { diffDocuments } from '#shared/resume/edits/diff-documents.ts'
import { PAPERS } from '#shared/resume/schema/content.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { applyTemplateStyling } from '#shared/templates/apply-saved-design.ts'
import type { Template } from '#shared/templates/template.ts'
import { BrandField } from '#web/components/templates/brand-field.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { useLetterContext, useLetterEdit, useLetterText } from '../letter-context.ts'

type Styled = Pick<ResumeDocument, 'styling'>

/** The styling with template, color, font, paper and brand of the resume. */
const withLook = (styling: Styled['styling'], { document }: { readonly document: Styled }): Styled['styling'] => {
  const { template, primaryColor, fontFamily, paper, design, brand, brandFaces } = document.styling
  return { ...styling, template, primaryColor, fontFamily, paper, design, brand, brandFaces }
}

/** Template and paper of the letter, which are those of the resume at first. */
export const DesignSection = ({
  templates,
  template,
}: {
  templates: readonly Template[]
  template: Template | null
}) => {
  const language = useLanguage()
  const { resume, store } = useLetterContext()
  const { apply } = useLetterEdit()
  const paper = useLetterText(['styling', 'paper']) || 'a4'
  const choose = (id: string) => {
    const next = templates.find((one) => one.id === id)
    if (next)
      apply((document) =>
        diffDocuments(document, { ...document, styling: applyTemplateStyling(document.styling, next) }),
      )
  }
  const copyLook = () => {
    if (resume)
      apply((document) => diffDocuments(document, { ...document, styling: withLook(document.styling, resume) }))
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
      <div className="sm:col-span-2">
        <BrandField store={store} />
      </div>
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
