import {
  citeSource,
  inParentheses,
  listTopics,
  nameCountry,
  nameResume,
  pluralizePart,
  startSentence,
} from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEn } from '../countries.ts'
import { formatCount, formatNumber, formatPart, VERBS } from '../numbers.ts'
import { NO_DATES } from './content.ts'

export const formatRulesEn: CategoryRuleMessages<'format'> = {
  'page-count': {
    title: 'Number of pages',
    gained: ({ pages, country }) =>
      `At ${formatCount(pages, 'page', 'pages')}, your ${nameResume(country, countriesEn)} is a good length.`,
    lost: ({ pages, allowed, country, source }) => {
      const inside = nameCountry(country, countriesEn)
      return inside
        ? `Shorten your ${nameResume(country, countriesEn)} from ${formatCount(pages, 'page', 'pages')} to ${formatNumber(allowed)}, the usual length ${inside} for your level of experience${citeSource('source', source)}.`
        : `Shorten your resume from ${formatCount(pages, 'page', 'pages')} to one or two, which is enough for most people.`
    },
  },
  'word-count': {
    title: 'Amount of text',
    gained: ({ words, estimated }) =>
      estimated
        ? 'Your summary and experience are a good length.'
        : `At ${formatCount(words, 'word', 'words')}, your summary and experience are a good length.`,
    lost: ({ words, fewest, most, estimated, written = 0 }) =>
      Number(words) < Number(fewest)
        ? Number(written) >= Number(fewest)
          ? `Write at least ${formatNumber(fewest)} words that describe your work in detail: lines that say little or repeat others don’t count.`
          : `Write at least ${formatNumber(fewest)} words in your summary and the descriptions of your work to give recruiters enough to go on: so far, you have ${estimated ? 'fewer than that' : formatNumber(words)}.`
        : `Cut your summary and the descriptions of your work to fewer than ${formatNumber(most)} words, so the key points stand out: you have ${estimated ? 'more than that' : formatNumber(words)}.`,
  },
  'dates-one-format': {
    title: 'One date format',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'All dates use the same format.'),
    lost: ({ forms, estimated }) =>
      `Use one date format throughout (MM/YYYY): we found ${estimated ? 'more than one' : formatCount(forms, 'format', 'formats')}.`,
  },
  chronology: {
    title: 'Newest first',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'Your most recent jobs and education are listed first.'),
    lost: ({ count, estimated }) =>
      `List your most recent jobs and education first: at least ${estimated ? 'one entry is' : formatCount(count, 'entry is', 'entries are')} out of order.`,
  },
  'section-order': {
    title: 'Section order',
    gained: () => 'Your sections are in the usual order.',
    lost: ({ section, source }) =>
      `Move “${section}” up: recruiters look for it earlier on the page${citeSource('source', source)}.`,
  },
  'list-form': {
    title: 'Experience in bullets',
    gained: ({ bullets, of, estimated }) =>
      estimated
        ? 'Most of your experience is in bullets.'
        : `${formatNumber(bullets)} of ${formatCount(of, 'line', 'lines')} in your experience section ${pluralizePart(bullets, of, 'is a bullet', 'are bullets')}.`,
    lost: ({ bullets, of, estimated }) =>
      Number(of) === 0
        ? 'Describe your experience in bullets with one achievement each: bullets are quicker to read than paragraphs.'
        : `Turn paragraphs into bullets with one achievement each, which are quicker to read${estimated ? '' : `: so far, ${formatPart(bullets, of, { noun: ['line', 'lines'], verb: VERBS['are bullets'] })}`}.`,
  },
  'paragraph-length': {
    title: 'Short paragraphs',
    gained: () => 'No paragraph is too long.',
    lost: ({ count, longest, estimated }) =>
      `Split ${estimated ? 'paragraphs' : formatCount(count, 'paragraph', 'paragraphs')} of more than ${formatNumber(longest)} words: recruiters skip long blocks of text.`,
  },
  'font-size': {
    title: 'Font size',
    gained: ({ size }) => `At ${formatNumber(size)} pt, the text is easy to read.`,
    lost: ({ size, smallest, largest }) =>
      `Set the text to ${formatNumber(smallest)}–${formatNumber(largest)} pt to make it easy to read: it’s now ${formatNumber(size)} pt.`,
  },
  'sizes-few': {
    title: 'Number of font sizes',
    gained: ({ count }) =>
      `Your resume uses ${formatCount(count, 'font size', 'font sizes')}, which keeps it easy to read.`,
    lost: ({ count, most }) =>
      `Use at most ${formatNumber(most)} font sizes to make the page easier to read: your resume uses at least ${formatNumber(count)}.`,
  },
  'fonts-few': {
    title: 'Number of fonts',
    gained: ({ count }) => `Your resume uses ${formatCount(count, 'font', 'fonts')}, so it looks consistent.`,
    lost: ({ count, most }) =>
      `Use at most ${formatNumber(most)} fonts for a consistent look: your resume uses ${formatNumber(count)}.`,
  },
  'heading-style': {
    title: 'Consistent headings',
    gained: () => 'Your section headings look alike.',
    lost: ({ count }) =>
      `Give all section headings the same size, weight and capitals: at least ${formatCount(count, 'heading looks', 'headings look')} different.`,
  },
  margins: {
    title: 'Margins',
    gained: () => 'The margins are wide enough.',
    lost: ({ margin, good }) =>
      `Widen the side margins to at least ${formatNumber(good)} pt (half an inch) to make the page easier to read: on one side they’re now about ${formatNumber(margin)} pt.`,
  },
  density: {
    title: 'Line spacing',
    gained: () => 'The line spacing makes the text easy to read.',
    lost: ({ ratio }) =>
      `Increase the line spacing to about 1.15 to make the text easier to read: it’s now ${formatNumber(ratio)}.`,
  },
  'last-page': {
    title: 'Well-filled last page',
    gained: ({ percent }) => `The last page is ${percent}% full.`,
    lost: ({ percent }) =>
      `Tighten the spacing so you no longer need the last page: it’s only ${percent}% full and looks empty.`,
  },
  contrast: {
    title: 'Text contrast',
    gained: () => 'The text has enough contrast with the page.',
    lost: ({ count }) =>
      `Darken at least ${formatCount(count, 'line', 'lines')} of light-colored text: it’s hard to read, especially in print.`,
  },
  'bullet-marks': {
    title: 'One bullet style',
    gained: () => 'All bullets use the same symbol.',
    lost: ({ count, list }) =>
      `For a consistent look, use the same symbol for all bullets: your resume uses ${formatCount(count, 'symbol', 'symbols')}${inParentheses(list)}.`,
  },
  shouting: {
    title: 'No all-caps lines',
    gained: () => 'There are no all-caps lines, “!!” or emoji.',
    lost: ({ count }) =>
      `Rewrite at least ${formatCount(count, 'line', 'lines')} without all caps, “!!” or emoji: they look unprofessional.`,
  },
  'page-size': {
    title: 'Page size',
    gained: () => 'The page size is A4 or Letter.',
    lost: ({ width, height }) =>
      `Use A4 or Letter paper in portrait orientation, so the page prints correctly: yours is ${formatNumber(width)} × ${formatNumber(height)} pt.`,
  },
  'file-size': {
    title: 'File size',
    gained: ({ kilobytes }) => `At ${formatNumber(kilobytes)} KB, the file is small enough for any job site.`,
    lost: ({ kilobytes }) =>
      `Make the file smaller: it’s ${formatNumber(kilobytes)} KB, and many job sites accept no more than 2 MB.`,
  },
  'country-advice': {
    title: 'Local customs',
    gained: () => 'Nothing in your resume depends on local customs.',
    lost: ({ divided, open, country, source }) => {
      const inside = nameCountry(country, countriesEn)
      const list = (codes: string | number | undefined) => listTopics(codes, country, countriesEn)
      if (!inside)
        return `${startSentence(list(open))}: choose the country of the job so we can check this against local customs. Until then, it doesn’t affect your score.`
      return [
        divided &&
          `${startSentence(list(divided))}: opinions differ ${inside}${citeSource('source', source)}, so decide for yourself.`,
        open &&
          `${startSentence(list(open))}: we found no guidance on this ${inside}, so check what the employer asks for.`,
        'This doesn’t affect your score.',
      ]
        .filter(Boolean)
        .join(' ')
    },
  },
}
