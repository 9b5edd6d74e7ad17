import { Trans, useLingui } from '@lingui/react/macro'
import { isCountry } from '#shared/countries.ts'
import { DEFAULT_FONT, FONT_FAMILIES, PAPERS } from '#shared/resume/schema/content.ts'
import type { Template } from '#shared/templates/template.ts'
import { CountryField } from '#web/components/country/country-field.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { useDocumentText, useDocumentValue, useEdit, useEditor } from '../editor-context.ts'
import { useWideViewport } from '../use-wide-viewport.ts'
import { ColorField } from './color-field.tsx'
import { SectionsPanel } from './sections-panel.tsx'

const FontField = ({ template }: { template: Template }) => {
  const { t } = useLingui()
  const value = useDocumentText(['styling', 'fontFamily'])
  const edit = useEdit()
  return (
    <Field
      label={<Trans>Font</Trans>}
      {...(template.font !== DEFAULT_FONT && { hint: <Trans>Designed with {template.font}</Trans> })}
    >
      <Select value={value} onChange={(event) => edit.set(['styling', 'fontFamily'], event.target.value)}>
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

const FitField = () => {
  const { t } = useLingui()
  const value = useDocumentValue(['styling', 'fitPages'])
  const edit = useEdit()
  return (
    <Field label={<Trans>Length</Trans>}>
      <Select
        value={typeof value === 'number' ? String(value) : ''}
        onChange={(event) => edit.set(['styling', 'fitPages'], Number(event.target.value) || undefined)}
      >
        <option value="">{t`As it comes`}</option>
        <option value="1">{t`Fit on 1 page`}</option>
        <option value="2">{t`Fit on 2 pages`}</option>
      </Select>
    </Field>
  )
}

const DocumentLanguage = () => {
  const { t } = useLingui()
  const { language } = useEditor()
  const edit = useEdit()
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-note font-medium">
        <Trans>Language of the resume</Trans>
      </span>
      <SegmentedControl
        legend={t`Language of the resume`}
        className="self-start"
        value={language}
        onChange={(next) => edit.set(['language'], next)}
        segments={[
          { value: 'es', label: t`Spanish` },
          { value: 'en', label: t`English` },
        ]}
      />
    </div>
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

/** Color, font, paper, length, language, country and sections of the resume. Collapsed on a narrow screen. */
export const DesignPanel = ({ template }: { template: Template }) => {
  const wide = useWideViewport()
  return (
    <details open={wide} className="border-y border-line py-2 lg:py-5">
      <summary className="min-h-11 py-2.5 font-medium lg:sr-only">
        <Trans>Design: color, font, paper, language</Trans>
      </summary>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-2 lg:pt-0">
        <ColorField template={template} />
        <DocumentLanguage />
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-[1.5fr_1fr_1.2fr]">
        <FontField template={template} />
        <PaperField />
        <FitField />
      </div>
      <div className="mt-4 sm:max-w-md">
        <DocumentCountry />
      </div>
      <SectionsPanel />
    </details>
  )
}
