import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect } from 'react'
import { LANDING_PATHS } from '#shared/app-paths.ts'
import { useAddressLanguage } from '#web/components/use-address-language.ts'
import { Hero } from './hero/hero.tsx'
import { LANDING_TITLE } from './landing-metadata.ts'
import { hasPrerenderedSections, LateClosing, LateTour, loadSections } from './late-sections.tsx'
import { Pricing } from './pricing/pricing.tsx'

const LandingPage = () => {
  const { i18n } = useLingui()
  const title = i18n._(LANDING_TITLE)
  useEffect(() => {
    document.title = title
  }, [title])
  useAddressLanguage((language) => LANDING_PATHS[language])
  return (
    <>
      <Hero />
      <LateTour />
      <Pricing />
      <LateClosing />
    </>
  )
}

/** The page, with its sections loaded where they are not prerendered. */
export const loadLandingPage = async (): Promise<ComponentType> => {
  if (!hasPrerenderedSections()) await loadSections()
  return LandingPage
}
