import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

const SCAN_RATIO = 0.25

/** `scan` of the parameters: a text layer that was guessed, or pages that Faro recognized itself. */
const OCR_LAYER = 1
const RECOGNIZED = 2

/**
 * Share of pages with text. A scan with an OCR layer gains 0.25; pages that Faro recognized have no text.
 * Source: the project's extraction study, fields that structured resume parsers expect.
 */
export const textLayer = defineRule({
  code: 'text-layer',
  category: 'ats',
  weight: 14,
  needs: 'layout',
  measure: (context) => {
    const { extracted, lines, hiddenText } = context
    const pages = extracted.pages.length
    if (pages === 0) return null
    const warnings = findWarnings(context, 'no-text-layer')
    const emptyPages = new Set(warnings.map((h) => h.page))
    // A blank page loses no text; before the second pass nobody knows whether there is a picture on it.
    const pictures = new Set(findWarnings(context, 'image', 'image-text').map((h) => h.page))
    for (const { number } of extracted.pages)
      if (!lines.some((l) => l.page === number) && (pictures.has(number) || !extracted.meta.hazardsPass))
        emptyPages.add(number)
    const isRecognized = lines.some((line) => line.recognized)
    const ratio = hiddenText.isScan ? SCAN_RATIO : Math.max(0, 1 - emptyPages.size / pages)
    return {
      ratio,
      evidence: toWarningEvidence(context, warnings),
      params: { pages, bare: emptyPages.size, scan: isRecognized ? RECOGNIZED : hiddenText.isScan ? OCR_LAYER : 0 },
    }
  },
})
