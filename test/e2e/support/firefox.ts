import type { BrowserContext, Locator, Page } from '@playwright/test'

/**
 * Makes `fill` work on controlled inputs in Firefox. Playwright sets the value from outside of the page, where React
 * does not see it; here the page sets it, or types it where there is no value.
 */
export const fillInPage = (page: Page): void => {
  const prototype: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'))
  prototype.fill = async function fill(this: Locator, value, options) {
    await this.focus(options)
    await this.evaluate((element, text) => {
      if (element instanceof HTMLElement && element.isContentEditable) {
        getSelection()?.selectAllChildren(element)
        document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
        return
      }
      const owner = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(element, text)
      element.dispatchEvent(new Event('input', { bubbles: true }))
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  }
}

/** Firefox 153 crashes when a script reads twice which elements an ARIA attribute names, as axe does. */
export const hideAriaElements = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name)
  })

/** Firefox sends no `online` event to a page that was loaded without a connection: here every page gets the event. */
export const announceConnection = (context: BrowserContext): void => {
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    await setOffline(offline)
    const announce = (type: string) => void dispatchEvent(new Event(type))
    for (const page of context.pages()) await page.evaluate(announce, offline ? 'offline' : 'online')
  }
}
