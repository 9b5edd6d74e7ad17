import { expectAccessible } from './support/axe.ts'
import { waitForHydration } from './support/hydration.ts'
import { expect, test } from './support/test.ts'

test('the pages of the footer: help with a search, examples for the editor, an address in each language', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  const labels = [
    'Cover Letters',
    'ATS Optimization',
    'Blog',
    'Career Guides',
    'Resume Examples',
    'About Us',
    'Contact',
  ]
  for (const label of labels) {
    await footer.getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/ · Faro$/)
    await expectAccessible(page)
  }
  await expect(
    page.getByText('doesn’t have a contact address yet').or(page.getByText('Sign in to ask a question')),
  ).toBeVisible()

  await page.goto('/es/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de ayuda')
  await page.getByRole('banner').getByText('EN', { exact: true }).click()
  await expect(page).toHaveURL('/en/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center')
  await page.getByRole('searchbox', { name: 'Search the Help Center' }).fill('watermark')
  await expect(page.getByRole('status').filter({ hasText: '1 question found' })).toBeVisible()
  await expect(page.getByText('without a watermark')).toBeVisible()

  await page.goto('/resume-examples')
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible()
  await page.getByRole('button', { name: /Open in the editor.*Electrician/ }).click()
  await expect(page).toHaveURL(/\/templates\?draft=/)
  await expect(page.getByText('Wade Kowalczyk').first()).toBeVisible()
})
