import { type ComponentType, lazy, Suspense, use, useDeferredValue, useEffect } from 'react'
import { findInfoPage, getInfoAddress } from '#shared/app-paths.ts'
import { useAddressLanguage } from '#web/components/use-address-language.ts'
import { InfoPage } from '#web/features/info/info-page.tsx'
import { loadInfoTexts } from '#web/features/info/load-info-texts.ts'
import { RichText } from '#web/features/info/rich-text.tsx'
import { withAllMessages } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getPreferredLanguage } from '#web/platform/language.ts'
import { useLocation } from '#web/ui/router/router.tsx'

const ContactForm = lazy(async () => ({ default: (await withAllMessages(import('./info-contact.tsx'))).ContactForm }))

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
  useAddressLanguage((shown) => getInfoAddress(path, shown))
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
