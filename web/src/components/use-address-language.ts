import { useEffect } from 'react'
import type { Language } from '#shared/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getAddressLanguage } from '#web/platform/language.ts'
import { useLocation, useNavigate } from '#web/ui/router/router.tsx'

/** Keeps the address of a page in the language that is shown, when that is changed. `getAddress`: the page in a language. */
export const useAddressLanguage = (getAddress: (language: Language) => string): void => {
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address alone changes the language first
  useEffect(() => {
    const named = getAddressLanguage()
    if (named !== null && named !== language) void navigate(getAddress(language), { replace: true })
  }, [language, pathname])
}
