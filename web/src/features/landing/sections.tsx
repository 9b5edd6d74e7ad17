import { CallToAction } from './call-to-action.tsx'
import { HeroIllustration } from './hero/hero-illustration.tsx'
import { SampleScore } from './hero/sample-score.tsx'
import { Product } from './product/product.tsx'
import { Questions } from './questions/questions.tsx'
import { Steps } from './steps/steps.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

/** Beside the words of the hero. */
export const Scene = () => (
  <>
    <HeroIllustration />
    <SampleScore />
  </>
)

/** Between the hero and the prices. */
export const Tour = () => (
  <>
    <Steps />
    <Product />
    <Testimonials />
  </>
)

/** Below the prices. */
export const Closing = () => (
  <>
    <Questions />
    <CallToAction />
  </>
)
