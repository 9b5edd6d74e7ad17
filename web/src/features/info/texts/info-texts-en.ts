import type { InfoTexts } from '../info-texts.ts'
import { blogPages } from './en/blog.ts'
import { exampleCards, examplesPage } from './en/examples.ts'
import { guidePages } from './en/guides.ts'
import { help, helpPage } from './en/help.ts'
import { productPages } from './en/product.ts'

export const infoTextsEn: InfoTexts = {
  pages: {
    ...productPages,
    ...blogPages,
    ...guidePages,
    '/resume-examples': examplesPage,
    '/help': helpPage,
  },
  help,
  examples: exampleCards,
  labels: {
    before: 'Before',
    after: 'After',
    sources: 'Sources',
    published: (day) => `Published on ${day}`,
    more: 'Read more',
    search: 'Search the Help Center',
    searchHint: 'Type one or more words, such as “download Word.”',
    found: (count) =>
      count === 0
        ? 'No question contains these words. Try others.'
        : count === 1
          ? '1 question found'
          : `${count} questions found`,
    openExample: 'Open in the editor',
    opening: 'Opening…',
    openFailed: 'We couldn’t open the example. Please try again.',
    picture: (trade) => `First page of the example: ${trade}`,
    contact: {
      signIn: 'Sign in to ask a question. You’ll find the answer in your account.',
      email: 'Contact email:',
      none: 'This site doesn’t have a contact address yet. The [Help Center](/help) answers the most common questions, and you can download or delete your data in [Settings](/settings).',
      offline: 'You’re offline, so we can’t show the contact details. Try again when you’re back online.',
    },
  },
}
