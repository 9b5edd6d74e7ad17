/** What a test compares the address of a page or request with. */
export type UrlMatch = string | RegExp | ((url: URL) => boolean)

/** The pattern of Playwright's globs: `*` stays within a part of the path, `**` does not. */
const toPattern = (glob: string): RegExp => {
  const source = glob
    .replaceAll(/[.+^$()|[\]\\?]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
    .replaceAll(/\*+\/?/g, (stars) => {
      if (stars === '**/') return '(.*/)?'
      return stars.startsWith('**') ? stars.replace('**', '.*') : stars.replace('*', '[^/]*')
    })
  return new RegExp(`^${source}$`)
}

/** Whether an address is one that a test waits for; relative to `base` where it is a path. */
export const matchesUrl = (wanted: UrlMatch, url: string, base?: string): boolean => {
  if (typeof wanted === 'function') return wanted(new URL(url))
  if (wanted instanceof RegExp) return wanted.test(url)
  return toPattern(wanted.startsWith('/') && base ? new URL(wanted, base).href : wanted).test(url)
}
