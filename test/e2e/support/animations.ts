import type { Page } from '@playwright/test'

/** Waits for every finite animation to end: a fading element has another contrast, a sliding one another place. */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}
