import { toUtcParts } from '../../utc.ts'

const listUtcParts = (ms: number): number[] => {
  const { year, month, day, hour, minute, second } = toUtcParts(ms)
  return [year, month, day, hour, minute, second]
}

const padTwoDigits = (value: number) => String(value).padStart(2, '0')

/** `D:20240131235959+00'00'`. jsPDF rejects years outside 1970–2037, so others are clamped. */
export const formatPdfDate = (ms: number): string => {
  const clamped = Math.min(Math.max(ms, 0), 2_145_916_799_000)
  return `D:${listUtcParts(clamped).map(padTwoDigits).join('')}+00'00'`
}

/** UTC ms as `2024-01-31T23:59:59Z`. */
export const formatIsoDate = (ms: number): string => {
  const [year, month, day, hour, minute, second] = listUtcParts(ms).map(padTwoDigits)
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}
