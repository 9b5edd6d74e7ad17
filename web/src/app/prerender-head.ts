import { i18n } from '@lingui/core'
import { LANDING_PATHS, ORIGIN_PLACEHOLDER } from '#shared/app-paths.ts'
import type { Language } from '#shared/languages.ts'
import { CURRENCY, PLAN_IDS, PLANS } from '#shared/plans.ts'
import { LANDING_SUMMARY, LANDING_TITLE } from '#web/features/landing/landing-metadata.ts'
import { QUESTIONS } from '#web/features/landing/questions/questions-content.ts'

/** What search engines and shared links learn about the landing page, in one language. */
export interface LandingHead {
  readonly title: string
  readonly summary: string
  /** The page as data for search engines (schema.org), as JSON without `<`. */
  readonly structuredData: string
}

const CENTS = 100

const createOffers = () =>
  PLAN_IDS.map((id) => ({
    '@type': 'Offer',
    name: id,
    price: (PLANS[id].monthlyCents / CENTS).toFixed(2),
    priceCurrency: CURRENCY.toUpperCase(),
  }))

/** Describes the landing page in the active language of `i18n`. */
export const createLandingHead = (language: Language): LandingHead => {
  const [title, summary] = [i18n._(LANDING_TITLE), i18n._(LANDING_SUMMARY)]
  const graph = [
    {
      '@type': 'WebApplication',
      name: 'Faro',
      url: `${ORIGIN_PLACEHOLDER}${LANDING_PATHS[language]}`,
      description: summary,
      inLanguage: language,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      offers: createOffers(),
    },
    {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: i18n._(question),
        acceptedAnswer: { '@type': 'Answer', text: i18n._(answer) },
      })),
    },
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return { title, summary, structuredData: json.replaceAll('<', '\\u003c') }
}
