import type { Page } from '@playwright/test'

/** Waits until React has hydrated the prerendered page; earlier clicks have no handlers. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const get = (from: unknown, key: string): unknown =>
      typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
    if (key === undefined) return false
    const state = ['stateNode', 'current', 'memoizedState', 'isDehydrated'].reduce(get, get(root, key))
    return state === false
  })
}
