import { normalizeLine } from './normalize-text.ts'

const URL_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const HOST_NAME = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u
// The bounded repetitions and the lookbehind keep matching linear for long words.
const URL_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s<>"]{1,2000}[^\s<>".,;:!?)\]}’”]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/giu

/** The URL of a text that is an http(s), mailto or tel link or a host name; undefined for anything else. */
export const toHref = (raw: string): string | undefined => {
  const text = normalizeLine(raw)
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s<>"()\\]+$/i.test(text)) return text
  if (URL_SCHEME.test(text) && !HOST_NAME.test(text)) return undefined
  return HOST_NAME.test(text) && !/["<>()\\]/.test(text) ? `https://${text}` : undefined
}

/** A link for display, without scheme, `www.` and trailing slashes. */
export const formatLink = (raw: string): string =>
  normalizeLine(raw)
    .replace(/^https?:\/\//i, '')
    .replace(/^(?:mailto|tel):/i, '')
    .replace(/^www\./i, '')
    .replace(/(?<!\/)\/+$/, '')

/** Parses a LinkedIn field: a URL, a path such as `in/ana`, or a handle. */
export const parseLinkedin = (raw: string): { text: string; href: string | undefined } => {
  const text = formatLink(raw)
  const handle = /^@?(?:\/?in\/)?([\p{L}\p{N}_-]+)$/u.exec(text)?.[1]
  const profile = handle ? `linkedin.com/in/${handle}` : text
  return { text: profile, href: handle ? `https://www.${profile}` : toHref(raw) }
}

/** A `mailto:` URL; undefined when the text is not an email address. */
export const toMailHref = (raw: string): string | undefined => {
  const text = normalizeLine(raw)
  return /^[^\s@<>"()\\:]+@[^\s@<>"()\\:]+$/.test(text) ? `mailto:${text}` : undefined
}

/** A `tel:` URL; undefined for fewer than six digits. */
export const toTelHref = (raw: string): string | undefined => {
  const digits = raw.replace(/(?!^\+)[^\d]/g, '')
  return digits.replace(/\D/g, '').length >= 6 ? `tel:${digits}` : undefined
}

/** Splits a text at its URLs and email addresses. Segments with `href` are links. */
export const splitLinks = (text: string): { text: string; href?: string }[] => {
  const segments: { text: string; href?: string }[] = []
  let at = 0
  for (const match of text.matchAll(URL_IN_TEXT)) {
    const href = match[0].includes('@') && !/^https?:/i.test(match[0]) ? toMailHref(match[0]) : toHref(match[0])
    if (!href) continue
    if (match.index > at) segments.push({ text: text.slice(at, match.index) })
    segments.push({ text: match[0], href })
    at = match.index + match[0].length
  }
  if (at < text.length) segments.push({ text: text.slice(at) })
  return segments
}
