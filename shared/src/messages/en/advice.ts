import type { AdviceMessages } from '../types.ts'

export const adviceEn: AdviceMessages = {
  categories: { content: 'Content', keywords: 'Keywords', format: 'Format', ats: 'ATS' },
  bands: { excellent: 'Excellent', good: 'Good', 'needs-work': 'Needs work' },
  notes: {
    'advice-unavailable':
      'The AI service did not answer: this is the advice of our rules. The analysis was not charged.',
    'advice-refused':
      'The AI gave no advice that could be checked against your CV: this is the advice of our rules. The analysis was not charged.',
    'advice-daily-limit':
      'Too many answers of the AI could not be used today, so it was not asked: this is the advice of our rules. The analysis was not charged; try again tomorrow.',
  },
  fromRules: 'Advice of our rules, without AI.',
  limit: (title, at) => `The score stays at ${at} or under while “${title}” fails.`,
  improveFailed: 'The AI did not answer: these are the changes of our rules.',
  reasons: {
    'one-date-format': 'All dates in one format.',
    'newest-first': 'Newest first.',
    'weak-opening': 'Opens with what you did.',
    'first-person': 'No first-person pronouns.',
    spacing: 'Spaces and signs in their place.',
    spelling: 'Spelling.',
    'contact-line': 'Contact data in a form that is read.',
    'duplicate-skill': 'It was already in the list.',
  },
}
