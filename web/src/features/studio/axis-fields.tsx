import type { ReactNode } from 'react'
import type { DesignAxes } from '#shared/resume/design/design-axes.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'

interface ChoiceProps<Value extends string> {
  label: ReactNode
  value: Value
  /** The values that can be chosen, with their names. */
  names: Readonly<Partial<Record<Value, string>>>
  onChange: (value: Value) => void
}

const isKey = <Value extends string>(names: Readonly<Partial<Record<Value, string>>>, key: string): key is Value =>
  Object.hasOwn(names, key)

/** A choice of one form of an axis. */
export const Choice = <Value extends string>({ label, value, names, onChange }: ChoiceProps<Value>) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => isKey(names, target.value) && onChange(target.value)}>
      {Object.entries<string | undefined>(names).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
)

interface RangeProps {
  label: ReactNode
  value: number
  min: number
  max: number
  step: number
  /** The value as it is shown. */
  text: string
  onChange: (value: number) => void
}

/** A measure of the design. */
export const Range = ({ label, value, min, max, step, text, onChange }: RangeProps) => (
  <Field label={label} aside={text}>
    <Input
      type="range"
      className="px-0 accent-sea"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={text}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </Field>
)

/** Fields of one part of the page, which can be closed. */
export const Group = ({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) => (
  <details open={open} className="border-line border-t">
    <summary className="min-h-11 py-2.5 font-medium">{title}</summary>
    <div className="grid gap-4 pb-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">{children}</div>
  </details>
)

export interface AxesProps {
  axes: DesignAxes
  set: (parts: Partial<DesignAxes>) => void
}

/** `10.5 pt`. */
export const usePoints = () => {
  const language = useLanguage()
  return (value: number) => `${formatNumber(value, language, { maximumFractionDigits: 2 })} pt`
}
