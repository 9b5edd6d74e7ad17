import { lazy, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { loadFullCatalog } from '#web/i18n/i18n.ts'
import { SCREENS, type Screen } from './routes.ts'
import { ScreenPending } from './screen-fallback.tsx'

const drawn = Object.values<Screen>(SCREENS).map(({ path, load, still }) => ({
  path,
  still,
  Component: lazy(async () => ({ default: await load() })),
}))

const WithData = lazy(async () => {
  const [{ WithData }] = await Promise.all([import('./data-providers.tsx'), loadFullCatalog()])
  return {
    default: () => (
      <WithData>
        <Outlet />
      </WithData>
    ),
  }
})

const routes = (still: boolean) =>
  drawn
    .filter((screen) => (screen.still ?? false) === still)
    .map(({ path, Component }) => <Route key={path} path={path} element={<Component />} />)

export const Screens = () => (
  <Suspense fallback={<ScreenPending />}>
    <Routes>
      {routes(true)}
      <Route element={<WithData />}>{routes(false)}</Route>
    </Routes>
  </Suspense>
)
