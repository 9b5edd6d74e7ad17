import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  FIRST_KEY,
  type NavigationType,
  parseAddress,
  type RouteLocation,
  readEntry,
  resolveAddress,
  type To,
} from './location.ts'

interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean
  /** Passed on to the screen in `useLocation().state`. */
  readonly state?: unknown
}

/** Shows the screen at an address of the app. */
export type Navigate = (to: To, options?: NavigateOptions) => Promise<void>

interface Route {
  readonly location: RouteLocation
  readonly type: NavigationType
}

const RouteContext = createContext<Route | null>(null)
const GoContext = createContext<(address: string, options?: NavigateOptions) => void>(() => {})

const readRoute = (type: NavigationType): Route => {
  const { pathname, search, hash } = window.location
  return { type, location: { pathname, search, hash, ...readEntry(history.state) } }
}

/** Gives the screens below it the address of the window, and lets them change it. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [route, setRoute] = useState(() => readRoute('POP'))
  useLayoutEffect(() => {
    const update = () => startTransition(() => setRoute(readRoute('POP')))
    addEventListener('popstate', update)
    return () => removeEventListener('popstate', update)
  }, [])
  const go = useCallback((address: string, { replace = false, state = null }: NavigateOptions = {}) => {
    const entry = { usr: state, key: Math.random().toString(36).slice(2, 10) }
    if (replace) history.replaceState(entry, '', address)
    else history.pushState(entry, '', address)
    // As a transition the screen stays until the next one is loaded.
    startTransition(() => setRoute(readRoute(replace ? 'REPLACE' : 'PUSH')))
  }, [])
  return (
    <GoContext value={go}>
      <RouteContext value={route}>{children}</RouteContext>
    </GoContext>
  )
}

/** Renders the screens at one address, for prerendering. */
export const StaticRouter = ({ address, children }: { address: string; children: ReactNode }) => {
  const location = { ...parseAddress(address), state: null, key: FIRST_KEY }
  return <RouteContext value={{ location, type: 'POP' }}>{children}</RouteContext>
}

const useRoute = (): Route => {
  const route = use(RouteContext)
  if (route === null) throw new Error('no router above')
  return route
}

/** The address of the screen. */
export const useLocation = (): RouteLocation => useRoute().location

/** How the screen was reached. */
export const useNavigationType = (): NavigationType => useRoute().type

/** A function that shows another screen, or this one with another query. */
export const useNavigate = (): Navigate => {
  const go = use(GoContext)
  const { pathname } = useLocation()
  return useCallback(async (to, options) => go(resolveAddress(to, pathname), options), [go, pathname])
}

/** The address that a link to `to` has. */
export const useHref = (to: To): string => resolveAddress(to, useLocation().pathname)

type ParamsInit = Readonly<Record<string, string>> | URLSearchParams

/** Replaces the query. A function gets the current one. */
export type SetSearchParams = (
  params: ParamsInit | ((current: URLSearchParams) => ParamsInit),
  options?: NavigateOptions,
) => void

/** The query of the address, and a function that replaces it. */
export const useSearchParams = (): readonly [URLSearchParams, SetSearchParams] => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next
      void navigate(`?${new URLSearchParams(init instanceof URLSearchParams ? init : { ...init })}`, options)
    },
    [params, navigate],
  )
  return [params, setParams]
}
