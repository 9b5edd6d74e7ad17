import { getAllowedPages, getCertainMonths, measurePages } from '../../country/length.ts'
import { getCustoms } from '../../country/personal-data.ts'
import { SOURCES } from '../../country/sources.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Pages over the allowed length that cost nothing, and that cost everything. */
const FREE_PAGES = 0.15
const ZERO_AT_PAGES = 2.5

/**
 * Length against what is read in the resume's country after as many years of work, without steps: each part of a page over
 * it costs a little more. Not measured without a source, and while the country is unknown. Sources: `CUSTOMS`.
 */
export const pageCount = defineRule({
  code: 'page-count',
  category: 'format',
  weight: 9,
  needs: 'layout',
  measure: (context) => {
    const { extracted, country } = context
    const custom = getCustoms(context)?.length
    if (!custom || extracted.pages.length === 0) return null
    const allowed = getAllowedPages(custom, getCertainMonths(context))
    return {
      ratio: linearRamp(measurePages(context), allowed + FREE_PAGES, allowed + ZERO_AT_PAGES),
      params: {
        pages: extracted.pages.length,
        allowed: Math.ceil(allowed - FREE_PAGES),
        country: country.code,
        source: SOURCES[custom.source].label,
      },
    }
  },
})
