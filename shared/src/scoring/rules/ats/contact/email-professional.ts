import { normalizeText } from '../../../../parser/lexicon/fold.ts'
import { findEmail } from '../../../context/contact.ts'
import { defineRule } from '../../../rule.ts'

const NICKNAME =
  /(sexy|hot|baby|bebe|princes|reina|king|queen|love|amor|diabl|devil|angelit|loc[oa]\d|crazy|cool|pro_?gamer|gamer|ninja|killer|chiquit|gordit|flac[oa]\d|papi|mami|69|420|666|xxx|lover|girl\d|boy\d|chic[oa]\d|_{2,}|\d{5,})/
const DATED_PROVIDER = /@(hotmail|aol|terra|latinmail|yahoo)\.(?:[a-z.]+)$/

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
    const nickname = NICKNAME.test(local)
    const ratio = nickname ? 0 : DATED_PROVIDER.test(normalizeText(email)) ? 0.8 : 1
    return {
      ratio,
      evidence: ratio < 1 ? [context.quote(email, 'personalInfo/email')] : [],
      params: { email: email.slice(0, 120) },
    }
  },
})
