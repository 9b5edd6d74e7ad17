import { inParentheses, pluralize, pluralizePart } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { formatCount, formatNumber, formatPart, formatTimes, quoteWords, VERBS } from '../numbers.ts'

/** Of rules about dates, where jobs have none. */
export const NO_DATES = 'There are no dates to compare yet.'

export const contentRulesEn: CategoryRuleMessages<'content'> = {
  'experience-present': {
    title: 'Work experience',
    gained: ({ jobs, estimated }) =>
      estimated ? 'Your resume describes your jobs.' : `Your resume describes ${formatCount(jobs, 'job', 'jobs')}.`,
    lost: ({ jobs, lines }) =>
      Number(jobs) === 0
        ? 'Add your experience: employer, position, dates and what you achieved. Just starting out? Add internships or projects.'
        : Number(lines) > 0
          ? 'Describe what you did in each job in more detail: the tools you used, the scale and the result.'
          : 'Describe what you did in each job: so far, your resume gives only the basic details.',
  },
  'experience-complete': {
    title: 'Complete job details',
    gained: ({ jobs, estimated }) =>
      `${estimated ? 'Your jobs have' : formatCount(jobs, 'job has', 'jobs have')} an employer, a position, a start date and an end date.`,
    lost: ({ complete, jobs, estimated }) =>
      Number(jobs) === 0
        ? 'Put the employer, position, start date and end date of each job on separate lines: we couldn’t find any jobs in your resume.'
        : estimated
          ? 'Give each job an employer, a position, a start date and an end date: at least one detail is missing.'
          : Number(jobs) === 1
            ? 'List the employer, position, start date and end date of your job: at least one detail is missing.'
            : `Give each job an employer, a position, a start date and an end date: so far, ${formatPart(complete, jobs, { noun: ['job', 'jobs'], verb: VERBS.have })} all four.`,
  },
  'work-substance': {
    title: 'Detailed experience',
    gained: () => 'Your experience covers what you did, how you did it, on what scale and with what result.',
    lost: ({ amount, enough, poor, of, scale, end, estimated }) => {
      const lines = formatCount(of, 'line', 'lines')
      if (Number(of) === 0) return 'Describe what you did in each job: the task, the tools, the scope and the result.'
      if (Number(amount) < Number(enough))
        return `Describe your work in more detail (what you did, the tools you used, the scale and the result): ${estimated ? 'there isn’t' : `${lines} ${pluralize(of, 'isn’t', 'aren’t')}`} enough for us to assess it.`
      if (Number(poor) === 0) return 'Add one or two more achievements, in as much detail as the ones you have.'
      if (Number(of) === 1 && !estimated)
        return 'Mention the scale and the result of your work in your only line, so recruiters can see what you achieved.'
      if (estimated)
        return 'Mention the scale and the result of your work in the lines that say the least, so recruiters can see what you achieved.'
      return `Mention the scale and the result of your work in ${formatNumber(poor)} more ${pluralize(poor, 'line', 'lines')}: so far, ${formatPart(scale, of, { noun: ['line', 'lines'], verb: VERBS.give })} the scale, and ${Number(end) === 0 ? 'none' : formatNumber(end)} ${pluralize(end, 'gives', 'give')} the result.`
    },
  },
  'bullets-enough': {
    title: 'Enough bullets per job',
    gained: () => 'Each job has enough bullets.',
    lost: ({ told, jobs, lines, thin = 0, estimated }) =>
      Number(jobs) === 0
        ? 'Describe your work in bullets, at least 3 for each recent job, so recruiters can see what you did.'
        : Number(told) === Number(jobs) && Number(thin) > 0
          ? `Rewrite bullets that say little or repeat others: ${estimated ? 'at least one job has' : formatCount(thin, 'job has', 'jobs have')} too few useful bullets.`
          : Number(told) === Number(jobs)
            ? `Write at least 6 bullets about your work: so far, you have ${estimated ? 'fewer than that' : formatNumber(lines)}.`
            : Number(jobs) === 1 && !estimated
              ? 'Write at least 6 bullets about your job: so far, it has fewer than 3.'
              : `Write at least 3 bullets for each of your last two jobs and 1 for each earlier job: so far, ${estimated ? 'at least one job doesn’t have' : formatPart(told, jobs, { noun: ['job', 'jobs'], verb: VERBS.have })} enough.`,
  },
  'bullets-quantified': {
    title: 'Achievements with numbers',
    gained: ({ with: some, of, estimated }) =>
      estimated
        ? 'Enough of your bullets include a number.'
        : `${formatNumber(some)} of ${formatCount(of, 'bullet', 'bullets')} ${pluralizePart(some, of, 'includes', 'include')} a number.`,
    lost: ({ with: some, of, estimated }) =>
      Number(of) === 0
        ? 'Write bullets that say how much, how many or how fast: numbers show the size of your results.'
        : Number(of) === 1 && !estimated
          ? 'Add a number to your only bullet to show the size of your results.'
          : `Add a number to about 3 in 10 bullets to show the size of your results: so far, ${estimated ? 'too few bullets have' : formatPart(some, of, { noun: ['bullet', 'bullets'], verb: VERBS.have })} one.`,
  },
  'bullets-action': {
    title: 'Action verbs',
    gained: ({ with: some, of, estimated }) =>
      estimated
        ? 'Your bullets start with action verbs.'
        : `${formatNumber(some)} of ${formatCount(of, 'bullet', 'bullets')} ${pluralizePart(some, of, 'starts', 'start')} with an action verb.`,
    lost: ({ with: some, of, estimated }) =>
      Number(of) === 0
        ? 'Write bullets that start with a verb, such as “Led,” “Designed” or “Reduced”: a verb shows what you did.'
        : Number(of) === 1 && !estimated
          ? 'Start your only bullet with an action verb, such as “Led,” “Designed” or “Reduced”: a verb shows what you did.'
          : `Start your bullets with an action verb, such as “Led,” “Designed” or “Reduced”: so far, ${estimated ? 'not all of them start' : formatPart(some, of, { noun: ['bullet', 'bullets'], verb: VERBS.start })} with one.`,
  },
  'bullets-length': {
    title: 'Bullet length',
    gained: () => 'Your bullets are a good length, so they’re quick to read.',
    lost: ({ good, of, shortest, longest, estimated }) =>
      `Aim for ${shortest} to ${longest} words per bullet, so they’re quick to read: so far, ${estimated ? 'not all of them are' : formatPart(good, of, { noun: ['bullet', 'bullets'], verb: VERBS.are })} in that range.`,
  },
  duties: {
    title: 'Results, not responsibilities',
    gained: () => 'You describe what you did, not just what you were responsible for.',
    lost: ({ count, sample, estimated }) =>
      `Replace ${sample ? quoteWords(sample) : '“responsible for,” “helped” or “duties”'} with what you did and achieved: ${estimated ? 'at least ' : ''}${formatCount(count, 'line starts', 'lines start')} that way.`,
  },
  'first-person': {
    title: 'No first-person pronouns',
    gained: () => 'There are no first-person pronouns.',
    lost: ({ count }) =>
      `Remove first-person pronouns such as “I” and “my,” which don’t belong on a resume: they appear at least ${formatTimes(count)}.`,
  },
  tense: {
    title: 'Consistent verb tense',
    gained: () => 'Each job uses one tense.',
    lost: () => 'Keep each job in a single tense, and use the past tense for past jobs: some lines need to change.',
  },
  repetition: {
    title: 'Varied first words',
    gained: () => 'Your bullets start with different words.',
    lost: ({ word, times, estimated }) =>
      `Vary how your bullets start: ${estimated ? 'at least ' : ''}${formatCount(times, 'bullet starts', 'bullets start')} with “${word}.”`,
  },
  cliches: {
    title: 'No clichés',
    gained: () => 'There are no clichés.',
    lost: ({ count, list, estimated }) =>
      `Replace ${estimated ? 'clichés' : formatCount(count, 'cliché', 'clichés')}${inParentheses(list)} with concrete examples, which say more about you.`,
  },
  slips: {
    title: 'No typos',
    gained: () => 'We found no typos.',
    lost: ({ count, list, estimated }) =>
      `Fix ${estimated ? 'possible typos' : `at least ${formatCount(count, 'possible typo', 'possible typos')}`}${inParentheses(list)}: recruiters notice small mistakes.`,
  },
  placeholders: {
    title: 'No sample text',
    gained: () => 'There is no leftover sample text from a template.',
    lost: ({ count, sample }) =>
      `Replace the template’s text with your own: at least ${formatCount(count, 'line still contains', 'lines still contain')} sample text${inParentheses(sample)}.`,
  },
  summary: {
    title: 'Professional summary',
    gained: ({ words, estimated }) =>
      estimated
        ? 'Your summary is quick to read.'
        : `At ${formatCount(words, 'word', 'words')}, your summary is quick to read.`,
    lost: ({ words, fewest, most, estimated }) =>
      Number(words) === 0
        ? `Start with a summary of ${fewest} to ${most} words: who you are, what you do and what you have achieved.`
        : Number(words) < Number(fewest)
          ? `Expand your summary to ${fewest}–${most} words, so it says who you are and what you do: it${estimated ? '’s too short' : ` has ${formatCount(words, 'word', 'words')}`} now.`
          : `Shorten your summary to ${fewest}–${most} words, so it’s quick to read: it${estimated ? '’s too long' : ` has ${formatCount(words, 'word', 'words')}`} now.`,
  },
  'summary-specific': {
    title: 'Specific summary',
    gained: () => 'Your summary includes specific details: numbers, fields or tools.',
    lost: ({ figures, terms }) =>
      Number(figures) === 0
        ? `Add a number (years of experience, team size or a result)${Number(terms) === 0 ? ' and two fields of work or tools' : Number(terms) === 1 ? ' and at least one more field of work or tool' : ''} to your summary: specific details make it more credible.`
        : `In your summary, mention ${Number(terms) === 0 ? 'two fields or tools' : 'at least one more field or tool'} you know well: specific details make it more credible.`,
  },
  'education-present': {
    title: 'Education',
    gained: ({ entries, estimated }) =>
      `Your education section lists ${estimated ? 'your degrees with their schools' : formatCount(entries, 'degree with its school', 'degrees with their schools')}.`,
    lost: ({ entries, holes, estimated }) =>
      Number(entries) === 0
        ? 'Add your education: school, degree and year.'
        : `Complete your education section: ${estimated ? 'at least one entry is' : formatCount(holes, 'entry is', 'entries are')} missing a school or a degree.`,
  },
  'dates-gaps': {
    title: 'No unexplained gaps',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'There are no long gaps in your jobs and education.'),
    lost: ({ count, months, estimated }) =>
      `Explain ${estimated ? 'the gaps of several months in your dates' : count === 1 ? `1 gap of ${formatCount(months, 'month', 'months')} in your dates` : `${formatCount(count, 'gap', 'gaps')} in your dates (the longest is ${formatCount(months, 'month', 'months')})`}: for example, mention a course, a project or time spent caring for family.`,
  },
  'dates-order': {
    title: 'Dates in order',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'Every start date comes before its end date.'),
    lost: ({ count }) =>
      `Correct the dates of ${formatCount(count, 'entry that ends before it starts', 'entries that end before they start')}.`,
  },
  'dates-future': {
    title: 'No future dates',
    gained: ({ dated }) => (dated === 0 ? NO_DATES : 'No job has a future date.'),
    lost: ({ count }) =>
      `Check the dates of ${count === 1 ? 'the job with a future date' : `the ${formatNumber(count)} jobs with future dates`}.`,
  },
  'outdated-lines': {
    title: 'No outdated lines',
    gained: () => 'There are no outdated lines.',
    lost: ({ sample }) => `Remove outdated lines${inParentheses(sample)} to make room for an achievement.`,
  },
}
