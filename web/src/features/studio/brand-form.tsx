import { Trans, useLingui } from '@lingui/react/macro'
import { checkColors } from '#shared/renderer/brand/check-colors.ts'
import { BRAND_LIMITS, type Brand, type BrandColors } from '#shared/resume/design/brand.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { FontsField } from './fonts-field.tsx'
import { LogoField } from './logo-field.tsx'

interface BrandFormProps {
  brand: Brand
  onReports: boolean
  /** Given the changed parts alone: fonts and logos arrive while others are changed. */
  onChange: (parts: Partial<Brand>) => void
  onReportsChange: (onReports: boolean) => void
}

/** Colors, fonts, logo and footer of a brand. */
export const BrandForm = ({ brand, onReports, onChange, onReportsChange }: BrandFormProps) => (
  <div className="flex flex-col gap-7">
    <ColorsField colors={brand.colors} onChange={(colors) => onChange({ colors })} />
    <FontsField brand={brand} onChange={onChange} />
    <LogoField logo={brand.logo} onChange={(logo) => onChange({ logo })} />
    <Field
      label={<Trans>Footer</Trans>}
      hint={<Trans>One line at the bottom of every page, such as your address.</Trans>}
    >
      <Input
        value={brand.footer ?? ''}
        maxLength={BRAND_LIMITS.footerChars}
        onChange={({ target }) => onChange({ footer: target.value === '' ? undefined : target.value })}
      />
    </Field>
    <Checkbox
      label={<Trans>Use this brand on analysis reports too</Trans>}
      hint={<Trans>Reports use your logo, fonts, main color and footer.</Trans>}
      checked={onReports}
      onChange={({ target }) => onReportsChange(target.checked)}
    />
  </div>
)

const ColorsField = ({ colors, onChange }: { colors: BrandColors; onChange: (colors: BrandColors) => void }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const low = checkColors(colors)
  const names: Readonly<Record<keyof BrandColors, string>> = {
    primary: t`Main color`,
    ink: t`Text color`,
    muted: t`Gray`,
    tint: t`Tint`,
  }
  const getError = (key: keyof BrandColors) => {
    const found = low.find(({ color }) => color === key)
    if (!found) return undefined
    const ratio = formatNumber(found.ratio, language, { minimumFractionDigits: 1 })
    return found.background === 'white'
      ? t`Contrast on white is ${ratio}:1. Aim for at least 4.5:1.`
      : t`Contrast on the tinted background is ${ratio}:1. Aim for at least 4.5:1.`
  }
  return (
    <fieldset>
      <legend className="mb-2 font-medium">
        <Trans>Colors</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-4">
        {(['primary', 'ink', 'muted', 'tint'] as const).map((key) => (
          <Field key={key} label={names[key]} error={getError(key)}>
            <Input
              type="color"
              className="cursor-pointer p-1"
              value={colors[key]}
              onChange={({ target }) => onChange({ ...colors, [key]: target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
