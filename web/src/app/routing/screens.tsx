import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { loadFullCatalog } from '#web/i18n/i18n.ts'
import { SCREENS, type Screen } from './routes.ts'
import { ScreenFallback } from './screen-fallback.tsx'

let LandingPage: ComponentType | undefined

/**
 * Loads the landing page before its prerendered copy is hydrated. While its code was still missing, an update such as
 * that of the messages would replace the copy by the loading state.
 */
export const preloadLanding = async (): Promise<void> => {
  LandingPage = await SCREENS.landing.load()
}

const screens = Object.values<Screen>(SCREENS).map(({ path, load, isStatic }) => ({
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

const routes = (isStatic: boolean) =>
  screens
    .filter((screen) => (screen.isStatic ?? false) === isStatic)
    .map(({ path, Component }) => {
      const Loaded = (path === SCREENS.landing.path && LandingPage) || Component
      return <Route key={path} path={path} element={<Loaded />} />
    })

export const Screens = () => (
  <Suspense fallback={<ScreenFallback />}>
    <Routes>
      {routes(true)}
      <Route element={<WithData />}>{routes(false)}</Route>
    </Routes>
  </Suspense>
)
