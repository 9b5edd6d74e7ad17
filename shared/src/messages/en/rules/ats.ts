import { formatCount, inParentheses, listNames, listTopics, nameCountry } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEn } from '../countries.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
}

export const atsRulesEn: CategoryRuleMessages<'ats'> = {
  'text-layer': {
    title: 'Real text',
    gained: () => 'A machine can read all the text of the PDF.',
    lost: ({ scan }) => {
      if (Number(scan) === 2)
        return 'The PDF has scanned pages, where an ATS finds no text: open it in the editor and download it from here.'
      return Number(scan) === 1
        ? 'The PDF is a scan with guessed text: export it from the program you wrote it in.'
        : 'Part of the PDF has no text that can be read: export it again, without pictures of pages.'
    },
  },
  'clean-characters': {
    title: 'Whole letters',
    gained: () => 'No letter is lost in reading.',
    lost: ({ count }) =>
      `${formatCount(count, 'sign is not', 'signs are not')} read as letters: change the typeface or drop the icons.`,
  },
  'reading-order': {
    title: 'Reading order',
    gained: () => 'The file keeps the text in the order in which it is read.',
    lost: () =>
      'The text is kept in another order than the page shows: some readers mix it up. Use a one-column template.',
  },
  columns: {
    title: 'Columns in order',
    gained: ({ columns }) =>
      Number(columns) > 1 ? 'The columns keep their reading order.' : 'One column: it reads well everywhere.',
    lost: ({ columns }) => `Go to one column: with ${columns} some readers mix the lines.`,
  },
  tables: {
    title: 'No tables',
    gained: () => 'There are no tables to be read across.',
    lost: () => 'Take the text out of tables: it is read row by row, mixed up.',
  },
  'text-in-images': {
    title: 'No text in pictures',
    gained: () => 'Nothing that matters is inside a picture.',
    lost: () => 'Write as text what stands inside pictures: an ATS does not read it.',
  },
  pictures: {
    title: 'No pictures',
    gained: () => 'No logos or bars in the way.',
    lost: () => 'Take out logos, pictures and rating bars: an ATS gains nothing from them and may stumble.',
  },
  'hidden-text': {
    title: 'No hidden text',
    gained: () => 'All that is read can be seen.',
    lost: ({ count }) =>
      `Take out hidden text (${formatCount(count, 'place', 'places')}): it adds nothing and looks like a trick.`,
  },
  'machine-text': {
    title: 'No orders to machines',
    gained: () => 'Nothing in the text speaks to a machine.',
    lost: () =>
      'Take out sentences that give orders to an AI: they do not move the score here, and readers take them for a trick.',
  },
  'tiny-text': {
    title: 'No tiny type',
    gained: () => 'No type is too small.',
    lost: () => 'Enlarge tiny type or take it out: it looks like stuffing.',
  },
  'tracked-text': {
    title: 'Whole words',
    gained: () => 'Words are read whole.',
    lost: () => 'Take the space between letters out of headings: “E X P” is read letter by letter.',
  },
  'split-accents': {
    title: 'Whole accents',
    gained: () => 'Letters with accents are read well.',
    lost: () => 'Accents stand apart in the file (“Nu´n˜ez”): export it with another typeface.',
  },
  'rotated-text': {
    title: 'Upright text',
    gained: () => 'There is no turned text.',
    lost: () => 'Set turned text upright: many readers lose it.',
  },
  'contact-name': {
    title: 'Name',
    gained: ({ name }) => `The name is read: ${name}.`,
    lost: () => 'Put your first and last name on the first line, as text.',
  },
  'contact-email': {
    title: 'E-mail',
    gained: ({ email }) => `The e-mail is read: ${email}.`,
    lost: ({ email }) =>
      email
        ? 'Put the e-mail in the header, on a line of its own.'
        : 'Add your e-mail: without it nobody can write to you.',
  },
  'contact-phone': {
    title: 'Telephone',
    gained: ({ phone }) => `The telephone is read: ${phone}.`,
    lost: ({ phone }) =>
      phone ? 'Put the telephone in the header, with its country code.' : 'Add your telephone with its country code.',
  },
  'contact-location': {
    title: 'City',
    gained: ({ location }) => `The place is read: ${location}.`,
    lost: ({ location }) =>
      location
        ? 'Leave city and country: street and number are not needed.'
        : 'Add your city and country: many searches filter by place.',
  },
  'contact-links': {
    title: 'Professional link',
    gained: () => 'There is a link to your profile or your work.',
    lost: () => 'Add LinkedIn, your portfolio or your code.',
  },
  'contact-in-body': {
    title: 'Contact in the body',
    gained: () => 'Contact data stand in the body of the page.',
    lost: () => 'Take contact data out of the page header or footer: some ATS do not read it.',
  },
  'email-professional': {
    title: 'Professional e-mail',
    gained: () => 'The e-mail address is professional.',
    lost: ({ email }) => `Use an address with your name at a current service instead of ${email}.`,
  },
  'links-valid': {
    title: 'Links that work',
    gained: () => 'The links are well written.',
    lost: ({ sample }) => `Correct links that are badly written or samples${inParentheses(sample)}.`,
  },
  'sections-present': {
    title: 'Expected sections',
    gained: () => 'Experience, Education and Skills are there, with their headings.',
    lost: ({ missing }) => `Add with its heading, or fill in: ${listNames(missing, SECTIONS)}.`,
  },
  'sections-named': {
    title: 'Known headings',
    gained: () => 'The headings are the ones an ATS expects.',
    lost: ({ known, sample }) =>
      Number(known) === 0
        ? 'Use headings that are known: “Experience”, “Education”, “Skills”.'
        : `Use headings that are known instead of others${inParentheses(sample)}.`,
  },
  'dates-readable': {
    title: 'Readable dates',
    gained: () => 'All dates are read.',
    lost: ({ read, of }) =>
      Number(of) === 0
        ? 'No date of a job or a study was read: write MM/YYYY – MM/YYYY.'
        : `Write start and end as MM/YYYY: ${read} of ${of} entries are read whole.`,
  },
  'personal-data': {
    title: 'No needless personal data',
    gained: () => 'There are no needless personal data.',
    lost: ({ kinds, country, source }) => {
      const inside = nameCountry(country, countriesEn)
      const place = inside ? `, as is usual ${inside}` : ''
      return `Take out what says nothing about your work and feeds prejudice${place}: ${listTopics(kinds, country, countriesEn)}${inParentheses(source)}.`
    },
  },
  'file-open': {
    title: 'A file without locks',
    gained: () => 'The file opens without locks or forms.',
    lost: () => 'Export a plain PDF: no password, forms, scripts or endless pages.',
  },
  'file-labels': {
    title: 'A well labelled file',
    gained: () => 'The file says its language and its structure.',
    lost: ({ said, of }) =>
      `Open the CV in our editor and download it from there: our PDF says its language and its structure; this one meets ${said} of ${of}.`,
  },
}
