import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { loadFullCatalog } from '#web/i18n/i18n.ts'
import { SCREENS, type Screen } from './routes.ts'
import { ScreenFallback } from './screen-fallback.tsx'
import { useHasHome } from './use-has-home.ts'

let LandingPage: ComponentType | undefined

/**
 * Loads the landing page before its prerendered copy is hydrated. While its code was still missing, an update such as
 * that of the messages would replace the copy by the loading state.
 */
export const preloadLanding = async (): Promise<void> => {
  LandingPage = await SCREENS.landing.load()
}

const LANDING_PATHS: readonly string[] = [SCREENS.landing.path, SCREENS.landingEs.path, SCREENS.landingEn.path]

const screens = Object.entries<Screen>(SCREENS).map(([name, { path, load, isStatic }]) => ({
  name,
  path,
  isStatic,
  Component: lazy(async () => ({ default: await load() })),
}))

const WithData = lazy(async () => {
  const [{ DataProviders: WithData }] = await Promise.all([import('./data-providers.tsx'), loadFullCatalog()])
  return {
    default: () => (
      <WithData>
        <Outlet />
      </WithData>
    ),
  }
})

const routes = (isStatic: boolean, home: boolean) =>
  screens
    .filter(({ name }) => name !== (home ? 'landing' : 'home'))
    .filter((screen) => (screen.isStatic ?? false) === isStatic)
    .map(({ path, isStatic: noData, Component }) => {
      const Loaded = (noData && LANDING_PATHS.includes(path) && LandingPage) || Component
      return <Route key={path} path={path} element={<Loaded />} />
    })

export const Screens = () => {
  const home = useHasHome()
  return (
    <Suspense fallback={<ScreenFallback />}>
      <Routes>
        {routes(true, home)}
        <Route element={<WithData />}>{routes(false, home)}</Route>
      </Routes>
    </Suspense>
  )
}
