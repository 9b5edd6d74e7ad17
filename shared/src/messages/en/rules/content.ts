import { formatCount, inParentheses } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'

export const contentRulesEn: CategoryRuleMessages<'content'> = {
  'experience-present': {
    title: 'Experience told',
    gained: ({ jobs }) => `The CV tells ${formatCount(jobs, 'job', 'jobs')} and what you did there.`,
    lost: ({ jobs }) =>
      Number(jobs) === 0
        ? 'Add your experience: employer, position, dates and what you achieved. Starting out? Tell internships or projects.'
        : 'Say what you did in each job: only the bare facts can be read now.',
  },
  'experience-complete': {
    title: 'Complete jobs',
    gained: ({ jobs }) => `${formatCount(jobs, 'job has', 'jobs have')} an employer, a position, a start and an end.`,
    lost: ({ complete, jobs }) =>
      Number(jobs) === 0
        ? 'No job could be read: put employer, position, start and end on clear lines.'
        : `Complete your jobs: ${complete} of ${jobs} have an employer, a position, a start and an end.`,
  },
  'work-substance': {
    title: 'What the work says',
    gained: () => 'The lines say what you did, with what, on what scale and to what end.',
    lost: ({ amount, enough, poor, of, scale, end }) => {
      if (Number(of) === 0) return 'Say what you did in each job: what, with what, on what scale and what came of it.'
      if (Number(amount) < Number(enough))
        return `Tell more of your work: ${of} lines say too little to judge it. Say what you did, with what, how much and what for.`
      if (Number(poor) === 0) return 'Tell one or two things more that you did, as fully as these.'
      return `Say more in ${formatCount(poor, 'thin line', 'thin lines')} of ${of}: ${scale} give a scale and ${end} a purpose or a result.`
    },
  },
  'bullets-enough': {
    title: 'Detail of each job',
    gained: () => 'Each job tells enough.',
    lost: ({ told, jobs }) =>
      Number(jobs) === 0
        ? 'Tell in bullets what you did: at least three for each recent job.'
        : `Tell more: ${told} of ${jobs} jobs have enough bullets (three in the last two, one in the others, six in all).`,
  },
  'bullets-quantified': {
    title: 'Achievements with figures',
    gained: ({ with: some, of }) => `${some} of ${of} achievements carry a figure.`,
    lost: ({ with: some, of }) =>
      Number(of) === 0
        ? 'There is nothing to measure: write bullets that say how much, how many or how fast.'
        : `Put figures on your achievements: ${some} of ${of} say how much. Aim for 3 in 10.`,
  },
  'bullets-action': {
    title: 'Action verbs',
    gained: ({ with: some, of }) => `${some} of ${of} bullets open with an action verb.`,
    lost: ({ with: some, of }) =>
      Number(of) === 0
        ? 'Write bullets that open with a verb: “Led”, “Designed”, “Reduced”.'
        : `Open with an action verb (“Led”, “Designed”, “Reduced”): ${some} of ${of} bullets do.`,
  },
  'bullets-length': {
    title: 'Length of bullets',
    gained: () => 'The bullets are of a comfortable length.',
    lost: ({ good, of, shortest, longest }) =>
      `Adjust the length: ${good} of ${of} bullets have ${shortest} to ${longest} words.`,
  },
  duties: {
    title: 'Deeds, not duties',
    gained: () => 'You say what you did, not only what was yours to do.',
    lost: ({ count }) =>
      `Replace “responsible for”, “helped” or “duties” with what you did and what came of it: ${formatCount(count, 'line opens', 'lines open')} that way.`,
  },
  'first-person': {
    title: 'No “I” or “my”',
    gained: () => 'The text does without first-person pronouns.',
    lost: ({ count }) =>
      `Take out first-person pronouns: “I”, “my” and the like come up ${formatCount(count, 'time', 'times')}.`,
  },
  tense: {
    title: 'One tense',
    gained: () => 'Each job keeps to one tense.',
    lost: ({ count }) =>
      `Keep to one form in each job (past jobs in the past): ${formatCount(count, 'line differs', 'lines differ')}.`,
  },
  repetition: {
    title: 'Varied openings',
    gained: () => 'The bullets open with different words.',
    lost: ({ word, times }) => `Vary how bullets open: “${word}” opens ${times} of them.`,
  },
  cliches: {
    title: 'No clichés',
    gained: () => 'There are no clichés.',
    lost: ({ count, list }) => `Replace clichés with an example: there are ${count}${inParentheses(list)}.`,
  },
  slips: {
    title: 'Careful text',
    gained: () => 'No slips of writing can be seen.',
    lost: ({ count, list }) => `Correct ${formatCount(count, 'slip', 'slips')} of writing${inParentheses(list)}.`,
  },
  placeholders: {
    title: 'No template text',
    gained: () => 'No sample text of a template is left.',
    lost: ({ count, sample }) =>
      `Replace the sample text of the template: ${formatCount(count, 'line', 'lines')}${inParentheses(sample)}.`,
  },
  summary: {
    title: 'Professional summary',
    gained: ({ words }) => `The summary has ${formatCount(words, 'word', 'words')}: it is read at a glance.`,
    lost: ({ words, fewest, most }) =>
      Number(words) === 0
        ? `Open with a summary of ${fewest} to ${most} words: who you are, what you can do, what you achieved.`
        : `Keep the summary between ${fewest} and ${most} words: it has ${words} now.`,
  },
  'summary-specific': {
    title: 'Concrete summary',
    gained: () => 'The summary says concrete things: figures, fields, tools.',
    lost: ({ figures }) =>
      Number(figures) === 0
        ? 'Add a figure to the summary (years, size, result) and the fields you work in.'
        : 'Name two fields or tools that you master in the summary.',
  },
  'education-present': {
    title: 'Education',
    gained: ({ entries }) => `${formatCount(entries, 'study', 'studies')} with school and degree.`,
    lost: ({ entries, holes }) =>
      Number(entries) === 0
        ? 'Add your education: school, degree and year.'
        : `Complete your education: ${formatCount(holes, 'entry lacks', 'entries lack')} the school or the degree.`,
  },
  'dates-gaps': {
    title: 'No unexplained gaps',
    gained: () => 'There are no long gaps between jobs and studies.',
    lost: ({ count, months }) =>
      `Explain ${formatCount(count, 'gap', 'gaps')} in your dates (the longest is ${months} months): a course, care, a project.`,
  },
  'dates-order': {
    title: 'Start before end',
    gained: () => 'Every start comes before its end.',
    lost: ({ count }) => `Correct ${formatCount(count, 'entry that ends', 'entries that end')} before it starts.`,
  },
  'dates-future': {
    title: 'No future dates',
    gained: () => 'No job starts or ends in the future.',
    lost: ({ count }) => `Check ${formatCount(count, 'job with a future date', 'jobs with a future date')}.`,
  },
  'outdated-lines': {
    title: 'No idle lines',
    gained: () => 'No line takes room to say nothing.',
    lost: ({ sample }) => `Take out what is no longer used${inParentheses(sample)} and win room for an achievement.`,
  },
}
