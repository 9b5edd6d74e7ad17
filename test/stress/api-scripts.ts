// Case X1 of the fault table: fifty script injections in every text field, file name, PDF title, author and model
// response, shown by the built app in Chromium: none runs and the policy reports nothing. Loopback only.
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { startNode } from '#test/contract/harness/start-node.ts'
import { CUSTOM_DATA, jsonRequest, RESUME_TEXT, signIn, uploadResume } from '#test/contract/harness/target.ts'
import { titledPdf } from '../utils/files/titled-pdf.ts'
import { exitWithResult, runCase, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'

const CALL = 'window.__ran=(window.__ran||0)+1'
const MARKUP = [
  `<script>${CALL}</script>`,
  `<img src=x onerror="${CALL}">`,
  `<svg onload="${CALL}">`,
  `<svg><script>${CALL}</script></svg>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>">`,
  `<body onload="${CALL}">`,
  `<details open ontoggle="${CALL}">`,
  `<video><source onerror="${CALL}"></video>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<input autofocus onfocus="${CALL}">`,
  `<math><mtext><img src=x onerror="${CALL}"></mtext></math>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<meta http-equiv="refresh" content="0;javascript:${CALL}">`,
  `<link rel="stylesheet" href="javascript:${CALL}">`,
  `<base href="https://evil.example/">`,
]
const WRAPS = [(s: string) => s, (s: string) => `">${s}`, (s: string) => `'-->${s}{{7*7}}\${${CALL}}`]
const STRINGS = WRAPS.flatMap((wrap) => MARKUP.map(wrap)).slice(0, 50)

const PRINTED = [
  'Ana Nunez',
  'Software engineer',
  'ana@example.com | +34 600 000 000 | Sevilla',
  'EXPERIENCE',
  'Acme S. L.',
  'Software engineer, 2019 - 2023',
  '- Built three services that cut the cost by 30 %',
  '- Led a team of 5 people',
  'EDUCATION',
  'Universidad de Sevilla, BSc Computing, 2015 - 2019',
]

/** A model that returns advice with markup. */
const model = createServer((request, response) => {
  request.resume()
  const items = STRINGS.slice(0, 10).map((text) => ({
    kind: 'suggestion',
    category: 'content',
    text: `Escribe mejor esta línea: ${text}`,
    quote: 'Desarrollé tres servicios',
  }))
  const message = { role: 'assistant', content: JSON.stringify({ items }), refusal: null }
  const body = {
    id: 'x',
    object: 'chat.completion',
    created: 0,
    model: 'x',
    choices: [{ index: 0, finish_reason: 'stop', message }],
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
})
await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
const { port } = model.address() as AddressInfo

const dir = tempDir()
const env = { DATA_DIR: dir, RATE_LIMIT: 'off', OPENAI_API_KEY: 'x', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` }
const server = await startNode(env)
const person = await signIn(toTarget(server), 'scripts')

await runCase('X1 50 script strings in every field', async () => {
  const ids: string[] = []
  for (const fileName of STRINGS) ids.push(await uploadResume(person, { text: RESUME_TEXT, fileName, job: fileName }))
  const pdf = (title: string) => new File([titledPdf(PRINTED, title, title)], 'cv.pdf', { type: 'application/pdf' })
  const titled: string[] = []
  for (const title of STRINGS) titled.push(await uploadResume(person, { resume: pdf(title) }))
  const kept = await (await person.fetch(`/api/resumes/${titled[0]}/reading`)).text()
  await person.fetch(`/api/resumes/${titled[0]}/analyze`, { method: 'POST' })
  const text = `${STRINGS[1]}\n${RESUME_TEXT}\n\nExperiencia\n${STRINGS.map((s) => `- ${s}`).join('\n')}`
  const full = await uploadResume(person, { text, fileName: 'cv.pdf' })
  await person.fetch(`/api/resumes/${full}/analyze`, { method: 'POST' })
  const personalInfo = { ...CUSTOM_DATA.personalInfo, fullName: STRINGS[0], title: STRINGS[1], phone: STRINGS[2] }
  const customData = { ...CUSTOM_DATA, personalInfo, sections: { summary: STRINGS.join(' ') } }
  await person.fetch(`/api/resumes/${full}/generate`, jsonRequest({ templateId: 'clara', customData }))

  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const context = await browser.newContext()
  const [name = '', value = ''] = person.cookie.split('=')
  await context.addCookies([{ name, value, url: server.url }])
  let reports = 0
  let ran = 0
  let dialogs = 0
  await context.exposeFunction('__report', () => {
    reports += 1
  })
  await context.addInitScript((account) => {
    localStorage.setItem('faro.account', account)
    document.addEventListener('securitypolicyviolation', () => Reflect.get(window, '__report')())
  }, person.id)
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  let shown = 0
  for (const path of [
    `/analyzer?cv=${full}`,
    `/analyzer?cv=${ids[0]}`,
    `/analyzer?cv=${titled[0]}`,
    '/analyzer',
    '/templates',
    '/settings',
    '/api/docs',
  ]) {
    await page.goto(server.url + path)
    await page.waitForLoadState('networkidle')
    ran += await page.evaluate(() => Number(Reflect.get(window, '__ran') ?? 0))
    shown += ((await page.textContent('body')) ?? '').length
  }
  // The same files through the extraction in the browser.
  for (const title of STRINGS) {
    await page.goto(`${server.url}/analyzer`)
    const buffer = Buffer.from(titledPdf(PRINTED, title, title))
    await page
      .getByLabel(/Resume as a PDF|Currículum en PDF/)
      .setInputFiles({ name: `${title.slice(0, 40)}.pdf`, mimeType: 'application/pdf', buffer })
    await page.getByText(/MB/).first().waitFor()
    ran += await page.evaluate(() => Number(Reflect.get(window, '__ran') ?? 0))
  }
  await browser.close()
  return {
    passed: kept.includes('script') && ran === 0 && reports === 0 && dialogs === 0 && shown > 2_000,
    figure: `${STRINGS.length} strings: ${ran} ran, ${reports} policy reports, ${dialogs} dialogs, ${shown} characters shown`,
  }
})

await server.stop()
model.close()
rmSync(dir, { recursive: true })
exitWithResult()
