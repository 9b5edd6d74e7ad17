import { findTypos } from '../../lexicon/spelling.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const WORDS_PER_TYPO = 60

/**
 * Typing errors per word of prose: one in 60 words, and at least 6, gains nothing.
 * Source: Bock (New York Times, 2014).
 */
export const slips = defineRule({
  code: 'slips',
  category: 'content',
  weight: 4,
  needs: 'text',
  counts: ['work', 'summary'],
  measure: ({ content, statements, language, proseWords, lines, extracted, reading, quote }) => {
    if (proseWords < 10 || !reading.isLegible) return null
    // An icon between a word and its comma leaves no sign in the text.
    const hasIcons = extracted.hazards.some(({ code }) => code === 'icon-glyphs')
    // A name of the contact data may stand twice beside each other: as an address and as a user name.
    const contact = JSON.stringify(content.personalInfo).toLowerCase()
    const isContactWord = (typo: string) => {
      const [first = '', second] = typo.split(/\s+/)
      return first === second && contact.includes(first)
    }
    const texts = [{ text: content.sections.summary ?? '', path: 'summary' }, ...statements]
    const found = texts.flatMap((t) => {
      // Reading may have parted commas and brackets from their word; a line of the page shows them so.
      const typos = findTypos(t.text, language).filter(
        (typo) =>
          !(hasIcons && typo.endsWith(' ,')) &&
          (/^\p{L}{2}/u.test(typo) || lines.some((line) => line.text.includes(typo))),
      )
      return typos.flatMap((typo) => (isContactWord(typo) ? [] : [{ typo, ...t }]))
    })
    const zeroAtCount = Math.max(6, proseWords / WORDS_PER_TYPO)
    return {
      ratio: 1 - ratioToTarget(found.length, zeroAtCount),
      evidence: found.map((f) => quote(f.text, f.path)),
      params: { count: found.length, list: [...new Set(found.map((f) => f.typo))].slice(0, 4).join(', ') },
    }
  },
})
