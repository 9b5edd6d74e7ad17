import { LIMITS } from '../../schema/limits.ts'
import { sanitizeUrl } from '../../schema/safe-url.ts'
import type { ElementReader } from './element-reader.ts'

/** Name and channels of a `CandidatePerson`. Of addresses and numbers beyond the first, all is left for the report. */
export const extractCandidatePerson = (person: ElementReader) => {
  const channels = person.children('Communication')
  const ofKind = (kind: RegExp) => channels.filter((channel) => kind.test(channel.text('ChannelCode')))
  const phone = ofKind(/phone/i)[0]
  const sites = ofKind(/^web/i)
  const social = ofKind(/social|instant/i)
  const linkedin = social.find((channel) => /linkedin/i.test(channel.text('UseCode') + channel.text('URI')))
  const website = sites[0]?.url('URI') ?? ''
  const links = [...sites.slice(1), ...social.filter((channel) => channel !== linkedin)].flatMap((channel, i) => {
    const url = channel.text('URI')
    const label = channel.text('OtherTitle') || channel.text('UseCode')
    if (url !== '' && sanitizeUrl(url) !== undefined) return [{ id: `link-${i + 1}`, label, url }]
    channel.drop('URI', 'invalid')
    return []
  })
  const location = extractLocation(channels)
  for (const channel of channels) for (const name of CODES) channel.drop(name, 'other-data')
  const address = linkedin?.url('URI')
  return {
    fullName: person.join(
      [...person.children('PersonName', 'GivenName'), ...person.children('PersonName', 'FamilyName')].map((name) =>
        name.text(),
      ),
      ' ',
      LIMITS.lineChars,
    ),
    email: ofKind(/^e-?mail/i)[0]?.text('URI') ?? '',
    phone: phone ? joinPhone(phone) : '',
    ...(location && { location }),
    ...(address && { linkedin: address }),
    ...(website && { website }),
    ...(links.length > 0 && { links }),
  }
}

/** What kind of channel it is, and the country of a number whose prefix is there. */
const CODES = ['ChannelCode', 'UseCode', 'CountryCode']

const joinPhone = (phone: ElementReader): string => {
  const prefix = phone.text('CountryDialing').replace(/^\+/, '')
  return phone.join(
    [prefix && `+${prefix}`, phone.text('AreaDialing'), phone.text('DialNumber'), phone.text('URI')],
    ' ',
    LIMITS.lineChars,
  )
}

const extractLocation = (channels: readonly ElementReader[]): string => {
  const address = channels.find((channel) => channel.has('Address'))?.child('Address')
  if (!address) return ''
  const city = address.join([address.text('PostalCode'), address.text('CityName')], ' ', LIMITS.lineChars)
  const country = address.text('CountryCode')
  return address.join(
    [
      ...address.children('AddressLine').map((line) => line.text()),
      city,
      country.length === 2 ? country.toUpperCase() : country,
    ],
    ', ',
    LIMITS.lineChars,
  )
}
