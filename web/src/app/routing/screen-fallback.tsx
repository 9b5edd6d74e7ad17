import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import {
  AnalyzerHeader,
  GalleryHeader,
  HomeHeader,
  SettingsHeader,
  StudioHeader,
  SubscribeHeader,
} from '#web/components/screen-headers.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useLocation } from '#web/ui/router/router.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useHasHome } from './use-has-home.ts'

/** Headings of screens by path. With a query the same paths show something else, such as a result. */
const HEADERS: Readonly<Record<string, ComponentType>> = {
  '/': HomeHeader,
  '/analyzer': AnalyzerHeader,
  '/templates': GalleryHeader,
  '/studio': StudioHeader,
  '/subscribe': SubscribeHeader,
  '/settings': SettingsHeader,
}

/** The screens whose heading the page shows before any script of the app has run. */
export const FRAME_PATHS = Object.keys(HEADERS).filter((path) => path !== '/')

/** Shown while a screen's code loads: its heading, or a placeholder of the same height, which limits layout shift. */
export const ScreenFallback = () => {
  const { pathname, search } = useLocation()
  const home = useHasHome()
  const hasHeader = search === '' && (home || pathname !== '/')
  const Header = hasHeader ? HEADERS[pathname] : undefined
  return (
    <div className="mx-auto min-h-[70svh] w-full max-w-[76rem] px-5 py-10 sm:px-8 sm:py-14">
      <VisuallyHidden live="polite">
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      {Header ? <Header /> : <HeaderSkeleton />}
      <Skeleton className="h-72 w-full" />
    </div>
  )
}

const HeaderSkeleton = () => (
  <>
    <Skeleton className="h-11 w-2/3 max-w-md" />
    <Skeleton className="mt-5 mb-12 h-5 w-full max-w-xl" />
  </>
)
