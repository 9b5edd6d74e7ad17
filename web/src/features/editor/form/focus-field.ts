import { countLetters, findLetter } from '#shared/renderer/draw/locate-fields.ts'
import { fieldId } from '../fields/field-id.ts'
import { selectText } from '../sections/lines/marked-dom.ts'

/** Where in a field the caret goes: after so many letters and digits, or at a quoted text. */
export type FieldTarget = { readonly letters: number; readonly isWordStart: boolean } | { readonly quote: string }

/** Frames in which a form that is being opened has to show its fields. */
const MAX_FRAMES = 60

const query = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Opens the entry of a path, and what else hides its fields. */
const revealEntry = ([list, id]: readonly string[]): void => {
  const entry = id === undefined ? null : query(`[data-entry="${CSS.escape(`${list}/${id}`)}"]`)
  entry?.querySelector<HTMLElement>(':scope > div > button[aria-expanded="false"]')?.click()
  const details = (entry ?? query(`[data-entries="${CSS.escape(list ?? '')}"]`))?.closest('details')
  if (details) details.open = true
}

const listFields = (path: readonly string[]): HTMLElement[] => {
  const id = CSS.escape(fieldId(path))
  return [...document.querySelectorAll<HTMLElement>(`[data-field="${id}"], [data-field^="${id}/"]`)]
}

/** The fields of a path, or of its longest prefix that has some: a path may point inside of a field. */
const findFields = (path: readonly string[]): HTMLElement[] => {
  for (let length = path.length; length > 0; length--) {
    const found = listFields(path.slice(0, length)).filter((field) => !field.matches(':disabled'))
    if (found.length > 0) return found
    // An entry that goes on has a check box in place of its end.
    if (path[length - 1] === 'endDate') return listFields([...path.slice(0, length - 1), 'current'])
  }
  return []
}

const getText = (field: HTMLElement): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '')

interface Place {
  readonly field: HTMLElement
  readonly start: number
  readonly end: number
}

const findQuote = (fields: readonly HTMLElement[], quote: string): Place | null => {
  const text = quote.replace(/…$/, '')
  for (const field of text === '' ? [] : fields) {
    const start = getText(field).indexOf(text)
    if (start >= 0) return { field, start, end: start + text.length }
  }
  return null
}

/** The lines of a description are fields of their own: letters are counted through all of them. */
const findPlace = (fields: readonly HTMLElement[], letters: number, isWordStart: boolean): Place | null => {
  let left = letters
  for (const field of fields) {
    const text = getText(field)
    const count = countLetters(text)
    if (left < count || (left === count && !isWordStart) || field === fields.at(-1)) {
      // A date is drawn in other words than it is typed.
      const place = field.dataset['select'] === 'all' ? [0, text.length] : [findLetter(text, left, isWordStart)]
      return { field, start: place[0] ?? 0, end: place.at(-1) ?? 0 }
    }
    left -= count
  }
  return null
}

const placeCaret = ({ field, start, end }: Place): void => {
  if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionStart !== null))
    field.setSelectionRange(start, end)
  else if (field.isContentEditable) selectText(field, { start, end })
}

const showField = (path: readonly string[], target: FieldTarget | undefined, frames: number): void => {
  revealEntry(path)
  const fields = findFields(path)
  const isWaiting =
    fields.length === 0 ||
    fields[0]?.closest('[inert]') ||
    (path.length > 1 && listFields(path.slice(0, 2)).length === 0)
  if (isWaiting && frames > 0) {
    requestAnimationFrame(() => showField(path, target, frames - 1))
    return
  }
  const place =
    target &&
    ('quote' in target ? findQuote(fields, target.quote) : findPlace(fields, target.letters, target.isWordStart))
  const field = place?.field ?? fields[0]
  // A pinned finding covers the upper half of a phone.
  const isCovered = query('[data-pinned]') !== null
  field?.scrollIntoView({ block: isCovered ? 'end' : 'center' })
  field?.focus({ preventScroll: true })
  if (place) placeCaret(place)
}

/** Scrolls to the field of a document path, focuses it, and puts the caret where `target` says. */
export const focusField = (path: readonly string[], target?: FieldTarget): void => showField(path, target, MAX_FRAMES)
