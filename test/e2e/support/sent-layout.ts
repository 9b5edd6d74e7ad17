import type { Page } from '@playwright/test'

/**
 * Records the layout that `page` uploads with a CV; call it before the page is opened. Firefox tells no request bodies of
 * forms. Returns a function that waits for the layout.
 */
export const recordSentLayout = async (page: Page): Promise<() => Promise<string>> => {
  await page.addInitScript(() => {
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => {
      const layout = init?.body instanceof FormData ? init.body.get('layout') : null
      if (typeof layout === 'string') document.documentElement.dataset['layout'] = layout
      return send(input, init)
    }
  })
  return async () => {
    const layout = await page.waitForFunction(() => document.documentElement.dataset['layout'])
    return String(await layout.jsonValue())
  }
}
