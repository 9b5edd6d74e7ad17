import type { AdviceMessages } from '../types.ts'

export const adviceEn: AdviceMessages = {
  categories: { content: 'Content', keywords: 'Keywords', format: 'Format', ats: 'ATS' },
  bands: { excellent: 'Excellent', good: 'Good', 'needs-work': 'Needs improvement' },
  notes: {
    'advice-unavailable':
      'The AI service didn’t respond, so this advice comes from our rules. This analysis doesn’t count toward your limit.',
    'advice-refused':
      'We couldn’t verify the AI’s advice against your resume, so this advice comes from our rules. This analysis doesn’t count toward your limit.',
    'advice-daily-limit':
      'The AI gave too many unusable answers today, so this advice comes from our rules. This analysis doesn’t count toward your limit. Try again tomorrow.',
  },
  questions: {
    jobs: 'We may have misread your work history. Are these jobs, employers and dates right?',
    work: 'We may have missed part of your experience. Is this what you did in each job?',
    studies: 'We may have misread your education. Are these your schools and degrees?',
    skills: 'We may have missed some of your skills. Is this the full list?',
    languages: 'We may have missed your languages. Are these your languages and levels?',
    summary: 'We’re not sure you have a summary. Is this text your summary?',
    title: 'We’re not sure what your job title is. Which line is it?',
    name: 'We couldn’t find your name. Which line is it?',
    place: 'We’re not sure of your location. What city do you live in?',
  },
  fromRules: 'Based on our rules, not AI.',
  limit: (title, at) => `Your score can’t go above ${at} until you fix “${title}.”`,
  unsureLimit: (title, at) =>
    `Your score can’t go above ${at} until you check what we read for “${title}”: part of it may be missing.`,
  improveFailed: 'The AI didn’t respond, so these changes are based on our rules.',
  reasons: {
    'one-date-format': 'Uses one date format.',
    'newest-first': 'Lists the most recent entries first.',
    'weak-opening': 'Starts with an action verb.',
    'first-person': 'Removes first-person pronouns.',
    filler: 'Removes filler words.',
    'repeated-opening': 'Starts differently from the lines around it.',
    spacing: 'Fixes spacing and punctuation.',
    spelling: 'Fixes spelling.',
    'contact-line': 'Formats contact details for an ATS.',
    'duplicate-skill': 'Removes a repeated skill from your list.',
  },
}
