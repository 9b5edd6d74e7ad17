import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect } from 'react'
import { LANDING_PATHS } from '#shared/app-paths.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getAddressLanguage } from '#web/platform/language.ts'
import { useLocation, useNavigate } from '#web/ui/router/router.tsx'
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
  useAddressLanguage()
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
