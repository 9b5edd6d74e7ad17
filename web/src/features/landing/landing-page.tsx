import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { CallToAction } from './call-to-action.tsx'
import { Hero } from './hero/hero.tsx'
import { Pricing } from './pricing/pricing.tsx'
import { Steps } from './steps/steps.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

export const LandingPage = () => {
  const { t } = useLingui()
  const title = t`Faro – your resume, seen in a better light`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <Hero />
      <Steps />
      <Testimonials />
      <Pricing />
      <CallToAction />
    </>
  )
}
