import { type ComponentType, lazy, Suspense } from 'react'
import { loadScreenCatalog } from '#web/i18n/i18n.ts'
import { useLocation } from '#web/ui/router/router.tsx'
import { findScreen, SCREENS, type Screen } from './routes.ts'
import { useHasHome } from './use-has-home.ts'

let LandingPage: ComponentType | undefined
let ScreenFallback: ComponentType | undefined

/** Loads what is shown while the code of a screen loads. The landing page needs it only when it is left. */
export const preloadFallback = async (): Promise<void> => {
  ScreenFallback = (await import('./screen-fallback.tsx')).ScreenFallback
}

/**
 * Loads the landing page before its prerendered copy is hydrated. While its code was still missing, an update such as
 * that of the messages would replace the copy by the loading state.
 */
export const preloadLanding = async (): Promise<void> => {
  LandingPage = await SCREENS.landing.load()
}

const components = new Map(
  Object.values<Screen>(SCREENS).map((screen) => [screen, lazy(async () => ({ default: await screen.load() }))]),
)

const WithData = lazy(async () => {
  const [{ DataProviders }] = await Promise.all([import('./data-providers.tsx'), loadScreenCatalog()])
  return { default: DataProviders }
})

/** The screen at the current address. */
export const Screens = () => {
  const screen = findScreen(useLocation().pathname, useHasHome())
  const Component = (screen.load === SCREENS.landing.load && LandingPage) || components.get(screen)
  return (
    <Suspense fallback={ScreenFallback && <ScreenFallback />}>
      {Component &&
        (screen.isStatic ? (
          <Component />
        ) : (
          <WithData>
            <Component />
          </WithData>
        ))}
    </Suspense>
  )
}
