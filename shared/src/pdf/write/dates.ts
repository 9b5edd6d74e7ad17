/** UTC parts of an instant in ms, by plain arithmetic (days from civil, proleptic Gregorian). */
const partsOf = (ms: number) => {
  const days = Math.floor(ms / 86_400_000)
  const rest = Math.floor((ms - days * 86_400_000) / 1000)
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return [year, month, day, Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60]
}

const padded = (value: number) => String(value).padStart(2, '0')

/** `D:20240131235959+00'00'`; years outside 1970–2037, which jsPDF refuses, become the nearest of them. */
export const pdfDate = (ms: number): string => {
  const held = Math.min(Math.max(ms, 0), 2_145_916_799_000)
  return `D:${partsOf(held).map(padded).join('')}+00'00'`
}

/** `2024-01-31T23:59:59Z`. */
export const isoDate = (ms: number): string => {
  const [year, month, day, hour, minute, second] = partsOf(ms).map(padded)
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}
