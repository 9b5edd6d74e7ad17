import { useLingui } from '@lingui/react/macro'
import { Select } from '#web/ui/form/input.tsx'

interface DaysSelectProps<Days extends number> {
  options: readonly Days[]
  value: Days
  onChange: (value: Days) => void
  disabled?: boolean
}

/** After how many days a resume is deleted. */
export const DaysSelect = <Days extends number>({
  options,
  value,
  onChange,
  disabled = false,
}: DaysSelectProps<Days>) => {
  const { t } = useLingui()
  return (
    <Select
      value={String(value)}
      disabled={disabled}
      onChange={(event) => onChange(options.find((days) => String(days) === event.target.value) ?? value)}
    >
      {options.map((days) => (
        <option key={days} value={String(days)}>
          {t`After ${days} days`}
        </option>
      ))}
    </Select>
  )
}
