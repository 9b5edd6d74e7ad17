import type { Page } from '@playwright/test'

/**
 * Ends every finite animation: a fading element has another contrast, a sliding one another place. Waiting would not do,
 * because Firefox never starts the transitions of what a dialog covers.
 */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    for (const animation of running) animation.finish()
    return running.length === 0
  })
}
