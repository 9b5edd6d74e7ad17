import type { Appearance } from '@stripe/stripe-js'
import { useSyncExternalStore } from 'react'
import { onThemeChange } from '#web/platform/theme.ts'

const darkMediaQuery = () => matchMedia('(prefers-color-scheme: dark)')

const isDarkTheme = (): boolean => {
  const chosen = document.documentElement.dataset['theme']
  return chosen === undefined ? darkMediaQuery().matches : chosen === 'dark'
}

const subscribeToTheme = (listener: () => void) => {
  const system = darkMediaQuery()
  const stopTheme = onThemeChange(listener)
  system.addEventListener('change', listener)
  return () => {
    stopTheme()
    system.removeEventListener('change', listener)
  }
}

/** Resolves a color token: Stripe's iframe supports neither our variables nor `light-dark()`. */
const getTokenColor = (token: string): string => {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const createAppearance = (night: boolean): Appearance => ({
  theme: night ? 'night' : 'stripe',
  variables: {
    colorPrimary: getTokenColor('sea'),
    colorBackground: getTokenColor('sheet'),
    colorText: getTokenColor('ink'),
    colorTextSecondary: getTokenColor('ink-soft'),
    colorDanger: getTokenColor('bad'),
    fontFamily: '"Inter UI", Inter, system-ui, sans-serif',
    borderRadius: '6px',
    fontSizeBase: getComputedStyle(document.documentElement).fontSize,
  },
})

/** Theme of the payment form, following the app's theme. */
export const useStripeAppearance = (): Appearance =>
  createAppearance(useSyncExternalStore(subscribeToTheme, isDarkTheme))
