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
    more: 'Read on',
    search: 'Search the help',
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
      signIn: 'Questions are answered in your account. Sign in to write yours and read the answer.',
      email: 'Email of whoever runs this site:',
      none: 'Whoever runs this site hasn’t given a way to get in touch. The [Help Center](/help) has the most common answers, and in [Settings](/settings) you can download or delete your data.',
      offline: 'We can’t check how to get in touch because you’re offline. Try again when you’re connected.',
    },
  },
}
