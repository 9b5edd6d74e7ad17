import type { Appearance } from '@stripe/stripe-js'
import { useSyncExternalStore } from 'react'
import { onThemeChange } from '#web/platform/theme.ts'

const dark = () => matchMedia('(prefers-color-scheme: dark)')

const isNight = (): boolean => {
  const chosen = document.documentElement.dataset['theme']
  return chosen === undefined ? dark().matches : chosen === 'dark'
}

const onLightChange = (listener: () => void) => {
  const system = dark()
  const stopTheme = onThemeChange(listener)
  system.addEventListener('change', listener)
  return () => {
    stopTheme()
    system.removeEventListener('change', listener)
  }
}

/** A token as a plain colour: Stripe's frame knows neither our variables nor `light-dark()`. */
const colourOf = (token: string): string => {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const appearance = (night: boolean): Appearance => ({
  theme: night ? 'night' : 'stripe',
  variables: {
    colorPrimary: colourOf('sea'),
    colorBackground: colourOf('sheet'),
    colorText: colourOf('ink'),
    colorTextSecondary: colourOf('ink-soft'),
    colorDanger: colourOf('bad'),
    fontFamily: '"Inter UI", Inter, system-ui, sans-serif',
    borderRadius: '6px',
    fontSizeBase: getComputedStyle(document.documentElement).fontSize,
  },
})

/** The look of the payment form, by day and by night. */
export const useAppearance = (): Appearance => appearance(useSyncExternalStore(onLightChange, isNight))
