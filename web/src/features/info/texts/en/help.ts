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
          'PDFs, and Word or OpenDocument files (DOCX, DOCM and ODT) of up to 10 MB. If yours is an old DOC, RTF or Pages file, open it and save it as a PDF. You can also paste the text.',
        ],
      },
      {
        question: 'Can it read a scanned PDF?',
        answer: [
          'Yes, up to 10 pages. Faro asks first, downloads about 7 MB and recognizes the text on your device. Check the result: some letters in a scan may be misread. An ATS usually recognizes nothing, so download a new PDF afterward.',
        ],
      },
      {
        question: 'It misread a part of my resume. What can I do?',
        answer: [
          'The results show which parts are in doubt, and you can confirm or correct them. The score is calculated again at once. If the mistake keeps happening, a one-column design usually solves it.',
        ],
      },
      {
        question: 'Can I bring my LinkedIn profile or Europass?',
        answer: [
          'Yes. Choose to import in the [gallery](/templates). From LinkedIn, use the ZIP with the copy of your data; from Europass, the XML or the PDF that contains it. A JSON Resume file works too.',
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
          'By fixed rules, not by AI: content 56%, keywords 18%, ATS 15% and format 11%. The same resume always gets the same result. 80 or more is “Excellent,” and 60 to 79 is “Good.”',
        ],
      },
      {
        question: 'Why doesn’t it go up although I fixed something?',
        answer: [
          'A serious problem can limit the score while it lasts, such as a PDF without text, or a page with neither an email address nor a phone number. The result names it. Fix that first.',
        ],
      },
      {
        question: 'Does the job ad that I paste change the score?',
        answer: [
          'No. What the ad asks for is compared in a separate result: what you have, what is in doubt and what is missing.',
        ],
      },
      {
        question: 'What is an ATS?',
        answer: [
          'The software in which many companies receive and search applications. There’s more in [ATS optimization](/ats-optimization).',
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
          'Open the design panel and choose another: you’ll see your own resume in each one. The content stays the same, and you can undo it.',
        ],
      },
      {
        question: 'Can I have my resume in two languages?',
        answer: [
          'Yes. One resume holds both English and Spanish. The editor counts the texts that are missing in each, and you download each language on its own.',
        ],
      },
      {
        question: 'How do I make a version for a job?',
        answer: [
          'Choose “Tailor to a job” in the menu of your resume. The version shares your details with the original, and you can change its texts.',
        ],
      },
      {
        question: 'I deleted something. Can I get it back?',
        answer: [
          'You can undo a change in the editor. Earlier states are in “Version history.” A deleted resume stays in the trash of your list of resumes for 30 days.',
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
          'Whatever the job ad asks for. If it doesn’t say, send the PDF: it looks the same everywhere. The Word file is for people who want to edit it.',
        ],
      },
      {
        question: 'Why does the Word file look different from the PDF?',
        answer: [
          'It has a single column with ordinary styles, so that it’s easy to edit and to read. It keeps the fonts and colors of the design.',
        ],
      },
      {
        question: 'What data does the PDF carry inside?',
        answer: [
          'The data of your resume, so that Faro can open it again exactly as it was. Hidden parts and notes are left out. You can turn this off in the download menu.',
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
          'Yes, after your first visit: you can write, score and download. An analysis with your account waits on your device until you’re back online.',
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
          'Not for writing, for the score on your device or for downloads. An account adds analyses with a history, and your resumes on all your devices. You sign in with Google.',
        ],
      },
      {
        question: 'What do the plans cost?',
        answer: [
          `The free plan includes ${PLANS.free.monthlyAnalyses} analyses a month. Basic is ${price('basic')} a month and includes ${PLANS.basic.monthlyAnalyses}; Professional is ${price('professional')} and Premium is ${price('enterprise')}, both with unlimited analyses. Compare them under [Pricing](/settings).`,
        ],
      },
      {
        question: 'How do I cancel?',
        answer: [
          'In [Settings](/settings), with “Cancel subscription.” You keep the plan until the end of the period you paid for, and you won’t be charged again. What you made stays yours.',
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
          'Your browser reads the file, which isn’t sent. When you ask for an analysis with your account, the text is sent. If there’s advice by AI, your name and contact details are replaced first. It’s all in [Privacy](/privacy).',
        ],
      },
      {
        question: 'How do I delete my data?',
        answer: [
          'You delete an analysis in your history, and your account with everything in it under “Delete my account” in [Settings](/settings). You can download everything first.',
        ],
      },
      {
        question: 'Is my resume used to train AI?',
        answer: ['No. Your data isn’t sold or shared either, and there are no ads.'],
      },
    ],
  },
  {
    title: 'API and programs',
    questions: [
      {
        question: 'Can I use Faro from my own programs?',
        answer: [
          'Yes, on the Premium plan. In [Settings](/settings), you create up to ten access keys, each with permissions and an expiration date. A key is shown only once.',
        ],
      },
      {
        question: 'Does it work with AI assistants?',
        answer: [
          'On the Premium plan, an assistant that supports MCP can read, score and propose changes. Without permission to write, each change waits in the editor until you accept it.',
        ],
      },
      {
        question: 'Can I be told when an analysis has finished?',
        answer: [
          'Yes, on the Premium plan: add up to five addresses (webhooks) in [Settings](/settings). Each message is signed and contains the ID of the analysis, never the text of a resume.',
        ],
      },
    ],
  },
]
