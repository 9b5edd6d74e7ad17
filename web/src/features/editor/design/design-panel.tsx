import { Trans, useLingui } from '@lingui/react/macro'
import { isCountry } from '#shared/countries.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { DEFAULT_FONT, FONT_FAMILIES, PAPERS } from '#shared/resume/schema/content.ts'
import type { Template } from '#shared/templates/template.ts'
import { CountryField } from '#web/components/country/country-field.tsx'
import { BrandField } from '#web/components/templates/brand-field.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { useDocumentText, useDocumentValue, useEdit, useEditor } from '../editor-context.ts'
import { TemplateStrip } from '../switcher/template-strip.tsx'
import { useWorkspace } from '../workspace/use-workspace.ts'
import { ColorField } from './color-field.tsx'
import { DocumentLanguage } from './document-language.tsx'
import { FitField } from './fit-field.tsx'
import { SectionsPanel } from './sections-panel.tsx'
import { TypographyPanel } from './typography-panel.tsx'

const FontField = ({ template }: { template: Template }) => {
  const { t } = useLingui()
  const value = useDocumentText(['styling', 'fontFamily'])
  const edit = useEdit()
  return (
    <Field
      label={<Trans>Font</Trans>}
      {...(template.font !== DEFAULT_FONT && { hint: <Trans>Best with {template.font}</Trans> })}
    >
      <Select
        value={value}
        onChange={({ target }) =>
          edit.apply((document) => [
            ...setValue(document, ['styling', 'fontFamily'], target.value),
            ...setValue(document, ['styling', 'ownFont'], target.value === template.font),
          ])
        }
      >
        {FONT_FAMILIES.map((font) => (
          <option key={font} value={font}>
            {font === DEFAULT_FONT ? t`${font} (recommended)` : font}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const PaperField = () => {
  const value = useDocumentText(['styling', 'paper']) || 'a4'
  const edit = useEdit()
  return (
    <Field label={<Trans>Paper</Trans>}>
      <Select value={value} onChange={(event) => edit.set(['styling', 'paper'], event.target.value)}>
        {PAPERS.map((paper) => (
          <option key={paper} value={paper}>
            {paper === 'a4' ? 'A4' : 'Letter'}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const DocumentCountry = () => {
  const value = useDocumentValue(['country'])
  const edit = useEdit()
  return (
    <CountryField
      country={isCountry(value) ? value : undefined}
      onCountry={(country) => edit.set(['country'], country)}
    />
  )
}

/** Color, font, paper, length, measures, country and sections of the resume; on a narrow screen its language too. */
export const DesignPanel = ({ template }: { template: Template }) => {
  const { wide } = useWorkspace()
  const { store } = useEditor()
  return (
    <div className="flex flex-col gap-5">
      {!wide && <TemplateStrip template={template} />}
      <ColorField template={template} />
      {!wide && <DocumentLanguage labelled />}
      <FontField template={template} />
      <BrandField store={store} />
      <div className="grid gap-5 max-lg:grid-cols-2 max-lg:gap-3">
        <PaperField />
        <FitField />
      </div>
      <TypographyPanel template={template} />
      <DocumentCountry />
      <SectionsPanel />
    </div>
  )
}
