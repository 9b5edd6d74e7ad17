/** The trimmed URL when its scheme is http, https, mailto or tel, or when it has none; otherwise undefined. */
export const sanitizeUrl = (raw: string): string | undefined => {
  const url = raw.trim()
  const bare = url.replace(/[\p{Cc}\s]/gu, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  if (!url) return undefined
  // A port needs a host with a dot: `javascript:1/alert(1)` is a program.
  if (!scheme || /^(?:[\w-]+\.)+[\w-]+:\d/.test(bare)) return url
  return ['http', 'https', 'mailto', 'tel'].includes(scheme) ? url : undefined
}
