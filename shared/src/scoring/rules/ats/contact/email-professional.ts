import { normalizeText } from '../../../../parser/lexicon/fold.ts'
import { findEmail } from '../../../context/contact.ts'
import { defineRule } from '../../../rule.ts'

const NICKNAME =
  /(sexy|hot|baby|bebe|princes|reina|king|queen|love|amor|diabl|devil|angelit|loc[oa]\d|crazy|cool|pro_?gamer|gamer|ninja|killer|chiquit|gordit|flac[oa]\d|papi|mami|69|420|666|xxx|lover|girl\d|boy\d|chic[oa]\d|_{2,}|\d{5,})/
/** Letters of an address beside names: initials. */
const MAX_INITIALS = 3
const DATED_PROVIDER = /@(aol|terra|latinmail)\.(?:[a-z.]+)$/

/** Whether the letters of an address are the person's name: `reina.valle`, `jlovera88`. */
const isOwnName = (local: string, fullName: string): boolean => {
  const letters = local.replace(/[^a-z]/g, '')
  const names = normalizeText(fullName)
    .split(/[^a-z]+/)
    .filter((name) => name.length > 1)
  const rest = names
    .sort((a, b) => b.length - a.length)
    .reduce((remaining, name) => remaining.replace(name, ' '), letters)
    .replace(/ /g, '')
  return names.some((name) => name.length > 2 && letters.includes(name)) && rest.length <= MAX_INITIALS
}

/**
 * Whether the e-mail address avoids nicknames (0) and dated free services (0.8).
 * Source: canal26.com (2026).
 */
export const emailProfessional = defineRule({
  code: 'email-professional',
  category: 'ats',
  weight: 2,
  needs: 'text',
  field: 'personalInfo/email',
  measure: (context) => {
    const email = findEmail(context)
    if (email === '') return null
    const [local = ''] = normalizeText(email).split('@')
    const { fullName } = context.content.personalInfo
    // Without the name nothing tells a nickname from a name with digits.
    const nickname = fullName.trim() !== '' && NICKNAME.test(local) && !isOwnName(local, fullName)
    const ratio = nickname ? 0 : DATED_PROVIDER.test(normalizeText(email)) ? 0.8 : 1
    return {
      ratio,
      evidence: ratio < 1 ? [context.quote(email, 'personalInfo/email')] : [],
      params: { email: email.slice(0, 120) },
    }
  },
})
