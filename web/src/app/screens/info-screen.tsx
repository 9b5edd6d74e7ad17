import { type ComponentType, lazy, Suspense, use, useDeferredValue, useEffect } from 'react'
import { findInfoPage, getInfoAddress, type InfoPath } from '#shared/app-paths.ts'
import { InfoPage } from '#web/features/info/info-page.tsx'
import { loadInfoTexts } from '#web/features/info/load-info-texts.ts'
import { RichText } from '#web/features/info/rich-text.tsx'
import { withAllMessages } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getAddressLanguage, getPreferredLanguage } from '#web/platform/language.ts'
import { useLocation, useNavigate } from '#web/ui/router/router.tsx'

const ContactForm = lazy(async () => ({ default: (await withAllMessages(import('./info-contact.tsx'))).ContactForm }))

/** Keeps the address of a page in the language that is shown, when that is changed. */
const useAddressLanguage = (path: InfoPath) => {
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address alone changes the language first
  useEffect(() => {
    const named = getAddressLanguage()
    if (named !== null && named !== language) void navigate(getInfoAddress(path, language), { replace: true })
  }, [language, pathname])
}

/** Describes the page to search engines that run scripts, as its prerendered HTML does. */
const useDescription = (description: string) => {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    const general = meta?.getAttribute('content')
    meta?.setAttribute('content', description)
    return () => {
      if (general) meta?.setAttribute('content', general)
    }
  }, [description])
}

const InfoScreen = () => {
  const { pathname } = useLocation()
  const path = findInfoPage(pathname.toLowerCase())?.path ?? '/help'
  // The texts of the last language stay while those of another one load.
  const language = useDeferredValue(useLanguage())
  const texts = use(loadInfoTexts(language))
  useAddressLanguage(path)
  useDescription(texts.pages[path].summary)
  return (
    <InfoPage path={path} texts={texts} language={language}>
      {path === '/contact' && (
        <Suspense>
          <ContactForm labels={texts.labels.contact} none={<RichText text={texts.labels.contact.none} />} />
        </Suspense>
      )}
    </InfoPage>
  )
}

/** The screen of all info pages, with its texts in the language of the person. */
export const loadInfoScreen = async (): Promise<ComponentType> => {
  await loadInfoTexts(getPreferredLanguage())
  return InfoScreen
}
