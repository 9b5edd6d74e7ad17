import type { FieldExtractor } from '../import/field-extractor.ts'
import { LIMITS } from '../schema/limits.ts'
import { sanitizeUrl } from '../schema/safe-url.ts'

const PHOTO_DATA_URL = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/

interface Link {
  readonly id: string
  readonly label: string
  readonly url: string
}

/**
 * Maps `basics` (`bio` in the schema of 2014), with its location and profiles, to the personal data and the summary.
 */
export const parseBasics = (fields: FieldExtractor) => {
  const base = fields.has(['basics']) ? 'basics' : 'bio'
  const at = (name: string) => [base, name]
  const { linkedin, links } = extractProfiles(fields, base)
  const location = extractLocation(fields, base)
  const website = extractUrl(fields, base, ['url', 'website'])
  const photo = extractPhoto(fields, base)
  return {
    personalInfo: {
      fullName: fields.text(at('name')),
      title: fields.firstText([base], ['label', 'title']),
      email: fields.text(at('email')),
      phone: fields.text(at('phone')),
      ...(location && { location }),
      ...(linkedin && { linkedin }),
      ...(website && { website }),
      ...(links.length > 0 && { links }),
      ...(photo && { photo }),
    },
    summary: fields.text(at('summary'), LIMITS.proseChars),
  }
}

const extractUrl = (fields: FieldExtractor, base: string, names: readonly string[]): string => {
  for (const name of names) {
    const url = fields.textMatching([base, name], (text) => sanitizeUrl(text) !== undefined)
    if (url) return url
  }
  return ''
}

/** The parts of a location in one line; a location that is a string is used as it is. */
const extractLocation = (fields: FieldExtractor, base: string): string => {
  const text = fields.text([base, 'location'])
  if (text) return text
  const part = (name: string) => fields.text([base, 'location', name])
  const city = [part('postalCode'), part('city')].filter((p) => p !== '').join(' ')
  const parts = [
    part('address'),
    city,
    part('region'),
    fields.firstText([base, 'location'], ['countryCode', 'country']),
  ]
  return fields.join(
    [base, 'location'],
    parts.map((p) => p.replace(/\n\s*/g, ', ')),
    ', ',
    LIMITS.lineChars,
  )
}

const extractProfiles = (fields: FieldExtractor, base: string): { linkedin: string; links: Link[] } => {
  const links: Link[] = []
  let linkedin = ''
  fields.objects([base, 'profiles']).forEach((path, i) => {
    const label = fields.text([...path, 'network'])
    const user = fields.text([...path, 'username'])
    const raw = fields.textMatching([...path, 'url'], (text) => sanitizeUrl(text) !== undefined)
    const url = (raw && sanitizeUrl(raw)) || ''
    if (!linkedin && (/linkedin/i.test(label) || /linkedin\.com/i.test(url)))
      linkedin = url || (user && `linkedin.com/in/${user}`)
    else if (url || user) links.push({ id: `link-${i + 1}`, label, url: url || user })
    else if (label) fields.drop([...path, 'network'], 'no-field')
    if (user && url && !url.includes(user)) fields.drop([...path, 'username'], 'no-field')
  })
  return { linkedin, links: fields.limit([base, 'profiles'], links) }
}

/** A photo that the file contains as a data URL. A photo URL is never fetched: it stays unused and is reported. */
const extractPhoto = (fields: FieldExtractor, base: string): string => {
  for (const name of ['image', 'picture']) {
    const found = fields.textMatching([base, name], (text) => PHOTO_DATA_URL.test(text), LIMITS.photoChars)
    if (found) return found
  }
  return ''
}
