import type { InfoPageText } from '../../info-texts.ts'

const blog: InfoPageText = {
  title: 'Blog',
  lead: 'What’s new in Faro and how it helps you.',
  summary: 'News about Faro, for the people who use it.',
  sections: [],
}

const letters: InfoPageText = {
  title: 'Cover letters built from your resume, and a resume version for each job',
  lead: 'Faro now writes cover letters and keeps all the versions of your resume in one place.',
  summary: 'Letters that show where every sentence comes from, and versions of a resume that share your details.',
  published: '2026-11-22',
  sections: [
    {
      title: 'Cover letters that don’t make things up',
      body: [
        'Faro writes the letter on your device from the lines of your resume, and each sentence shows which lines it comes from. It uses the design you already have, with the greeting and closing that are usual in your language and country. You can download it as a PDF, Word or text file. Read more about [cover letters](/cover-letters).',
      ],
    },
    {
      title: 'A version for each job',
      body: [
        '“Tailor to a job” creates a version of your resume and keeps the job ad, its link, your application status and your notes with it. Versions share dates, employers and contact details: change a phone number once, and it changes in all of them. You can compare two side by side.',
      ],
    },
    {
      title: 'A separate result for the job ad',
      body: [
        'Faro checks your resume for the years of experience, languages, degrees and keywords that the ad asks for, in English and Spanish. The result is separate and no longer changes your score.',
      ],
    },
    {
      title: 'Advice for your country',
      body: [
        'Faro checks your photo, personal details, length and section order against the customs of each country, and shows its sources. See the [guide by country](/career-guides/resume-by-country).',
      ],
    },
  ],
  action: { label: 'Open the gallery of designs', to: '/templates' },
}

const wordFiles: InfoPageText = {
  title: 'Word files, scans, LinkedIn and Europass',
  lead: 'Faro now reads more kinds of files and shows you what it found before it saves anything.',
  summary: 'Reading Word files and scanned PDFs, importing from LinkedIn and Europass, and downloading as Word.',
  published: '2026-11-22',
  sections: [
    {
      title: 'More files you can import',
      body: [
        {
          list: [
            'Word and OpenDocument files (DOCX, DOCM and ODT), just like PDFs.',
            'Scanned PDFs: with your permission, we recognize the text on your device (up to 10 pages).',
            'The data export that LinkedIn gives you (ZIP), Europass XML and JSON Resume.',
          ],
        },
        'When you import a file, you see each field beside the page it came from, starting with the fields Faro isn’t sure about. If something doesn’t belong on a resume, Faro tells you what it left out.',
      ],
    },
    {
      title: 'Download as Word',
      body: [
        'You can download any design as a Word file with one column and real styles, so it’s easy to edit. Each PDF contains its resume’s data, so Faro can open it again exactly as it was. If you don’t want that, uncheck “Include the resume’s data in the PDF” in the download menu.',
      ],
    },
    {
      title: 'New designs',
      body: [
        'There are 16 designs in 64 variants, with more fonts and sizes. Page breaks no longer leave stray words or large empty spaces.',
      ],
    },
  ],
  action: { label: 'Analyze a file', to: '/analyzer' },
}

const firstVersion: InfoPageText = {
  title: 'The first version of Faro',
  lead: 'The first release: an analyzer, a score with reasons, an editor with templates, and offline use.',
  summary: 'What the first version of Faro included. It was released on November 21, 2026.',
  published: '2026-11-21',
  sections: [
    {
      title: 'What it included',
      body: [
        {
          list: [
            'An analyzer that reads your PDF on your device and scores it out of 100.',
            'The reason for every point, along with the line it refers to.',
            'An editor with templates that makes tagged PDFs, so they work with screen readers too.',
            'Offline use, accounts with Google, AI advice and paid plans.',
          ],
        },
      ],
    },
    {
      title: 'What hasn’t changed',
      body: ['The score is calculated by rules, not by AI. Downloads are free. Your file stays on your device.'],
    },
  ],
  action: { label: 'See my score', to: '/analyzer' },
}

export const blogPages = {
  '/blog': blog,
  '/blog/letters-from-your-resume': letters,
  '/blog/word-files-and-scans': wordFiles,
  '/blog/first-version': firstVersion,
}
