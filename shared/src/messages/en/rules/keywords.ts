import { pluralizePart } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { formatCount, formatNumber, formatPart, joinWithOr, VERBS } from '../numbers.ts'

export const keywordRulesEn: CategoryRuleMessages<'keywords'> = {
  'title-present': {
    title: 'Job title',
    gained: ({ title }) => `Your job title, “${title},” makes your role clear.`,
    lost: ({ title }) =>
      title
        ? 'Shorten your job title to 12 words or fewer, so your role is clear at a glance.'
        : 'Add a job title under your name, such as “Data analyst” or “Nurse”: it tells recruiters what you do.',
  },
  'title-matches': {
    title: 'Job title and experience',
    gained: () => 'Your job title matches your latest positions.',
    lost: ({ title, position }) =>
      `Make your job title (“${title}”) match your latest position (“${position}”): recruiters compare the two.`,
  },
  'skills-listed': {
    title: 'Skills list',
    gained: ({ count, estimated }) =>
      estimated
        ? 'Your resume has a list of skills.'
        : `Your skills section lists ${formatCount(count, 'skill', 'skills')}.`,
    lost: ({ count }) =>
      Number(count) === 0
        ? 'Add a “Skills” section with your tools and methods, separated by commas: recruiters search for them.'
        : 'Add technical skills: recruiters search for them, and your list has only soft skills.',
  },
  'skills-used': {
    title: 'Skills mentioned in bullets',
    gained: ({ used, listed, estimated }) =>
      estimated
        ? 'Your bullets mention enough of your skills.'
        : `${formatNumber(used)} of ${formatCount(listed, 'skill', 'skills')} ${pluralizePart(used, listed, 'appears', 'appear')} in your bullets.`,
    lost: ({ used, listed, unused = 0, sample, enough, estimated }) =>
      Number(listed) === 0
        ? 'Mention the tools you worked with in your bullets, then list them as skills.'
        : sample
          ? `Mention more of your skills, such as ${joinWithOr(sample)}, in your bullets${estimated ? ', so recruiters can see how you used them' : `: so far, ${formatPart(used, listed, { noun: ['skill', 'skills'], verb: VERBS.appear })} there`}.`
          : Number(unused) > 0
            ? 'Mention more of your skills in your bullets, so recruiters can see how you used them.'
            : `List more of the tools and methods that your bullets mention: with at least ${formatNumber(enough)}, you’re easier to find.`,
  },
  'skills-named': {
    title: 'Clear skill names',
    gained: () => 'Each skill has a short name that recruiters can search for.',
    lost: ({ count, estimated }) =>
      `Write each skill as a short name, without rating bars, percentages or full sentences: ${estimated ? 'at least ' : ''}${formatCount(count, 'skill isn’t', 'skills aren’t')} written that way.`,
  },
  'skills-stuffing': {
    title: 'No keyword stuffing',
    gained: () => 'Your skills list doesn’t look like keyword stuffing.',
    lost: ({ listed, most, word, estimated }) =>
      word
        ? `Use “${word}” less often: repeated this much, it looks like keyword stuffing.`
        : `Keep only your ${formatNumber(most)} most relevant skills: a ${estimated ? 'longer list' : `list of ${formatNumber(listed)}`} is hard to believe.`,
  },
  'soft-skills': {
    title: 'Soft skills with examples',
    gained: () => 'Your soft skills don’t need more examples.',
    lost: ({ idle, soft, estimated }) =>
      `Back up your soft skills with examples: ${estimated ? 'several of them don’t' : `${formatNumber(idle)} of ${formatNumber(soft)} ${pluralizePart(idle, soft, 'doesn’t', 'don’t')}`} appear in any bullet.`,
  },
  'specific-terms': {
    title: 'Industry keywords in your experience',
    gained: ({ count, estimated }) =>
      `Your experience section mentions ${estimated ? 'enough industry keywords' : formatCount(count, 'industry keyword', 'industry keywords')}.`,
    lost: ({ count, enough, estimated }) =>
      `In your experience section, name at least ${formatNumber(enough)} tools, methods or fields the way recruiters search for them: so far, we recognize ${estimated ? 'fewer than that' : Number(count) === 0 ? 'none' : formatNumber(count)}.`,
  },
  'summary-keywords': {
    title: 'Keywords in your summary',
    gained: () => 'Your summary uses keywords that recruiters search for.',
    lost: ({ named, positions, terms }) =>
      Number(named) === 0 && Number(positions) === 0
        ? 'Mention your profession in your summary: recruiters search for it.'
        : Number(named) === 0
          ? 'In your summary, use the job title of your latest position: recruiters search for it.'
          : `Mention ${Number(terms) === 0 ? 'two of your main tools or specialties' : 'at least one more of your tools or specialties'} in your summary: recruiters search for them.`,
  },
  'education-field': {
    title: 'Degree and field of study',
    gained: () => 'Each degree includes its level and field.',
    lost: ({ named, of, estimated }) =>
      Number(of) === 0
        ? 'Add your degree with its level and field, such as “BS in Accounting.”'
        : `Give each degree a level and a field, such as “BS in Accounting”: so far, ${estimated ? 'at least one degree is missing a level or a field' : `${formatPart(named, of, { noun: ['degree', 'degrees'], verb: VERBS.have })} both`}.`,
  },
  'languages-level': {
    title: 'Language levels',
    gained: () => 'Each language has a level.',
    lost: ({ with: some, of, estimated }) =>
      `Write your level (A1–C2 or native) beside each language: so far, ${estimated ? 'at least one language has no level in words' : `${formatPart(some, of, { noun: ['language', 'languages'], verb: VERBS.have })} one in words`}.`,
  },
  'certifications-named': {
    title: 'Certifications with their issuer',
    gained: () => 'Your certifications include their issuer or year.',
    lost: ({ named, of, estimated }) =>
      `Add an issuer or a year to each certification: so far, ${estimated ? 'at least one certification has neither' : `${formatPart(named, of, { noun: ['certification', 'certifications'], verb: VERBS.have })} either`}.`,
  },
}
