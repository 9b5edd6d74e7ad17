import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { LANDING_PATHS } from '#shared/app-paths.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getAddressLanguage } from '#web/platform/language.ts'
import { useLocation, useNavigate } from '#web/ui/router/router.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Hero } from './hero/hero.tsx'
import { LANDING_TITLE } from './landing-metadata.ts'
import { Pricing } from './pricing/pricing.tsx'
import { Product } from './product/product.tsx'
import { Questions } from './questions/questions.tsx'
import { Steps } from './steps/steps.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

export const LandingPage = () => {
  const { i18n } = useLingui()
  const title = i18n._(LANDING_TITLE)
  useEffect(() => {
    document.title = title
  }, [title])
  useAddressLanguage()
  return (
    <>
      <Hero />
      <Steps />
      <Product />
      <Testimonials />
      <Pricing />
      <Questions />
      <CallToAction />
    </>
  )
}

/** Keeps the address of a landing page in the language that is shown, when that is changed. */
const useAddressLanguage = () => {
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address alone changes the language first
  useEffect(() => {
    const named = getAddressLanguage()
    if (named !== null && named !== language) void navigate(LANDING_PATHS[language], { replace: true })
  }, [language, pathname])
}
