import { useLingui } from '@lingui/react/macro'
import { Select } from '#web/ui/form/input.tsx'

interface LifetimeSelectProps<Days extends number | null> {
  /** Lifetimes in days; null for no end. */
  options: readonly Days[]
  value: Days
  onChange: (value: Days) => void
}

/** When something that gives access ends. */
export const LifetimeSelect = <Days extends number | null>({ options, value, onChange }: LifetimeSelectProps<Days>) => {
  const { t } = useLingui()
  const getLabel = (days: number | null): string => {
    if (days === null) return t`Never`
    return days === 365 ? t`In 1 year` : t`In ${days} days`
  }
  return (
    <Select
      value={String(value)}
      onChange={(event) => onChange(options.find((days) => String(days) === event.target.value) ?? value)}
    >
      {options.map((days) => (
        <option key={days} value={String(days)}>
          {getLabel(days)}
        </option>
      ))}
    </Select>
  )
}
