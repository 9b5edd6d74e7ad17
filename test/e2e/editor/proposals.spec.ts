import { setPlan, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('an agent proposes, and the person accepts or declines each change', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const { id: userId } = await signInAs(page, `Agent${crypto.randomUUID().slice(0, 8)}`)
  await setPlan(server, userId, 'enterprise')
  let proposals: object[] = []
  const removed: string[] = []
  await page.route('**/api/proposals?*', (route) => route.fulfill({ json: proposals }))
  await page.route('**/api/proposals/*', (route) => {
    removed.push(route.request().url())
    proposals = []
    return route.fulfill({ status: 204 })
  })
  await page.goto('/analyzer?demo=1')
  await page.getByRole('button', { name: 'Optimize with templates' }).click()
  await expect(page).toHaveURL(/draft=/)
  const name = page.getByRole('textbox', { name: 'Full name' })
  const before = await name.inputValue()
  const draftId = new URL(page.url()).searchParams.get('draft')
  const change = (path: string[], from: string, after: string) => ({ path, before: from, after })
  proposals = [
    {
      id: 'p1',
      draftId,
      draftVersion: 1,
      keyName: 'Career agent',
      createdAt: Date.now(),
      changes: [
        change(['personalInfo', 'fullName'], before, `${before} Soler`),
        change(['personalInfo', 'phone'], 'something else entirely', '+34 600 000 000'),
      ],
    },
  ]
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'Career agent' })
  await expect(notice).toContainText('proposed 2 changes to this resume')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'See changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proposed changes' })
  await expect(dialog.getByText('Soler')).toBeVisible()
  await expect(dialog.getByText(/you can no longer accept the change/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveValue(`${before} Soler`)
  await expect(notice).toHaveCount(0)
  expect(removed).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(name).toHaveValue(before)
})
