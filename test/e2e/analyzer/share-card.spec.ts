import { stat } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

test('the score card is downloaded as an image without a CSP violation', { tag: '@long' }, async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (/security policy/i.test(message.text())) errors.push(message.text())
  })
  await page.goto('/analyzer?demo=1')
  const share = page.getByRole('button', { name: 'Share score' })
  await expect(share).toBeVisible()
  const download = page.waitForEvent('download')
  await share.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('faro-score.png')
  expect((await stat(await file.path())).size).toBeGreaterThan(20_000)
  if (process.env['SHOT']) await file.saveAs(process.env['SHOT'])
  expect(errors).toEqual([])
})
