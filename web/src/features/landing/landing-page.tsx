import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'

export const LandingPage = () => {
  const { t } = useLingui()
  const title = t`Faro – your CV, seen in a better light`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <Hero />
      <Steps />
      <Testimonials />
      <Pricing />
      <Closing />
    </>
  )
}
