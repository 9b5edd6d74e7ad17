/** The address of a screen within the app, with what the navigation to it passed on. */
export interface RouteLocation {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  /** With its `#`, or empty. */
  readonly hash: string
  readonly state: unknown
  /** Differs for every entry of the history. */
  readonly key: string
}

/** How the current entry of the history was reached: by back or forward, or a load; by a new entry; or in place of one. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

/** A path, or a query or a fragment of the current path. */
export type To = string

/** Key of the entry that the page was opened with. */
export const FIRST_KEY = 'default'

/** Splits an address without an origin. */
export const parseAddress = (address: string): Pick<RouteLocation, 'pathname' | 'search' | 'hash'> => {
  const [, pathname = '', search = '', hash = ''] = address.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/s) ?? []
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}

/** The address that `to` names on the screen at `pathname`. */
export const resolveAddress = (to: To, pathname: string): string =>
  to === '' || to.startsWith('?') || to.startsWith('#') ? `${pathname}${to === '?' ? '' : to}` : to

/** The state that an entry of the history has, with its key. Entries of other scripts have none. */
export const readEntry = (entry: unknown): { readonly state: unknown; readonly key: string } => {
  if (typeof entry !== 'object' || entry === null) return { state: null, key: FIRST_KEY }
  const state = 'usr' in entry ? entry.usr : null
  return { state, key: 'key' in entry && typeof entry.key === 'string' ? entry.key : FIRST_KEY }
}
