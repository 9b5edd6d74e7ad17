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
  questions: {
    jobs: 'We may have misread your jobs. Is this each job, with its employer and its dates?',
    work: 'Part of your experience may not have been read. Is this what you did in each job?',
    studies: 'We may have misread your studies. Is this each school, with its degree?',
    skills: 'We may have missed some of your skills. Is this the whole list?',
    languages: 'We may have missed your languages. Are these the ones, with their levels?',
    summary: 'We could not tell whether you have a summary. Is this text yours?',
    title: 'We could not tell your professional title. Which one is it?',
    name: 'We could not find your name. Which line is it?',
    place: 'We could not tell where you live. Which city is it?',
  },
  fromRules: 'Advice of our rules, without AI.',
  limit: (title, at) => `The score stays at ${at} or under while “${title}” fails.`,
  improveFailed: 'The AI did not answer: these are the changes of our rules.',
  reasons: {
    'one-date-format': 'All dates in one format.',
    'newest-first': 'Newest first.',
    'weak-opening': 'Opens with what you did.',
    'first-person': 'No first-person pronouns.',
    filler: 'Without words that tell nothing.',
    'repeated-opening': 'Another opening than the lines around it.',
    spacing: 'Spaces and signs in their place.',
    spelling: 'Spelling.',
    'contact-line': 'Contact data in a form that is read.',
    'duplicate-skill': 'It was already in the list.',
  },
}
