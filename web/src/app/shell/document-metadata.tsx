import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'

/** The parts of the document's head that speak a language: its own tag, the description, the app's manifest. */
export const DocumentMetadata = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const description = t`Faro reads your CV the way a hiring filter does, scores it out of 100, shows where each point was won or lost, and writes a PDF that every filter can read.`
  useEffect(() => {
    document.documentElement.lang = language
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
  }, [language, description])
  return null
}
