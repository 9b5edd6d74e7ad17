import { normalizeLine } from './normalize-text.ts'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u
// Bounded, and starting at a word's start only: a word without an end must not make it slow.
const URL_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s<>"]{1,2000}[^\s<>".,;:!?)\]}’”]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/giu

/** The address a text leads to, or undefined when it is none that a document may hold. */
export const toHref = (raw: string): string | undefined => {
  const text = normalizeLine(raw)
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s<>"()\\]+$/i.test(text)) return text
  if (SCHEME.test(text) && !HOST.test(text)) return undefined
  return HOST.test(text) && !/["<>()\\]/.test(text) ? `https://${text}` : undefined
}

/** A link as people read it: no scheme, no `www.`, no slash at its end. */
export const formatLink = (raw: string): string =>
  normalizeLine(raw)
    .replace(/^https?:\/\//i, '')
    .replace(/^(?:mailto|tel):/i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')

/** A LinkedIn field holds an address, a path or just the handle. */
export const parseLinkedin = (raw: string): { text: string; href: string | undefined } => {
  const text = formatLink(raw)
  const handle = /^@?(?:\/?in\/)?([\p{L}\p{N}_-]+)$/u.exec(text)?.[1]
  const whole = handle ? `linkedin.com/in/${handle}` : text
  return { text: whole, href: handle ? `https://www.${whole}` : toHref(raw) }
}

export const toMailHref = (raw: string): string | undefined => {
  const text = normalizeLine(raw)
  return /^[^\s@<>"()\\:]+@[^\s@<>"()\\:]+$/.test(text) ? `mailto:${text}` : undefined
}

export const toTelHref = (raw: string): string | undefined => {
  const digits = raw.replace(/(?!^\+)[^\d]/g, '')
  return digits.replace(/\D/g, '').length >= 6 ? `tel:${digits}` : undefined
}

/** Links and addresses inside a text, as alternating segments. */
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
