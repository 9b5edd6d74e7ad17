import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { PLANS } from '#shared/plans.ts'
import { formatMoney } from '#web/i18n/format.ts'

interface Question {
  readonly question: MessageDescriptor
  readonly answer: MessageDescriptor
}

const free = PLANS.free.monthlyAnalyses
const price = formatMoney(PLANS.basic.monthlyCents, 'en')

/** Questions of visitors, with answers; also part of the structured data of the page. */
export const QUESTIONS: readonly Question[] = [
  {
    question: msg`Do I need an account?`,
    answer: msg`No. Without an account, you can write and download resumes and see their scores. With an account, you also get AI advice, a history of your analyses and your resumes on all your devices.`,
  },
  {
    question: msg`Where does my resume go?`,
    answer: msg`Your file is read on your device and never leaves it. When you sign in and start an analysis, only the text is sent to our server. You can delete an analysis or your whole account at any time.`,
  },
  {
    question: msg`What does it cost?`,
    answer: msg`The editor, every download and the score on your device are free. The free plan adds ${free} analyses a month and doesn’t require a card. Paid plans start at ${price} a month, and you can cancel anytime.`,
  },
  {
    question: msg`Can an ATS read a resume made with Faro?`,
    answer: msg`Yes. Each PDF contains selectable text in reading order, and we check it before you download it. An analysis also shows you the text that an ATS gets from your current file. Each employer decides how to use that text.`,
  },
  {
    question: msg`Which languages does it support?`,
    answer: msg`Spanish and English, for both the app and your resume. A single resume can be in both languages, and you can download a separate PDF for each language.`,
  },
  {
    question: msg`Does it work offline?`,
    answer: msg`Yes. After your first visit, you can write, score and download resumes without a connection, and you can install Faro as an app. If you send a resume to be analyzed, it waits on your device until you’re back online.`,
  },
]
