import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DATE_FORMATS, type DateFormat, FONT_FAMILIES } from '#shared/resume/schema/content.ts'
import type { Template } from '#shared/templates/template.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { useDocumentText, useDocumentValue, useEdit } from '../editor-context.ts'
import { PhotoCropFields } from './photo-crop-fields.tsx'

const TEXT_STEPS = [0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2]
const LINE_STEPS = [0.9, 0.95, 1, 1.05, 1.1, 1.2]
const SPACE_STEPS = [0.6, 0.8, 1, 1.2, 1.4, 1.6]
const MARGIN_STEPS = [0.7, 0.8, 0.9, 1, 1.1, 1.2]

interface ScaleFieldProps {
  label: ReactNode
  name: 'textScale' | 'lineScale' | 'spaceScale' | 'marginScale'
  steps: readonly number[]
}

/** A share of the template's own measure. */
const ScaleField = ({ label, name, steps }: ScaleFieldProps) => {
  const language = useLanguage()
  const value = useDocumentValue(['styling', name])
  const edit = useEdit()
  const current = typeof value === 'number' ? value : 1
  const shown = steps.includes(current) ? steps : [...steps, current].sort((a, b) => a - b)
  return (
    <Field label={label}>
      <Select
        value={String(current)}
        onChange={({ target }) => edit.set(['styling', name], target.value === '1' ? undefined : Number(target.value))}
      >
        {shown.map((step) => (
          <option key={step} value={String(step)}>
            {formatNumber(step, language, { style: 'percent' })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const HeadingFontField = ({ template }: { template: Template }) => {
  const { t } = useLingui()
  const value = useDocumentText(['styling', 'displayFont'])
  const edit = useEdit()
  return (
    <Field label={<Trans>Heading font</Trans>}>
      <Select
        value={value}
        onChange={({ target }) => edit.set(['styling', 'displayFont'], target.value === '' ? undefined : target.value)}
      >
        <option value="">{t`Template default (${template.displayFont})`}</option>
        {FONT_FAMILIES.map((font) => (
          <option key={font} value={font}>
            {font}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const DateFormatField = () => {
  const { t } = useLingui()
  const value = useDocumentText(['styling', 'dateFormat']) || 'short'
  const edit = useEdit()
  const names: Readonly<Record<DateFormat, string>> = {
    short: t`Short month: Mar 2021`,
    long: t`Full month: March 2021`,
    numeric: t`Numbers: 03/2021`,
    year: t`Year only: 2021`,
  }
  return (
    <Field label={<Trans>Dates</Trans>}>
      <Select
        value={value}
        onChange={({ target }) =>
          edit.set(['styling', 'dateFormat'], target.value === 'short' ? undefined : target.value)
        }
      >
        {DATE_FORMATS.map((format) => (
          <option key={format} value={format}>
            {names[format]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const OrderField = ({ template }: { template: Template }) => {
  const { t } = useLingui()
  const value = useDocumentText(['styling', 'entryOrder']) || template.entry.order
  const edit = useEdit()
  return (
    <Field label={<Trans>Start each job with</Trans>}>
      <Select
        value={value}
        onChange={({ target }) =>
          edit.set(['styling', 'entryOrder'], target.value === template.entry.order ? undefined : target.value)
        }
      >
        <option value="company-first">{t`The company`}</option>
        <option value="position-first">{t`The position`}</option>
      </Select>
    </Field>
  )
}

const IconsField = ({ template }: { template: Template }) => {
  const value = useDocumentValue(['styling', 'icons'])
  const edit = useEdit()
  const checked = typeof value === 'boolean' ? value : template.icons
  return (
    <Checkbox
      label={<Trans>Icons before contact details</Trans>}
      checked={checked}
      onChange={() => edit.set(['styling', 'icons'], checked === template.icons ? !checked : undefined)}
    />
  )
}

/** Measures, faces and details that the person sets; what is not set is as the template has it. */
export const TypographyPanel = ({ template }: { template: Template }) => (
  <details>
    <summary className="min-h-9 py-1.5 text-note font-medium">
      <Trans>Sizes, spacing and details</Trans>
    </summary>
    <div className="mt-2 flex flex-col gap-4">
      <div className="grid grid-cols-2 items-end gap-3">
        <ScaleField name="textScale" label={<Trans>Text size</Trans>} steps={TEXT_STEPS} />
        <ScaleField name="lineScale" label={<Trans>Line spacing</Trans>} steps={LINE_STEPS} />
        <ScaleField name="spaceScale" label={<Trans>Section spacing</Trans>} steps={SPACE_STEPS} />
        <ScaleField name="marginScale" label={<Trans>Margins</Trans>} steps={MARGIN_STEPS} />
      </div>
      <HeadingFontField template={template} />
      <DateFormatField />
      <OrderField template={template} />
      <IconsField template={template} />
      <PhotoCropFields template={template} />
    </div>
  </details>
)
