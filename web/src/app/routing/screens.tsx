import { lazy, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { loadFullCatalog } from '#web/i18n/i18n.ts'
import { SCREENS, type Screen } from './routes.ts'
import { ScreenFallback } from './screen-fallback.tsx'

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
    .map(({ path, Component }) => <Route key={path} path={path} element={<Component />} />)

export const Screens = () => (
  <Suspense fallback={<ScreenFallback />}>
    <Routes>
      {routes(true)}
      <Route element={<WithData />}>{routes(false)}</Route>
    </Routes>
  </Suspense>
)
