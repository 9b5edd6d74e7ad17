import type { Page } from '@playwright/test'
import { setPlan, setPreferences, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** A CV of an invented woman; the second version tells more. */
const CV = `Remedios Alcázar
Jefa de almacén
reme.alcazar@example.com · +34 600 121 314 · Lugo

Experiencia
Conservas Mera S. L. — Jefa de almacén, 2018 – 2024
- Organicé el trabajo de 12 personas en dos turnos`
const MORE = '\n- Reduje las devoluciones de 90 a 35 al mes con un control de lotes nuevo'
const AD = 'Jefa de almacén\nRequisitos: gestión de inventario, control de lotes y carretilla elevadora.'

const analyze = async (page: Page, fields: Record<string, string>): Promise<string> => {
  const upload = await page.request.post('/api/resumes/upload', { multipart: { fileName: 'reme.pdf', ...fields } })
  const { resumeId }: { resumeId: string } = await upload.json()
  await page.request.post(`/api/resumes/${resumeId}/analyze`)
  return resumeId
}

test('the history of a resume is shown on the plan, and said without it', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, { language: 'es' })
  const { id } = await signInAs(page, 'Remedios')
  await analyze(page, { text: CV })
  await analyze(page, { text: CV + MORE })
  const last = await analyze(page, { text: CV + MORE, job: AD })
  const history = page.getByRole('region', { name: 'Cómo ha cambiado este currículum' })
  await page.goto(`/analyzer?cv=${last}`)
  await expect(history.getByRole('link', { name: 'Ver los planes' })).toBeVisible()

  await setPlan(server, id, 'professional')
  await page.reload()
  const rows = history.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText('Esta versión')
  await expect(history.getByText('Coincidencia con la oferta', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await rows.last().getByRole('link').click()
  await expect(rows.last()).toContainText('Esta versión')
})
