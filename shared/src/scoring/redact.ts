import { normalizeText } from '../parser/lexicon/fold.ts'
import type { ResumeContent } from '../resume/schema/content.ts'
import { createTextPattern } from '../text-pattern.ts'

/** A text with placeholders instead of personal data. */
export interface Redacted {
  readonly text: string
  /** Placeholder → value: `[NAME]` → `María Núñez`. Never sent. */
  readonly values: ReadonlyMap<string, string>
}

type PlaceholderKind = 'NAME' | 'EMAIL' | 'PHONE' | 'LINK' | 'ADDRESS' | 'ID'

// Lookbehinds let a pattern start only where a run of its characters starts, which keeps it linear.
const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>()|,;]+|(?<![\p{L}\d@.-])(?:[\p{L}\d-]+\.)+(?:com|org|net|edu|gov|io|dev|me|co|app|info|ai|tech|es|mx|ar|cl|pe|uk|us|ca|de|fr|it|pt|br|eu|page|site|online|xyz|cv)\/[^\s<>()|,;]*|(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|app|ai|page|site|xyz)(?![\p{L}\d])/giu
const HANDLE = /(?<![\p{L}\d.])@[a-z\d_.-]{3,}/giu
const PHONE = /(?<![\p{L}\d/.,-])(?:\+|00)?\(?\d(?:[\s().\u2010-\u2015/-]{0,2}\d){6,14}(?!\d)/gu
const DATE_RANGE =
  /^\D*(?:(?:0?[1-9]|1[0-2])\D{1,3})?(?:19|20)\d{2}\D{1,5}(?:(?:0?[1-9]|1[0-2])\D{1,3})?(?:19|20)\d{2}\D*$|^\D*\d{1,2}\D\d{1,2}\D(?:19|20)\d{2}\D*$/
const STREET =
  /(?<!\p{L})(?:calle|c\/|avenida|av\.|avda\.?|paseo|plaza|carretera|camino|colonia|col\.|calzada|blvd\.?|boulevard|carrera|cra\.?|pasaje|jirón|urb\.)\s{1,9}[^\n,;|•·]{2,50}?(?:\d[^\n,;|•·]{0,20})|\b\d{1,5}\s{1,9}(?:[\p{Lu}][\p{L}.]{1,40}\s){1,3}(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|ln\.?|drive|dr\.?|boulevard|blvd\.?|court|ct\.?|way|place|pl\.?)(?!\p{L})(?:[,\s]{1,9}(?:apt|unit|suite|#)\.?\s?[\w-]{1,20})?/giu
const POSTCODE = /\b(?:c\.?\s?p\.?|cp|zip|postal code|código postal)\s{0,3}:?\s{0,3}\d{4,6}(?:-\d{4})?/giu
const TOWN_WITH_CODE =
  /(?<=,\s|^)\d{5}\s\p{Lu}[\p{L} ]{2,30}(?=\s{0,9}(?:[,·|•)(]|$))|(?<!\p{L})\p{Lu}\p{L}{1,40}(?: \p{Lu}\p{L}{1,40})?,? [A-Z]{2} \d{5}(?:-\d{4})?(?!\d)/gmu
/** Names of tools that look like host names. */
const TOOL_NAME = /^(asp|ado|vb|ml|entity|paint|microsoft)\.net$|^socket\.io$/i
const IDENTITY =
  /(?<!\p{L})(?:dni|nie|nif|rfc|curp|nss|ssn|c\.?c\.?|cédula|cedula|pasaporte|passport|social security)\s{0,3}(?:no\.?|n[úu]m(?:ero)?\.?|number|#|n[°º])?\s{0,3}[:.]?\s{0,3}[A-Z]{0,4}[\dA-Z-]{5,20}/giu
const BIRTH = /(?:fecha de nacimiento|nacid[oa] el|date of birth|birth ?date|dob|born)\s{0,3}:?\s{0,3}[^\n;|•]{4,30}/giu

/** Parts of a name that do not identify a person. */
const PARTICLE =
  /^(de|del|la|las|los|da|do|dos|van|von|der|den|di|y|e|el|al|bin|mc|mac|jr|sr|dr|dra|ing|lic|mr|mrs|ms|phd|md|mba)\.?$/i

interface RedactionStep {
  readonly kind: PlaceholderKind
  readonly pattern: RegExp
  readonly skip?: (found: string) => boolean
}

const createWordsPattern = (text: string): RegExp =>
  createTextPattern(text, { before: '(?<![\\p{L}\\d])', after: '(?![\\p{L}\\d])', isLoose: true, flags: 'giu' })

const nameSteps = (fullName: string): RedactionStep[] => {
  const whole = fullName.trim()
  if (whole.length < 3) return []
  const parts = whole.split(/\s+/).filter((part) => part.length >= 3 && !PARTICLE.test(part))
  const step = (name: string): RedactionStep => ({
    kind: 'NAME',
    pattern: createWordsPattern(name),
  })
  return [
    step(whole),
    ...parts.map((part) => ({ ...step(part), skip: (found: string) => found === found.toLowerCase() })),
  ]
}

const exactSteps = (kind: PlaceholderKind, values: readonly (string | undefined)[]): RedactionStep[] =>
  values.flatMap((value) => {
    const text = value?.trim() ?? ''
    return text.length < 3 ? [] : [{ kind, pattern: createWordsPattern(text) }]
  })

/** A redactor for one resume. The same value gets the same placeholder in every text. */
export const createRedactor = (
  content: Pick<ResumeContent, 'personalInfo'>,
): { redact: (text: string) => string; values: ReadonlyMap<string, string> } => {
  const { personalInfo } = content
  const values = new Map<string, string>()
  const known = new Map<string, string>()
  const counts = new Map<PlaceholderKind, number>()

  const placeholder = (kind: PlaceholderKind, found: string): string => {
    const key = `${kind} ${normalizeText(found)}`
    const existing = known.get(key)
    if (existing) return existing
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const name = count === 1 ? `[${kind}]` : `[${kind} ${count}]`
    known.set(key, name)
    values.set(name, found)
    return name
  }

  const steps: readonly RedactionStep[] = [
    ...exactSteps('EMAIL', [personalInfo.email]),
    ...exactSteps('LINK', [
      personalInfo.linkedin,
      personalInfo.website,
      ...(personalInfo.links ?? []).map((l) => l.url),
    ]),
    { kind: 'EMAIL', pattern: EMAIL },
    { kind: 'LINK', pattern: LINK, skip: (found) => TOOL_NAME.test(found) },
    { kind: 'LINK', pattern: HANDLE },
    { kind: 'ID', pattern: IDENTITY },
    { kind: 'ID', pattern: BIRTH },
    ...exactSteps('PHONE', [personalInfo.phone]),
    { kind: 'PHONE', pattern: PHONE, skip: (found) => DATE_RANGE.test(found) },
    { kind: 'ADDRESS', pattern: STREET },
    { kind: 'ADDRESS', pattern: POSTCODE },
    { kind: 'ADDRESS', pattern: TOWN_WITH_CODE },
    ...exactSteps('ADDRESS', [personalInfo.location]),
    ...nameSteps(personalInfo.fullName),
  ]

  const redact = (text: string): string =>
    steps.reduce(
      (remaining, { kind, pattern, skip }) =>
        remaining
          .split(/(\[(?:NAME|EMAIL|PHONE|LINK|ADDRESS|ID)(?: \d+)?\])/)
          .map((part, i) =>
            i % 2 === 1 ? part : part.replace(pattern, (found) => (skip?.(found) ? found : placeholder(kind, found))),
          )
          .join(''),
      text,
    )
  return { redact, values }
}

/** Replaces names, e-mail addresses, phone numbers, links, addresses and identity numbers of a text. */
export const redact = (text: string, content: Pick<ResumeContent, 'personalInfo'>): Redacted => {
  const { redact: run, values } = createRedactor(content)
  return { text: run(text), values }
}

/** Replaces placeholders in a model's answer with their values. */
export const restoreValues = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\[(?:NAME|EMAIL|PHONE|LINK|ADDRESS|ID)(?: \d+)?\]/g, (name) => values.get(name) ?? name)
