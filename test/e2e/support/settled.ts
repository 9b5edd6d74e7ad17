import type { Page } from '@playwright/test'

/** Waits until all that moves and ends has ended: what fades in has another contrast, what slides in another place. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}
