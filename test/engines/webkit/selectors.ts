/** Selectors in the language of Playwright's script for pages, as its own locators write them. */
export type Name = string | RegExp

const quoteText = (text: Name, exact = false): string =>
  typeof text === 'string'
    ? `${JSON.stringify(text)}${exact ? 's' : 'i'}`
    : String(text).replaceAll('>>', String.raw`\>\>`)

const quoteAttribute = (value: Name, exact = false): string =>
  typeof value === 'string'
    ? `"${value.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"${exact ? 's' : 'i'}`
    : String(value).replaceAll('>>', String.raw`\>\>`)

export interface RoleOptions {
  readonly name?: Name
  readonly exact?: boolean
  readonly level?: number
  readonly checked?: boolean
  readonly selected?: boolean
  readonly expanded?: boolean
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly includeHidden?: boolean
}

/** What a locator keeps of the elements that it finds. */
export interface FilterOptions {
  readonly hasText?: Name
  readonly hasNotText?: Name
  readonly has?: { readonly selector: string }
  readonly hasNot?: { readonly selector: string }
  readonly visible?: boolean
}

export const byText = (text: Name, exact?: boolean) => `internal:text=${quoteText(text, exact)}`
export const byLabel = (text: Name, exact?: boolean) => `internal:label=${quoteText(text, exact)}`
export const byTestId = (id: Name) => `internal:testid=[data-testid=${quoteAttribute(id, true)}]`
export const byAttribute = (name: string, value: Name, exact?: boolean) =>
  `internal:attr=[${name}=${quoteAttribute(value, exact)}]`

export const byRole = (role: string, { name, exact, includeHidden, ...states }: RoleOptions = {}): string => {
  const parts = Object.entries({ ...states, 'include-hidden': includeHidden })
    .filter(([, value]) => value !== undefined)
    .map(([state, value]) => `[${state}=${value}]`)
  const named = name === undefined ? '' : `[name=${quoteAttribute(name, exact)}]`
  return `internal:role=${role}${parts.join('')}${named}`
}

export const writeFilters = ({ hasText, hasNotText, has, hasNot, visible }: FilterOptions): string =>
  [
    hasText !== undefined && `internal:has-text=${quoteText(hasText)}`,
    hasNotText !== undefined && `internal:has-not-text=${quoteText(hasNotText)}`,
    has && `internal:has=${JSON.stringify(has.selector)}`,
    hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
    visible !== undefined && `visible=${visible}`,
  ]
    .filter(Boolean)
    .map((part) => ` >> ${part}`)
    .join('')
