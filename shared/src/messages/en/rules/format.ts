import { capitalize, formatCount, inParentheses, listTopics, nameCountry } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEn } from '../countries.ts'

export const formatRulesEn: CategoryRuleMessages<'format'> = {
  'page-count': {
    title: 'Number of pages',
    gained: ({ pages }) => `${formatCount(pages, 'page', 'pages')}: what gets read.`,
    lost: ({ pages, allowed, country, source }) => {
      const inside = nameCountry(country, countriesEn)
      return inside
        ? `Cut it down: ${inside}, with your years of work, ${formatCount(allowed, 'page is', 'pages are')} read and you have ${pages}${inParentheses(source)}.`
        : `Cut it down: ${formatCount(pages, 'page is', 'pages are')} too much. One or two are enough for almost everyone.`
    },
  },
  'word-count': {
    title: 'Amount of text',
    gained: ({ words }) => `${words} words of summary and experience: a good measure.`,
    lost: ({ words, fewest, most }) =>
      Number(words) < Number(fewest)
        ? `Tell more: summary and experience have ${words} words; from ${fewest} on there is something to choose from.`
        : `Cut it down: ${words} words of summary and experience are too many; aim for fewer than ${most}.`,
  },
  'dates-one-format': {
    title: 'Dates in one format',
    gained: () => 'All dates are written the same way.',
    lost: ({ forms, odd }) =>
      `Write all dates the same way (MM/YYYY): there are ${forms} formats and ${formatCount(odd, 'odd date', 'odd dates')}.`,
  },
  chronology: {
    title: 'Newest first',
    gained: () => 'Jobs and studies go from the newest to the oldest.',
    lost: ({ count }) => `Put the newest first: ${formatCount(count, 'entry is', 'entries are')} out of place.`,
  },
  'section-order': {
    title: 'Order of sections',
    gained: () => 'The sections come in the order in which they are looked for.',
    lost: ({ section, source }) =>
      `Move the section “${section}” up: readers look for it earlier${inParentheses(source)}.`,
  },
  'list-form': {
    title: 'Experience in bullets',
    gained: ({ bullets, of }) => `${bullets} of ${of} facts stand in bullets.`,
    lost: ({ bullets, of }) =>
      Number(of) === 0
        ? 'Tell your experience in bullets, one for each fact.'
        : `Turn paragraphs into bullets, one for each fact: ${bullets} of ${of} are.`,
  },
  'paragraph-length': {
    title: 'Short paragraphs',
    gained: () => 'No block of text is too long.',
    lost: ({ count, longest }) => `Split ${formatCount(count, 'block', 'blocks')} of more than ${longest} words.`,
  },
  'font-size': {
    title: 'Type size',
    gained: ({ size }) => `Text at ${size} pt: easy to read.`,
    lost: ({ size, smallest, largest }) => `Set the text at ${smallest} to ${largest} pt: it is ${size} pt now.`,
  },
  'sizes-few': {
    title: 'Few type sizes',
    gained: ({ count }) => `${formatCount(count, 'size', 'sizes')} of type: there is an order to them.`,
    lost: ({ count, most }) => `Bring the type sizes down from ${count} to ${most} or fewer.`,
  },
  'fonts-few': {
    title: 'Few typefaces',
    gained: ({ count }) => `${formatCount(count, 'typeface', 'typefaces')}: it looks of one piece.`,
    lost: ({ count, most }) => `Use ${most} typefaces at most: there are ${count}.`,
  },
  'heading-style': {
    title: 'Headings alike',
    gained: () => 'The headings of sections look alike.',
    lost: ({ count }) => `Give all headings the same size and weight: ${formatCount(count, 'differs', 'differ')}.`,
  },
  margins: {
    title: 'Margins',
    gained: ({ margin }) => `A margin of ${margin} pt: the text can breathe.`,
    lost: ({ margin, good }) => `Widen the margins to ${good} pt (half an inch): the narrowest is ${margin} pt.`,
  },
  density: {
    title: 'Space between lines',
    gained: () => 'The lines have air.',
    lost: ({ ratio }) => `Set the lines apart: a line height of ${ratio} tires the eye; try 1.15.`,
  },
  'last-page': {
    title: 'A last page worth its sheet',
    gained: ({ percent }) => `The last page reaches ${percent}%.`,
    lost: ({ percent }) => `The last page is almost empty (${percent}%): tighten the spacing so that it is not needed.`,
  },
  contrast: {
    title: 'Contrast of the text',
    gained: () => 'The text stands out from the paper.',
    lost: ({ count }) => `Darken ${formatCount(count, 'line that is', 'lines that are')} too pale: print loses them.`,
  },
  'bullet-marks': {
    title: 'One kind of bullet',
    gained: () => 'The bullets use one mark.',
    lost: ({ count, list }) => `Use one mark for bullets: there are ${count}${inParentheses(list)}.`,
  },
  shouting: {
    title: 'No shouting',
    gained: () => 'No whole lines in capitals, no spare signs.',
    lost: ({ count }) => `Take ${formatCount(count, 'line', 'lines')} out of capitals, and drop “!!” and emoji.`,
  },
  'page-size': {
    title: 'Page size',
    gained: () => 'The page is A4 or Letter.',
    lost: ({ width, height }) => `Use A4 or Letter: the page measures ${width} × ${height} pt.`,
  },
  'file-size': {
    title: 'Size of the file',
    gained: ({ kilobytes }) => `${kilobytes} kB: any portal takes it.`,
    lost: ({ kilobytes }) => `Make the file lighter (${kilobytes} kB): many portals take 2 MB.`,
  },
  'country-advice': {
    title: 'Customs of the country',
    gained: () => 'Nothing that the customs of a country leave open.',
    lost: ({ divided, open, country, source }) => {
      const inside = nameCountry(country, countriesEn)
      const list = (codes: string | number | undefined) => listTopics(codes, country, countriesEn)
      if (!inside)
        return `Choose the country of this CV, so that this can be judged by its customs: ${list(open)}. Until then it costs no points.`
      return [
        divided && `${capitalize(inside)} opinions differ: ${list(divided)}${inParentheses(source)}.`,
        open && `We know of no source ${inside}: ${list(open)}. Keep it only if they ask for it.`,
        'It costs no points.',
      ]
        .filter(Boolean)
        .join(' ')
    },
  },
}
