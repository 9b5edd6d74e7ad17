import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test'

/**
 * Makes `fill` and `insertText` work on controlled inputs in Firefox. Playwright sets the value from outside of the page,
 * where React does not see it; here the page sets it, or types it where there is no value.
 */
const fillInPage = (page: Page): void => {
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'))
  locators.fill = async function fill(this: Locator, value, options) {
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
  page.keyboard.insertText = (text) =>
    page.evaluate((typed) => void document.execCommand('insertText', false, typed), text)
}

/** Reads the bodies of requests from the header in which the bridge sends them. */
const readBodies = (context: BrowserContext): void => {
  context.on('request', (request) => {
    const prototype: Pick<Request, 'postData'> = Object.getPrototypeOf(request)
    prototype.postData = function postData(this: Request) {
      const body = this.headers()['x-test-body']
      return body === undefined ? null : Buffer.from(body, 'base64').toString()
    }
  })
}

/** Firefox 153 crashes when a script reads twice which elements an ARIA attribute names, as axe does. */
const hideAriaElements = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name)
  })

/** Firefox sends no `online` event to a page that was loaded without a connection: here every page gets the event. */
const announceConnection = (context: BrowserContext): void => {
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    await setOffline(offline)
    const announce = (type: string) => void dispatchEvent(new Event(type))
    for (const page of context.pages()) await page.evaluate(announce, offline ? 'offline' : 'online')
  }
}

/** Makes the contexts of a browser behave in Firefox as in Chromium. */
export const completeFirefox = (browser: Browser): void => {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.on('page', fillInPage)
    readBodies(context)
    announceConnection(context)
    await hideAriaElements(context)
    return context
  }
}
