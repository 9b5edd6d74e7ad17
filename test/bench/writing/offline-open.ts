import type { BrowserContext } from '@playwright/test'
import { startServer } from '../../e2e/support/server.ts'
import { createDevice, type Device, installApp } from '../../utils/browser/device.ts'

const NAME_LABEL = 'Full name'

/** Creates a draft and returns its address. */
const createDraft = async (device: Device, url: string): Promise<string> => {
  const context = await device.open()
  const page = await context.newPage()
  await page.goto(`${url}/templates`)
  await page
    .getByRole('button', { name: /^Use Template/ })
    .first()
    .click()
  await page.getByLabel(NAME_LABEL).fill('Marta Ruiz Pardo')
  await page.locator('[data-saving="saved"]').waitFor()
  const address = page.url()
  await context.close()
  return address
}

/** ms from the navigation to a name that can be edited. */
const measureOpen = async (context: BrowserContext, address: string): Promise<number> => {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'commit' })
  const name = page.getByLabel(NAME_LABEL)
  await name.waitFor()
  return name.evaluate(
    (field) =>
      new Promise<number>((done) => {
        const check = () => {
          const usable = field instanceof HTMLInputElement && field.value !== '' && !field.disabled
          if (usable) done(performance.now())
          else requestAnimationFrame(check)
        }
        check()
      }),
  )
}

/** ms from opening a draft in a browser that was just started, without server and network, to its form; one per run. */
export const measureOfflineOpen = async (runs: number): Promise<number[]> => {
  const server = await startServer()
  const device = createDevice()
  try {
    await installApp(device, server.url)
    const address = await createDraft(device, server.url)
    await server.stop()
    const times: number[] = []
    while (times.length < runs) {
      const context = await device.open()
      times.push(await measureOpen(context, address))
      await context.close()
    }
    return times
  } finally {
    device.dispose()
    await server.dispose()
  }
}
