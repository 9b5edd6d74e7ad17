import { readFileSync } from 'node:fs'
import { sleep } from '#test/utils/measurement/stress-cases.ts'
import { corpusFile } from '#test/utils/paths.ts'
import {
  CUSTOM_DATA,
  createLayout,
  formRequest,
  jsonRequest,
  type SignedInUser,
  uploadResume,
} from '../../contract/harness/target.ts'

const PAUSE_MS = 50
const REFUSED_PAUSE_MS = 500

/** When each attack and status was answered (`performance.now`); the status of an aborted request is `gone`. */
export type Answers = Map<string, number[]>

export const describeAnswers = (answers: Answers): string =>
  [...answers]
    .toSorted()
    .map(([key, { length }]) => `${key} × ${length}`)
    .join(', ')

/** Sends requests one after the other until `signal` aborts. */
export type Attack = (signal: AbortSignal, answers: Answers) => Promise<void>

const readStatus = async (response: Response): Promise<string> => {
  await response.arrayBuffer()
  return String(response.status)
}

/** Repeats `send` in `lanes` simultaneous lanes. Bodies are read, so that the server finishes its work. */
const repeat =
  (name: string, lanes: number, send: (signal: AbortSignal) => Promise<Response>): Attack =>
  async (signal, answers) => {
    const run = async (): Promise<void> => {
      while (!signal.aborted) {
        const status = await send(signal)
          .then(readStatus)
          .catch(() => 'gone')
        const key = `${name} ${status}`
        answers.set(key, [...(answers.get(key) ?? []), performance.now()])
        // A refusal is answered at once: without a pause this process would take the processors from the server.
        await sleep(status === '503' || status === '429' ? REFUSED_PAUSE_MS : PAUSE_MS)
      }
    }
    await Promise.all(Array.from({ length: lanes }, run))
  }

const LONG_TEXTS = [
  'a'.repeat(40_000),
  'x@'.repeat(20_000),
  `${'1.'.repeat(20_000)}`,
  '(['.repeat(20_000),
  'Ana Ruiz\n'.repeat(4_444),
  '2019 - 2020 \n'.repeat(3_000),
]

/** 40,000 characters that are hard to parse, as the text of an editor. */
export const attackImprove = async (person: SignedInUser): Promise<Attack> => {
  const id = await uploadResume(person)
  let next = 0
  return repeat('improve', 4, (signal) => {
    const text = LONG_TEXTS[next++ % LONG_TEXTS.length]
    return person.fetch(`/api/resumes/${id}/improve`, { ...jsonRequest({ text }), signal })
  })
}

const createLongLayout = (lines: number): string =>
  createLayout(Array.from({ length: lines }, (_, i) => `Led the project number ${i} of a team with ten people in Lima`))

/** Layouts as a client may send them, and the suggestions for each, which are not charged. */
export const attackLayouts = async (person: SignedInUser): Promise<Attack> => {
  const layouts = [500, 2_000, 20_000].map(createLongLayout)
  let next = 0
  return repeat('layout', 3, async (signal) => {
    const layout = layouts[next++ % layouts.length] ?? ''
    const uploaded = await person.fetch('/api/resumes/upload', { ...formRequest({ layout }), signal })
    if (!uploaded.ok) return uploaded
    const id = /"resumeId":"(\w+)"/.exec(await uploaded.text())?.[1]
    return person.fetch(`/api/resumes/${id}/improve`, { ...jsonRequest({}), signal })
  })
}

const createManyBullets = (entries: number, bullets: number) => ({
  ...CUSTOM_DATA,
  sections: {
    ...CUSTOM_DATA.sections,
    experience: Array.from({ length: entries }, (_, i) => ({
      company: `Acme ${i}`,
      position: 'Fitter',
      startDate: '2019',
      description: '',
      achievements: Array.from({ length: bullets }, (_, j) => `Did ${j}`),
    })),
  },
})

/** Documents with ever more bullets, the most that fit and 160,000, and the PDF of each that is stored. */
export const attackRendering = async (person: SignedInUser): Promise<Attack> => {
  const resume = await uploadResume(person)
  const bodies = [
    [10, 40],
    [30, 50],
    [400, 400],
  ].map(([entries = 1, bullets = 1]) =>
    JSON.stringify({ templateId: 'clara', customData: createManyBullets(entries, bullets), language: 'en' }),
  )
  let next = 0
  return repeat('render', 2, async (signal) => {
    const body = bodies[next++ % bodies.length] ?? ''
    const headers = { 'content-type': 'application/json' }
    const path = `/api/resumes/${resume}/generate`
    const stored = await person.fetch(path, { method: 'POST', headers, body, signal })
    if (!stored.ok) return stored
    const id = /"analyzedResumeId":"(\w+)"/.exec(await stored.text())?.[1]
    const pdf = await person.fetch(`/api/analyzed-resumes/${id}/download`, { signal })
    await person.fetch(`/api/analyzed-resumes/${id}`, { method: 'DELETE' })
    return pdf
  })
}

/** PDFs that take the reader until its deadline or its memory limit. */
export const attackReading = async (person: SignedInUser, lanes = 20): Promise<Attack> => {
  const bombs = ['q-stack-1e6.pdf', 'bomb-flate-64m-ops.pdf', 'many-items-150k.pdf'].map(
    (name) => new File([readFileSync(corpusFile(`hostile/${name}`))], 'cv.pdf', { type: 'application/pdf' }),
  )
  let next = 0
  return repeat('bomb', lanes, (signal) => {
    const resume = bombs[next++ % bombs.length] ?? ''
    return person.fetch('/api/resumes/upload', { ...formRequest({ resume }), signal })
  })
}

/** Fills an account with `count` large layouts, and exports it again and again. */
export const attackExport = async (person: SignedInUser, count: number): Promise<Attack> => {
  const layout = createLongLayout(4_000)
  let stored = 0
  for (let i = 0; i < count; i++)
    if ((await person.fetch('/api/resumes/upload', formRequest({ layout }))).ok) stored += 1
  if (stored === 0) throw new Error('no layout was stored')
  return repeat(`export of ${stored} CVs`, 2, (signal) => person.fetch('/api/account/export', { signal }))
}
