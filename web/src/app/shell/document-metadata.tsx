import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'

/** Keeps the language, description and manifest of the document in the interface language. */
export const DocumentMetadata = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const description = t`See your resume the way an ATS does. Get a score out of 100, the reason for each point and what to fix first, and download a PDF that an ATS can read.`
  useEffect(() => {
    document.documentElement.lang = language
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
  }, [language, description])
  return null
}
