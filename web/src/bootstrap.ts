import { hasHome, showsLanding } from './platform/front-page.ts'
import { getPreferredLanguage } from './platform/language.ts'
import { applyStoredTheme } from './platform/theme.ts'
import { isSupportedBrowser, showUnsupportedBrowser } from './unsupported-browser.ts'

/** Names of chunks, and which of them each screen and language loads. Made by scripts/build/screen-preloads.ts. */
interface ScreenPreloads {
  readonly files: readonly string[]
  readonly shell: Readonly<Record<string, readonly number[]>>
  readonly fallback: readonly number[]
  readonly catalogs: Readonly<Record<string, readonly number[]>>
  readonly screens: Readonly<Record<string, readonly number[]>>
}

/**
 * First script of the page: small and render-blocking. It sets language and theme before the first paint, selects the
 * prerendered copy of the landing page, and then loads the app. Added to index.html by scripts/build.
 */
const script = document.currentScript
const isLanding = showsLanding()
const isSupported = isSupportedBrowser()
const language = getPreferredLanguage()
const root = document.documentElement
const path = location.pathname.replace(/(.)\/$/, '$1')

root.lang = language
applyStoredTheme()

const LOAD_ERROR = {
  es: 'No hemos podido cargar Faro. Comprueba tu conexión y recarga la página.',
  en: 'We couldn’t load Faro. Check your connection and reload the page.',
} as const
const FAILED_APP_KEY = 'faro.loaded-again'

/** Whether loading this release failed for the first time. A reload may then fetch a newer index.html. */
const isFirstFailure = (app: string): boolean => {
  try {
    if (sessionStorage.getItem(FAILED_APP_KEY) === app) return false
    sessionStorage.setItem(FAILED_APP_KEY, app)
    return true
  } catch {
    return false
  }
}

const preloads: ScreenPreloads | null = JSON.parse(script?.dataset['preloads'] ?? 'null')
const requested = new Set<number>()

/** Requests chunks at once. The import graph alone would reveal them one level after the other. */
const preload = (indexes: readonly number[] = []): void => {
  for (const index of indexes) {
    if (requested.has(index)) continue
    requested.add(index)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${preloads?.files[index]}`
    document.head.append(link)
  }
}

const showText = (text: string): void => {
  const slot = document.getElementById('root')
  if (slot) slot.textContent = text
}

/** Loads the shell, which shows the heading of the screen, and then the screen itself. */
const loadApp = () => {
  const app = script?.dataset['app']
  if (app === undefined) return
  preload(preloads?.shell[language])
  if (!isLanding) preload(preloads?.fallback)
  const loading = import(app)
  loading.catch(() => {
    if (isFirstFailure(app)) location.reload()
    else if (!isLanding) showText(LOAD_ERROR[language])
  })
  const screen = isLanding ? undefined : preloads?.screens[path]
  if (screen === undefined) return
  const loadScreen = () => {
    preload(preloads?.catalogs[language])
    preload(screen)
  }
  loading.then(loadScreen, () => undefined)
}

/** Shows the heading of this screen below the navigation of the landing page, until the app renders both. */
const showFrame = (slot: HTMLElement) => {
  const frames = [...document.querySelectorAll<HTMLTemplateElement>('template[data-frame]')]
  const frame = frames.find(({ dataset, lang }) => dataset['frame'] === path && lang === language)
  const main = slot.querySelector('main')
  // With a query the screen may be another, and a person's own navigation differs from a visitor's.
  if (!frame || main === null || location.search !== '' || hasHome() || !isSupported) slot.textContent = ''
  else {
    main.textContent = ''
    main.append(frame.content)
    while (main.nextSibling) main.nextSibling.remove()
  }
}

const showPrerendered = () => {
  const slot = document.getElementById('root')
  const other = document.querySelector<HTMLTemplateElement>('template[data-copy]')
  if (slot === null) return
  // Without the mark it is the app's own element (root-element.ts).
  if (slot.hasAttribute('data-prerendered')) {
    if (other !== null && other.dataset['copy'] === language) {
      slot.textContent = ''
      slot.append(other.content)
    }
    if (!isLanding) showFrame(slot)
  }
  other?.remove()
  delete root.dataset['wait']
}

if (!isLanding || language !== script?.dataset['language']) root.dataset['wait'] = ''
if (isSupported && !isLanding) loadApp()
document.addEventListener('DOMContentLoaded', () => {
  if (!isSupported) showUnsupportedBrowser(language)
  showPrerendered()
  if (isSupported && isLanding) requestAnimationFrame(() => setTimeout(loadApp))
})
