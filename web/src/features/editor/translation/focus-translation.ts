import type { Language } from '#shared/languages.ts'
import { fieldId } from '../fields/field-id.ts'

/** Finds a field of the view of both languages; without a language in the first one that has it. */
const findTranslation = (path: readonly string[], language?: Language): HTMLElement | null => {
  const side = language ? `[data-side="${language}"]` : '[data-side]'
  const id = CSS.escape(fieldId(path))
  return document.querySelector(`${side} [data-field="${id}"], ${side} [data-field^="${id}/"]`)
}

/** Whether the view of both languages is open and shows the field at a path. */
export const isInTranslation = (path: readonly string[]): boolean => findTranslation(path) !== null

/** Scrolls to a field of the view of both languages and focuses it in one language. */
export const focusTranslation = (path: readonly string[], language: Language): void => {
  const field = findTranslation(path, language)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
