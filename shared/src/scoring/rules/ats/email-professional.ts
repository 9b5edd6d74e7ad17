import { emailOf } from '../../context/contact.ts'
import { fold } from '../../context/text.ts'
import type { Rule } from '../../rule.ts'

/** Nicknames, school years and old free services, as recruiters' surveys name them. */
const NICKNAME =
  /(sexy|hot|baby|bebe|princes|reina|king|queen|love|amor|diabl|devil|angelit|loc[oa]\d|crazy|cool|pro_?gamer|gamer|ninja|killer|chiquit|gordit|flac[oa]\d|papi|mami|69|420|666|xxx|lover|girl\d|boy\d|chic[oa]\d|_{2,}|\d{5,})/
const OLD = /@(hotmail|aol|terra|latinmail|yahoo)\.(?:[a-z.]+)$/

export const emailProfessional: Rule = {
  code: 'email-professional',
  category: 'ats',
  needs: 'text',
  measure: (context) => {
    const email = emailOf(context)
    if (email === '') return null
    const [local = ''] = fold(email).split('@')
    const nickname = NICKNAME.test(local)
    const share = nickname ? 0 : OLD.test(fold(email)) ? 0.8 : 1
    return {
      share,
      evidence: share < 1 ? [context.place(email, 'personalInfo/email')] : [],
      params: { email: email.slice(0, 120) },
    }
  },
}
