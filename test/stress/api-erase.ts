// Case G1 of the fault table: after export and deletion of an account, its data is in no row of the database, no file
// of the data folder and no line of the log. Requests go to loopback only.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { startNode } from '#test/contract/harness/start-node.ts'
import {
  generateDocument,
  jsonRequest,
  RESUME_TEXT,
  readAccountExport,
  signIn,
  uploadAndAnalyze,
  uploadResume,
} from '#test/contract/harness/target.ts'
import { exitWithResult, runCase, sleep, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'

const SUB = 'persona-que-se-va'
const NEEDLES = [SUB, `${SUB}@example.com`, 'Núñez', 'Palabra-rarísima-uno', 'Palabra-rarísima-dos', 'archivo-raro.pdf']

/** The server renames temporary files while they are listed here: those that are gone by now have another name. */
const contains = (file: string, needle: string): boolean => {
  try {
    return readFileSync(file).includes(needle)
  } catch (error) {
    if (existsSync(file)) throw error
    return false
  }
}

const findFilesWith = (dir: string, needle: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && contains(join(entry.parentPath, entry.name), needle))
    .map((entry) => entry.name)

await runCase('G1 export, delete, then search database, files and log', async () => {
  const dir = tempDir()
  const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
  const person = await signIn(toTarget(server), SUB)
  const id = await uploadAndAnalyze(person)
  await uploadResume(person, { text: `${RESUME_TEXT}\nPalabra-rarísima-uno`, fileName: 'archivo-raro.pdf' })
  await generateDocument(person, id)
  const document = { ...createEmptyDocument('doc-1', 'es'), titles: { summary: { es: 'Palabra-rarísima-dos' } } }
  await person.fetch('/api/drafts/doc-1', jsonRequest({ name: 'x', baseVersion: 0, document }, 'PUT'))
  const plan = { plan: 'basic', email: `${SUB}@example.com`, name: 'Núñez' }
  await person.fetch('/api/create-subscription', jsonRequest(plan))

  const files = Object.values(await readAccountExport(person))
  const exported = files.join('\n')
  const notExported = NEEDLES.filter((needle) => !exported.includes(needle))
  const before = NEEDLES.filter((needle) => findFilesWith(dir, needle).length === 0)

  const { status } = await person.fetch('/api/account', { method: 'DELETE' })
  const findAll = () => NEEDLES.flatMap((needle) => findFilesWith(dir, needle).map((file) => `${needle} in ${file}`))
  const rows = findAll().filter((found) => found.includes('faro.db'))
  // The payment provider is called after the response, and its fake stores the customer until then.
  for (let i = 0; i < 100 && findAll().length > 0; i++) await sleep(100)
  const after = [...rows, ...findAll()]
  await server.stop()
  const stopped = findAll()
  const log = server.lines.join('\n')
  const logged = [...NEEDLES, id, person.cookie.split('=')[1] ?? person.cookie].filter((needle) => log.includes(needle))
  rmSync(dir, { recursive: true })
  const found = [...after, ...stopped, ...logged]
  return {
    passed: status === 204 && found.length === 0 && notExported.length === 0 && before.length === 0,
    figure: `${files.length} files exported, ${notExported.join(' ') || 'nothing'} left out of them; ${found.join(', ') || 'nothing'} found after`,
  }
})

exitWithResult()
