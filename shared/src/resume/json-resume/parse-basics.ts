import { LIMITS } from '../schema/limits.ts'
import type { Picker } from './field-extractor.ts'
import { safeUrl } from '../schema/safe-url.ts'

const PHOTO = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/

interface Link {
  readonly id: string
  readonly label: string
  readonly url: string
}

/** The header of a JSON Resume: `basics` (`bio` in 2014) with its location and profiles. */
export const readBasics = (taker: Picker) => {
  const base = taker.has(['basics']) ? 'basics' : 'bio'
  const at = (name: string) => [base, name]
  const { linkedin, links } = profiles(taker, base)
  const location = place(taker, base)
  const website = address(taker, base, ['url', 'website'])
  const photo = picture(taker, base)
  return {
    personalInfo: {
      fullName: taker.text(at('name')),
      title: taker.first([base], ['label', 'title']),
      email: taker.text(at('email')),
      phone: taker.text(at('phone')),
      ...(location && { location }),
      ...(linkedin && { linkedin }),
      ...(website && { website }),
      ...(links.length > 0 && { links }),
      ...(photo && { photo }),
    },
    summary: taker.text(at('summary'), LIMITS.prose),
  }
}

const address = (taker: Picker, base: string, names: readonly string[]): string => {
  for (const name of names) {
    const url = taker.fitting([base, name], (text) => safeUrl(text) !== undefined)
    if (url) return url
  }
  return ''
}

/** Street, postal code and city, region and country in one line; a bare text as it is. */
const place = (taker: Picker, base: string): string => {
  const text = taker.text([base, 'location'])
  if (text) return text
  const part = (name: string) => taker.text([base, 'location', name])
  const city = [part('postalCode'), part('city')].filter((p) => p !== '').join(' ')
  return [part('address'), city, part('region'), taker.first([base, 'location'], ['countryCode', 'country'])]
    .filter((p) => p !== '')
    .join(', ')
    .replace(/\s*\n\s*/g, ', ')
    .slice(0, LIMITS.line)
}

const profiles = (taker: Picker, base: string): { linkedin: string; links: Link[] } => {
  const links: Link[] = []
  let linkedin = ''
  taker.objects([base, 'profiles']).forEach((path, i) => {
    const label = taker.text([...path, 'network'])
    const user = taker.text([...path, 'username'])
    const raw = taker.fitting([...path, 'url'], (text) => safeUrl(text) !== undefined)
    const url = (raw && safeUrl(raw)) || ''
    if (!linkedin && (/linkedin/i.test(label) || /linkedin\.com/i.test(url)))
      linkedin = url || (user && `linkedin.com/in/${user}`)
    else if (url || user) links.push({ id: `link-${i + 1}`, label, url: url || user })
  })
  return { linkedin, links: links.slice(0, LIMITS.list) }
}

/** A photo that is inside the file; one behind an address is never fetched and is reported. */
const picture = (taker: Picker, base: string): string => {
  for (const name of ['image', 'picture']) {
    const found = taker.fitting([base, name], (text) => PHOTO.test(text), LIMITS.photo)
    if (found) return found
  }
  return ''
}
