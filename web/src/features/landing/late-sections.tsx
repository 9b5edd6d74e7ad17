import { i18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react'
import { beforeLanguageChange } from '#web/i18n/i18n.ts'
import { onFirstView } from '#web/platform/on-first-view.ts'
import { StaticRouter } from '#web/ui/router/router.tsx'

const TOUR_ID = 'tour'

type Sections = typeof import('./sections.tsx')

const sections = Promise.withResolvers<Sections>()
const shown = Promise.withResolvers<void>()

/**
 * Loads the parts that have no control but links; their prerendered copy shows and links without that. Rejects offline:
 * then the copy stays.
 */
export const loadSections = async (): Promise<void> => sections.resolve(await import('./sections.tsx'))

/** Whether the page came with its sections, which can then wait for their code. */
export const hasPrerenderedSections = (): boolean =>
  typeof document !== 'undefined' && document.getElementById(TOUR_ID) !== null

const ownI18n = setupI18n()
const followLanguage = (): void => {
  if (ownI18n.locale !== i18n.locale) ownI18n.loadAndActivate({ locale: i18n.locale, messages: i18n.messages })
}
followLanguage()
i18n.on('change', followLanguage)

let hidden = 3

/** Takes part in the rendering of a section, and so notices when React has taken its copy over. */
const Shown = () => {
  useEffect(() => {
    hidden -= 1
    if (hidden === 0) shown.resolve()
  }, [])
  return null
}

/**
 * A copy waits for its code only as long as no context of it changes: React removes it then. So it has contexts of its
 * own, which change with the language alone.
 */
const createSection = (choose: (sections: Sections) => ComponentType) => {
  const Section = lazy(async () => ({ default: choose(await sections.promise) }))
  return memo(() => (
    <StaticRouter address="/">
      <I18nProvider i18n={ownI18n}>
        <Suspense>
          <Section />
          <Shown />
        </Suspense>
      </I18nProvider>
    </StaticRouter>
  ))
}

export const LateScene = createSection(({ Scene }) => Scene)
const Tour = createSection((all) => all.Tour)
export const LateClosing = createSection(({ Closing }) => Closing)

/** React takes a copy over only in its own language. */
const useBeforeLanguageChange = () =>
  useEffect(() => {
    const stop = beforeLanguageChange(() => loadSections().then(() => shown.promise))
    return () => {
      stop()
      shown.resolve()
    }
  }, [])

export const LateTour = () => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      element.current ? onFirstView(element.current, () => void loadSections().catch(() => undefined)) : undefined,
    [],
  )
  useBeforeLanguageChange()
  return (
    <div id={TOUR_ID} ref={element}>
      <Tour />
    </div>
  )
}
