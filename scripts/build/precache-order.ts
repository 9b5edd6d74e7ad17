/** What a visitor without a connection needs, most urgent first. The service worker fetches one file after the other. */
const ORDER = [
  /^index\.html$|\.css$|^fonts\/ui\/|^icons\/|\.webmanifest$/,
  /^assets\/(boot|index|vendor|shell|screens|rolldown-runtime|es|en)-/,
  /^assets\/[^/]*-(page|screen)-/,
  /^assets\/(?!.*(worker|pdf-library))/,
  /^assets\//,
  /^fonts\//,
]

const rank = (url: string): number => {
  const found = ORDER.findIndex((pattern) => pattern.test(url))
  return found === -1 ? ORDER.length : found
}

/** Sorts what the service worker caches: the shell, the screens, their parts, the workers, fonts, and the rest. */
export const inOrderOfNeed = <Entry extends { readonly url: string }>(
  entries: readonly Entry[],
): { manifest: Entry[] } => ({
  manifest: entries.toSorted((a, b) => rank(a.url) - rank(b.url) || a.url.localeCompare(b.url)),
})
