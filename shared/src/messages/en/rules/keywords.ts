import { formatCount } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'

export const keywordRulesEn: CategoryRuleMessages<'keywords'> = {
  'title-present': {
    title: 'Professional title',
    gained: ({ title }) => `The title “${title}” says your trade at once.`,
    lost: ({ title }) =>
      title
        ? 'Shorten your professional title to twelve words or fewer.'
        : 'Put your professional title under your name: “Data analyst”, “Nurse”.',
  },
  'title-matches': {
    title: 'Title and experience',
    gained: () => 'Your title and your last positions speak of the same trade.',
    lost: ({ title, position }) =>
      `Tie your title (“${title}”) to your last position (“${position}”): let them share words.`,
  },
  'skills-listed': {
    title: 'List of skills',
    gained: ({ count }) => `${formatCount(count, 'skill is', 'skills are')} read in a section of their own.`,
    lost: ({ count }) =>
      Number(count) === 0
        ? 'Add a “Skills” section with your tools and methods, separated by commas.'
        : 'Add technical skills: the list holds personal ones alone.',
  },
  'skills-used': {
    title: 'Skills at work',
    gained: ({ used, listed }) => `${used} of ${listed} skills are seen at work in your bullets.`,
    lost: ({ used, listed, sample }) =>
      Number(listed) === 0
        ? 'Name the tools you worked with in your bullets, then list them.'
        : `Show your skills at work: your bullets show ${used} of ${listed}; missing are, for one, ${sample}.`,
  },
  'skills-breadth': {
    title: 'Skills proven',
    gained: ({ used }) => `Your bullets prove ${formatCount(used, 'skill', 'skills')} of the list.`,
    lost: ({ used, enough }) => `Prove at least ${enough} skills of your list in bullets: ${used} so far.`,
  },
  'skills-named': {
    title: 'Clean names of skills',
    gained: () => 'Each skill is a short name that can be searched for.',
    lost: ({ count }) => `Leave each skill its name, without bars, percentages or sentences: ${count} to change.`,
  },
  'skills-stuffing': {
    title: 'No keyword stuffing',
    gained: () => 'The list of skills is believable.',
    lost: ({ listed, most, word }) =>
      word
        ? `“${word}” comes back too often: a reader takes it for stuffing.`
        : `Keep what matters: ${listed} skills are too many, aim for fewer than ${most}.`,
  },
  'soft-skills': {
    title: 'Personal skills with proof',
    gained: () => 'Personal skills are few, or seen in deeds.',
    lost: ({ idle, soft }) =>
      `Tell a deed instead of listing: ${idle} of ${soft} personal skills are seen in no bullet.`,
  },
  'specific-terms': {
    title: 'Terms of the trade in the experience',
    gained: ({ count }) => `Your experience names ${formatCount(count, 'term', 'terms')} that are searched for.`,
    lost: ({ count, enough }) =>
      `Name the tools, methods and fields you worked with in your experience: there are ${count}, aim for ${enough}.`,
  },
  'summary-keywords': {
    title: 'Summary with keywords',
    gained: () => 'The summary repeats the words a search for you would use.',
    lost: ({ named }) =>
      Number(named) === 0
        ? 'Say your trade in the summary, in the words of your position.'
        : 'Name two tools or fields of your trade in the summary.',
  },
  'education-field': {
    title: 'Degree and field of study',
    gained: () => 'Each study says its level and its field.',
    lost: ({ named, of }) =>
      Number(of) === 0
        ? 'Say what you studied: level and field (“BSc in Accounting”).'
        : `Say level and field for each study (“Bachelor of Law”): ${named} of ${of} do.`,
  },
  'languages-level': {
    title: 'Languages with a level',
    gained: () => 'Each language says its level.',
    lost: ({ with: some, of }) => `Say the level of each language (A1–C2 or native): ${some} of ${of} do.`,
  },
  'certifications-named': {
    title: 'Certifications with their issuer',
    gained: () => 'Certifications say who gave them, or when.',
    lost: ({ named, of }) => `Add issuer and year to your certifications: ${named} of ${of} have them.`,
  },
}
