import { citeSource, inParentheses, listNames, listTopics, nameCountry, nameResume } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEn } from '../countries.ts'
import { formatCount, formatNumber, formatPart, VERBS } from '../numbers.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
}

export const atsRulesEn: CategoryRuleMessages<'ats'> = {
  'text-layer': {
    title: 'Selectable text',
    gained: () => 'An ATS can read all the text in your PDF.',
    lost: ({ scan }) => {
      if (Number(scan) === 2)
        return 'Open this PDF in our editor and download it from there: some of its pages are scans, which an ATS can’t read.'
      return Number(scan) === 1
        ? 'Export the PDF from the program you created it in: this file is a scan, so its text may contain errors.'
        : 'Export the PDF again without pages saved as images: an ATS can’t read some of the text.'
    },
  },
  'clean-characters': {
    title: 'Readable characters',
    gained: () => 'An ATS can read every character.',
    lost: ({ count }) =>
      `Change the font or remove the icons: ${formatCount(count, 'character', 'characters')} can’t be read as text.`,
  },
  'reading-order': {
    title: 'Reading order',
    gained: () => 'The text is stored in reading order.',
    lost: () =>
      'Use a one-column template: in the file, the text isn’t in the order you see on the page, so an ATS may mix it up.',
  },
  columns: {
    title: 'Columns in order',
    gained: ({ columns }) =>
      Number(columns) > 1
        ? 'An ATS can read your columns in the right order.'
        : 'Your resume has one column, which any ATS can read.',
    lost: () => 'Switch to one column: with several columns, an ATS may read the lines out of order.',
  },
  tables: {
    title: 'No tables',
    gained: () => 'There are no tables that an ATS could scramble.',
    lost: () =>
      'Avoid placing text in rows and columns, as in a table: an ATS reads it row by row and may scramble the content.',
  },
  'text-in-images': {
    title: 'No text in images',
    gained: () => 'There is no important text in images.',
    lost: () => 'Type out any text that is inside an image: an ATS can’t read it there.',
  },
  pictures: {
    title: 'No images',
    gained: () => 'There are no images, logos or rating bars that could confuse an ATS.',
    lost: () => 'Remove logos, images and rating bars: an ATS can’t use them, and they may confuse it.',
  },
  'hidden-text': {
    title: 'No hidden text',
    gained: () => 'All the text in the file is visible.',
    lost: ({ count }) =>
      `Remove hidden text from ${formatCount(count, 'place', 'places')}: it earns no points and looks like a trick.`,
  },
  'machine-text': {
    title: 'No instructions for AI',
    gained: () => 'The text contains no instructions for AI.',
    lost: () =>
      'Remove sentences that give instructions to AI: they don’t change your score here, and recruiters see them as a trick.',
  },
  'tiny-text': {
    title: 'No tiny text',
    gained: () => 'No text is too small.',
    lost: () => 'Enlarge or remove tiny text: people can’t read it, and it may look like keyword stuffing.',
  },
  'tracked-text': {
    title: 'No spaced-out letters',
    gained: () => 'An ATS reads each word as a whole.',
    lost: () => 'Remove the spaces between letters in headings: an ATS reads “E X P” as single letters.',
  },
  'split-accents': {
    title: 'Accented letters',
    gained: () => 'An ATS can read your accented letters.',
    lost: ({ sample }) =>
      `Export the file with another font: this one separates accents from their letters${sample ? ` (“${sample}”)` : ''}.`,
  },
  'rotated-text': {
    title: 'No rotated text',
    gained: () => 'There is no rotated text.',
    lost: () => 'Make all rotated text horizontal: an ATS often skips it.',
  },
  'contact-name': {
    title: 'Name',
    gained: ({ name }) => `An ATS can read your name: ${name}.`,
    lost: () => 'Put your first and last name on the first line, as text: an ATS looks for it there.',
  },
  'contact-email': {
    title: 'Email',
    gained: ({ email }) => `An ATS can read your email: ${email}.`,
    lost: ({ email, linked }) =>
      linked
        ? 'Write your email as text: it’s only in a link now, which an ATS may not read.'
        : email
          ? 'Put your email at the top of the page, on its own line, so it’s easy to find.'
          : 'Add your email so employers can write to you.',
  },
  'contact-phone': {
    title: 'Phone number',
    gained: ({ phone }) => `An ATS can read your phone number: ${phone}.`,
    lost: ({ phone, linked }) =>
      linked
        ? 'Write your phone number as text: it’s only in a link now, which an ATS may not read.'
        : phone
          ? 'Put your phone number at the top of the page, including the country code, so it’s easy to find.'
          : 'Add your phone number, including the country code, so employers can call you.',
  },
  'contact-location': {
    title: 'City',
    gained: ({ location }) => `An ATS can read your location: ${location}.`,
    lost: ({ location }) =>
      location
        ? 'Keep only your city and country: employers don’t need your street address.'
        : 'Give both your city and your country: many recruiters filter by location.',
  },
  'contact-links': {
    title: 'Professional link',
    gained: () => 'Your resume links to your profile or your work.',
    lost: () => 'Add a link to your LinkedIn profile, portfolio or code so recruiters can see your work.',
  },
  'contact-in-body': {
    title: 'Contact details in the body',
    gained: () => 'Your contact details are in the body of the page.',
    lost: () => 'Move your contact details out of the page header or footer: an ATS may skip them there.',
  },
  'email-professional': {
    title: 'Professional email',
    gained: () => 'Your email address looks professional.',
    lost: ({ email }) =>
      `Replace ${email} with a more professional address: one that contains your name, from a modern email provider.`,
  },
  'links-valid': {
    title: 'Working links',
    gained: () => 'Your links are written correctly.',
    lost: ({ sample }) => `Fix misspelled or placeholder links${inParentheses(sample)}: recruiters can’t open them.`,
  },
  'sections-present': {
    title: 'Expected sections',
    gained: () => 'Your resume has experience, education and skills sections, each with a heading.',
    lost: ({ missing }) =>
      `Add or complete these sections, each with its heading: ${listNames(missing, SECTIONS)}. An ATS looks for them.`,
  },
  'sections-named': {
    title: 'Standard headings',
    gained: () => 'An ATS recognizes your section headings.',
    lost: ({ known, sample }) =>
      Number(known) === 0
        ? 'Use standard headings, such as “Experience,” “Education” and “Skills”: an ATS looks for them.'
        : `Replace unusual headings${inParentheses(sample)} with standard ones, which an ATS recognizes.`,
  },
  'dates-readable': {
    title: 'Readable dates',
    gained: () => 'An ATS can read all your dates.',
    lost: ({ read, of, estimated }) =>
      Number(of) === 0
        ? 'Write the dates of your jobs and education as MM/YYYY – MM/YYYY: we couldn’t find any.'
        : Number(of) === 1 && !estimated
          ? 'Write the start and end dates of your only entry as MM/YYYY, so an ATS can read both.'
          : `Write dates as MM/YYYY, with a start and an end for jobs: so far, ${estimated ? 'at least one entry doesn’t have' : formatPart(read, of, { noun: ['entry', 'entries'], verb: VERBS.have })} all the dates an ATS reads.`,
  },
  'personal-data': {
    title: 'No unnecessary personal data',
    gained: () => 'There is no unnecessary personal data.',
    lost: ({ kinds, country, source }) => {
      const inside = nameCountry(country, countriesEn)
      const place = inside ? ` ${inside}` : ''
      return `Remove personal details that don’t belong on a ${nameResume(country, countriesEn)}${place} and can invite bias: ${listTopics(kinds, country, countriesEn)}${citeSource('source', source)}.`
    },
  },
  'file-open': {
    title: 'Unlocked file',
    gained: () => 'The file has no password or form fields.',
    lost: () => 'Export a plain PDF, with no password, forms, scripts or oversized pages, so any ATS can open it.',
  },
  'file-labels': {
    title: 'PDF accessibility tags',
    gained: () => 'The PDF has accessibility tags and specifies its language.',
    lost: ({ said, of }) =>
      `Open your resume in our editor and download it again to add accessibility tags and a language: this file meets ${formatNumber(said)} of ${formatCount(of, 'requirement', 'requirements')}.`,
  },
}
