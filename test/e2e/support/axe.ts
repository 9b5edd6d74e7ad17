import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitForAnimations } from './animations.ts'
import { expect } from './test.ts'

/** Expects no violation of WCAG 2.2 AA; `except` names axe rules that the state cannot meet. */
export const expectAccessible = async (page: Page, except: readonly string[] = []): Promise<void> => {
  await waitForAnimations(page)
  // The pages have no frames: axe needs no second page to put their results together.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules([...except])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found).toEqual([])
}
