import { PLANS } from '#shared/plans.ts'
import type { HelpTopic, InfoPageText } from '../../info-texts.ts'

const price = (plan: 'basic' | 'professional' | 'enterprise') => `$${PLANS[plan].monthlyCents / 100}`

export const helpPage: InfoPageText = {
  title: 'Help Center',
  lead: 'Short answers to common questions. If you can’t find yours, go to [Contact](/contact).',
  summary: 'Questions and answers about files, the score, the editor, downloads, offline use, plans and privacy.',
  sections: [],
}

export const help: readonly HelpTopic[] = [
  {
    title: 'Reading files',
    questions: [
      {
        question: 'Which files can I analyze?',
        answer: [
          'PDF files and Word or OpenDocument files (DOCX, DOCM and ODT), up to 10 MB. If you have an old DOC, RTF or Pages file, open it and save it as a PDF. You can also paste the text of your resume.',
        ],
      },
      {
        question: 'Can it read a scanned PDF?',
        answer: [
          'Yes, up to 10 pages. Faro asks first, downloads about 7 MB and recognizes the text on your device. Check the result: some letters in a scan may be misread. An ATS usually can’t read scans, so download a new PDF from Faro afterward.',
        ],
      },
      {
        question: 'Faro misread part of my resume. What can I do?',
        answer: [
          'The results show which parts Faro isn’t sure about, and you can confirm or correct them. Your score updates right away. If the mistake keeps happening, a one-column design usually solves it.',
        ],
      },
      {
        question: 'Can I import my LinkedIn profile or Europass file?',
        answer: [
          'Yes, from the [gallery](/templates). For LinkedIn, use the ZIP file with your data. For Europass, use the XML file or the PDF that contains it. A JSON Resume file works too.',
        ],
      },
    ],
  },
  {
    title: 'Score',
    questions: [
      {
        question: 'How is the score calculated?',
        answer: [
          'By fixed rules, not by AI: content counts for 56%, keywords for 18%, ATS for 15% and format for 11%. The same resume always gets the same result. A score of 80 or more is “Excellent,” and 60 to 79 is “Good.”',
        ],
      },
      {
        question: 'I fixed something. Why didn’t my score go up?',
        answer: [
          'A serious problem, such as a PDF without text or a resume with no email or phone number, limits your score until you fix it. Your results show which problem it is. Fix that first.',
        ],
      },
      {
        question: 'Does the job ad I paste change my score?',
        answer: [
          'No. You get a separate result that shows which requirements your resume meets, which are unclear and which are missing.',
        ],
      },
      {
        question: 'What is an ATS?',
        answer: [
          'An ATS (applicant tracking system) is the software many companies use to receive and search applications. Read more in [ATS optimization](/ats-optimization).',
        ],
      },
    ],
  },
  {
    title: 'Editor',
    questions: [
      {
        question: 'How do I change the design without losing anything?',
        answer: [
          'Open the design panel and choose another design: you’ll see your own resume in each one. The content stays the same, and you can undo the change.',
        ],
      },
      {
        question: 'Can I have my resume in two languages?',
        answer: [
          'Yes. One resume can hold your text in both English and Spanish. The editor shows you what isn’t translated yet, and you download each language separately.',
        ],
      },
      {
        question: 'How do I make a version of my resume for a specific job?',
        answer: [
          'Choose “Tailor to a job” in the menu of your resume. The version shares its dates, companies and contact details with the original, and you can change the rest.',
        ],
      },
      {
        question: 'I deleted something. Can I get it back?',
        answer: [
          'You can undo a change in the editor. You’ll find earlier versions in “Version history.” A deleted resume stays in the trash in your list of resumes for 30 days.',
        ],
      },
    ],
  },
  {
    title: 'PDF and Word',
    questions: [
      {
        question: 'Do downloads cost anything?',
        answer: ['No. Every download is free, in every design and without a watermark.'],
      },
      {
        question: 'Should I send a PDF or a Word file?',
        answer: [
          'Send the format that the job ad asks for. If the ad doesn’t say, send the PDF, which looks the same everywhere. The Word file is for people who want to edit it.',
        ],
      },
      {
        question: 'Why does the Word file look different from the PDF?',
        answer: [
          'The Word file has a single column and standard styles, so it’s easy to read and edit. It keeps the design’s fonts and colors.',
        ],
      },
      {
        question: 'What data does the PDF contain?',
        answer: [
          'Your resume’s data, so Faro can open it again exactly as it was. Hidden parts and notes are left out. You can turn this off in the download menu.',
        ],
      },
    ],
  },
  {
    title: 'Offline and other devices',
    questions: [
      {
        question: 'Does it work offline?',
        answer: [
          'Yes, after your first visit: you can write, score and download. If you ask for an analysis with your account, it waits on your device until you’re back online.',
        ],
      },
      {
        question: 'How do I install Faro?',
        answer: [
          'If your browser allows it, “Install Faro” appears at the bottom of the home page. On an iPhone, use “Add to Home Screen” in Safari’s share menu.',
        ],
      },
      {
        question: 'How do I see my resumes on another device?',
        answer: [
          'Sign in with the same account on both. Without an account, save a backup in [Settings](/settings) and restore it on the other device.',
        ],
      },
    ],
  },
  {
    title: 'Account and plans',
    questions: [
      {
        question: 'Do I need an account?',
        answer: [
          'No. You can write, score and download resumes on your device without one. With an account, you also get full analyses, a history of them and your resumes on all your devices. You sign in with Google.',
        ],
      },
      {
        question: 'What do the plans cost?',
        answer: [
          `The free plan includes ${PLANS.free.monthlyAnalyses} analyses a month. Basic is ${price('basic')} a month and includes ${PLANS.basic.monthlyAnalyses} analyses. Professional is ${price('professional')} and Premium is ${price('enterprise')}, both with unlimited analyses. Compare them under [Pricing](/settings).`,
        ],
      },
      {
        question: 'How do I cancel?',
        answer: [
          'Go to [Settings](/settings) and choose “Cancel subscription.” You keep the plan until the end of the period you paid for, and you won’t be charged again. You keep everything you created.',
        ],
      },
      {
        question: 'An analysis failed. Does it count toward my limit?',
        answer: ['No. An analysis that fails, or that you cancel, doesn’t count.'],
      },
    ],
  },
  {
    title: 'Privacy',
    questions: [
      {
        question: 'Who sees my resume?',
        answer: [
          'Your browser reads the file, which never leaves your device. When you ask for an analysis with your account, only the text is sent. We replace your name and contact details before AI writes any advice. See [Privacy](/privacy) for the details.',
        ],
      },
      {
        question: 'How do I delete my data?',
        answer: [
          'You can delete an analysis from your history. To delete your account and everything in it, use “Delete my account” in [Settings](/settings). You can download everything first.',
        ],
      },
      {
        question: 'Is my resume used to train AI?',
        answer: ['No. We don’t sell or share your data either, and there are no ads.'],
      },
    ],
  },
  {
    title: 'API and integrations',
    questions: [
      {
        question: 'Can I use Faro from my own programs?',
        answer: [
          'Yes, on the Premium plan. In [Settings](/settings), you can create up to ten access keys, each with permissions and an expiration date. We show each key only once.',
        ],
      },
      {
        question: 'Does it work with AI assistants?',
        answer: [
          'On the Premium plan, an assistant that supports MCP can read, score and propose changes. If its key doesn’t have the “Change” permission, each change waits in the editor until you accept it.',
        ],
      },
      {
        question: 'Can my program be notified when an analysis finishes?',
        answer: [
          'Yes, on the Premium plan: add up to five addresses (webhooks) in [Settings](/settings). Each message is signed and contains the ID of the analysis, never the text of a resume.',
        ],
      },
    ],
  },
]
