import { LIMITS } from '../../schema/limits.ts'
import { sanitizeUrl } from '../../schema/safe-url.ts'
import type { RowReader, TableReader } from './table-reader.ts'

interface Link {
  readonly id: string
  readonly label: string
  readonly url: string
}

/** The person of `Profile.csv` and `Profile Summary.csv`. Birth date, maiden name and industry are left for the report. */
export const extractProfile = (tables: TableReader) => {
  const [profile] = tables.rows('profile')
  const [about] = tables.rows('summary')
  const summary = profile?.prose('Summary') ?? ''
  const longSummary = about?.prose('Profile Summary') ?? ''
  const location = profile ? extractLocation(profile) : ''
  const { website, links } = profile ? extractLinks(profile) : { website: '', links: [] }
  return {
    personalInfo: {
      fullName: profile?.join([profile.text('First Name'), profile.text('Last Name')], ' ', LIMITS.lineChars) ?? '',
      title: profile?.text('Headline') ?? '',
      ...(location && { location }),
      ...(website && { website }),
      ...(links.length > 0 && { links }),
    },
    summary: summary === longSummary ? summary : (about?.join([summary, longSummary], '\n') ?? summary),
  }
}

/** The region that LinkedIn shows. The street is used only without one, because a resume has one line for the place. */
const extractLocation = (profile: RowReader): string => {
  const region = profile.text('Geo Location')
  return region || profile.join([profile.text('Address'), profile.text('Zip Code')], ', ', LIMITS.lineChars)
}

const extractLinks = (profile: RowReader): { website: string; links: Link[] } => {
  const sites = readList(profile, 'Websites').filter(({ value }) => {
    const isSafe = sanitizeUrl(value) !== undefined
    if (!isSafe) profile.drop('Websites', 'invalid')
    return isSafe
  })
  const handles = readList(profile, 'Twitter Handles').map(({ value }) => ({ label: 'X', value: `x.com/${value}` }))
  const [first, ...others] = [...sites, ...handles, ...readList(profile, 'Instant Messengers')]
  const website = sites[0] === undefined ? '' : sites[0].value
  const rest = website === '' && first ? [first, ...others] : others
  return { website, links: rest.map(({ label, value }, i) => ({ id: `link-${i + 1}`, label, url: value })) }
}

const MAX_LINKS = 100
/** Leaves room for what is put before a name. */
const MAX_LINK_CHARS = LIMITS.lineChars - 10

/** `[PORTFOLIO:https://a.example,BLOG:https://b.example]`, or `[name, name]`. */
const readList = (profile: RowReader, column: string): { label: string; value: string }[] => {
  const items = profile
    .prose(column)
    .replace(/^\[|\]$/g, '')
    .split(/,\s?(?=[A-Z]{2,20}:)|,\s/)
    .map((item) => item.trim())
  const usable = items.filter((item) => item !== '' && item.length <= MAX_LINK_CHARS).slice(0, MAX_LINKS)
  if (usable.length < items.filter((item) => item !== '').length) profile.drop(column, 'too-many')
  return usable.map((item) => {
    const label = /^([A-Z]{2,20}):(?=.)/.exec(item)?.[1] ?? ''
    return { label, value: label === '' ? item : item.slice(label.length + 1) }
  })
}
