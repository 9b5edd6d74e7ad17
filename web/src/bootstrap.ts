import { getPreferredLanguage } from './platform/language.ts'
import { applyStoredTheme } from './platform/theme.ts'

/*
 * The page's first script, small and blocking (scripts/build/prerender-landing.ts puts it into index.html). Before anything is
 * painted it sets language and theme and picks the landing page's prerendered copy; React comes after the first paint.
 */
const script = document.currentScript
const landing = location.pathname === '/'
const language = getPreferredLanguage()
const root = document.documentElement

root.lang = language
applyStoredTheme()

const FAILED = {
  es: 'No se pudo cargar Faro. Comprueba tu conexión y vuelve a cargar la página.',
  en: 'Faro could not be loaded. Check your connection and load the page again.',
} as const
const TRIED = 'faro.loaded-again'

/** Whether this is the first time that this release's code could not be had: the page itself may be an old one. */
const isFirstFailure = (app: string): boolean => {
  try {
    if (sessionStorage.getItem(TRIED) === app) return false
    sessionStorage.setItem(TRIED, app)
    return true
  } catch {
    return false
  }
}

const start = () => {
  const app = script?.dataset['app']
  if (app === undefined) return
  import(app).catch(() => {
    if (isFirstFailure(app)) location.reload()
    else if (!landing) document.getElementById('root')?.append(FAILED[language])
  })
}

const showCopy = () => {
  const slot = document.getElementById('root')
  const other = document.querySelector<HTMLTemplateElement>('template[data-copy]')
  if (slot === null) return
  if (!landing) slot.replaceChildren()
  else if (other !== null && other.dataset['copy'] === language) slot.replaceChildren(other.content)
  other?.remove()
  delete root.dataset['wait']
}

if (!landing || language !== script?.dataset['language']) root.dataset['wait'] = ''
if (!landing) start()
document.addEventListener('DOMContentLoaded', () => {
  showCopy()
  if (landing) requestAnimationFrame(() => setTimeout(start))
})
