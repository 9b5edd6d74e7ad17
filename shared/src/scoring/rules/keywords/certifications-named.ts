import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Half of a name, the other half of which may be the issuer. */
const CUT_NAME = /\b(under|and|of|for|in|the|de|del|la|el|en|y|para|por|con)$/

/** Issuers that stand in the names of their certificates: `Cisco CCNA`, `Cambridge First`. */
const ISSUER_NAME =
  /\b(aws|amazon|microsoft|azure|google|oracle|cisco|ibm|salesforce|scrum\.org|comptia|cambridge|toefl|ielts|toeic|delf|dele|sap|adobe|autodesk|hubspot|coursera|udemy|platzi|edx|linkedin|duolingo|red hat|vmware|fortinet|huawei|nvidia)\b/

/**
 * Share of certifications with an issuer or a date; 80 % gains everything.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const certificationsNamed = defineRule({
  code: 'certifications-named',
  category: 'keywords',
  weight: 3,
  needs: 'text',
  measure: ({ content, quote }) => {
    const all = (content.sections.certifications ?? []).filter((c) => c.name)
    if (all.length === 0 || all.some(({ name }) => CUT_NAME.test(normalizeText(name)))) return null
    const unnamed = all.filter((c) => !c.issuer && !c.date && !c.url && !ISSUER_NAME.test(normalizeText(c.name)))
    return {
      ratio: ratioToTarget(all.length - unnamed.length, all.length, 0.8),
      evidence: unnamed.map((c) => quote(c.name, `certifications/${c.id ?? all.indexOf(c)}`)),
      params: { named: all.length - unnamed.length, of: all.length },
    }
  },
})
