import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'

/** Keeps the language, description and manifest of the document in the interface language. */
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
