/** Color themes; `system` follows the operating system. Stored in local storage under `theme`. */
const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const listeners = new Set<() => void>()

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The stored theme; `system` without one. */
export const getTheme = (): Theme => {
  const value = stored()
  return isTheme(value) ? value : 'system'
}

const THEME_COLORS = { light: '#fbfaf6', dark: '#0d1722' } as const

const apply = (theme: Theme): void => {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content =
      theme === 'system' ? THEME_COLORS[meta.media.includes('dark') ? 'dark' : 'light'] : THEME_COLORS[theme]
  }
}

/** Applies the stored theme; call it before the first paint. */
export const applyStoredTheme = (): void => apply(getTheme())

/** Stores and applies a theme. Never throws. */
export const setTheme = (theme: Theme): void => {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
  apply(theme)
  for (const listener of listeners) listener()
}

/** Calls `listener` when this tab changes the theme. Returns the unsubscribe function. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
