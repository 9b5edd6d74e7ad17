// Crashes and shutdown of the API on Node, cases of the fault table: Q3, Q4, D3, D4, and a full disk (D2) where a small
// file system can be mounted. Requests go to loopback only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupDatabase, restoreDatabase } from '#api/db/backup.ts'
import { startNode } from '#test/contract/harness/start-node.ts'
import { formRequest, RESUME_TEXT, signIn, uploadResume } from '#test/contract/harness/target.ts'
import { exitWithResult, runCase, sleep, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { queryNumber, queryRows } from '../utils/servers/query-database.ts'
import { startSlowModel } from '../utils/servers/slow-model.ts'

const ENTRY = join(import.meta.dirname, '../../api/src/server/node.ts')

const fileIn = (dir: string): string => join(dir, 'faro.db')
const integrity = async (dir: string): Promise<boolean> =>
  (await queryRows(fileIn(dir), 'PRAGMA integrity_check'))[0]?.[0] === 'ok'

await runCase('D3 kill -9 × 20 while writing', async () => {
  const dir = tempDir()
  const acknowledged: string[] = []
  for (let round = 0; round < 20; round++) {
    const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
    const person = await signIn(toTarget(server), 'writer')
    let writing = true
    const writers = Array.from({ length: 4 }, async () => {
      while (writing) {
        const id = await uploadResume(person).catch(() => null)
        if (id) acknowledged.push(id)
      }
    })
    await sleep(150 + round * 20)
    await server.stop('SIGKILL')
    writing = false
    await Promise.all(writers)
  }
  const rows = await queryRows(fileIn(dir), 'SELECT id FROM resumes')
  const kept = new Set(rows.map((row) => String(row[0])))
  const lost = acknowledged.filter((id) => !kept.has(id))
  const ok = await integrity(dir)
  rmSync(dir, { recursive: true })
  return {
    passed: lost.length === 0 && ok && acknowledged.length > 100,
    figure: `${acknowledged.length} acknowledged, ${lost.length} lost, integrity ${ok}`,
  }
})

await runCase('Q3 kill -9 at 20 points of an analysis', async () => {
  const dir = tempDir()
  const model = await startSlowModel(400)
  const env = { DATA_DIR: dir, RATE_LIMIT: 'off', OPENAI_API_KEY: 'x', OPENAI_BASE_URL: model.url }
  let worst = 0
  for (let point = 0; point < 20; point++) {
    const server = await startNode(env)
    const person = await signIn(toTarget(server), `point-${point}`)
    const id = await uploadResume(person)
    const run = person.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' }).catch(() => null)
    await sleep(point * 30)
    await server.stop('SIGKILL')
    await run
    const used = await queryNumber(
      fileIn(dir),
      `SELECT count(*) FROM analysis_runs r JOIN users u ON u.id = r.user_id WHERE u.google_id = 'point-${point}'`,
    )
    worst = Math.max(worst, used)
  }
  const reserved = await queryNumber(
    fileIn(dir),
    `SELECT count(*) FROM analysis_runs WHERE state = 'reserved' AND lease_until > ${Date.now() + 30_000}`,
  )
  await sleep(31_000)
  const server = await startNode(env)
  const left: unknown[] = []
  for (let point = 0; point < 20; point++) {
    const person = await signIn(toTarget(server), `point-${point}`)
    const usage = await (await person.fetch('/api/user/analysis-usage')).json()
    const [resume] = (await (await person.fetch('/api/resumes')).json()) as { stage: string | null }[]
    left.push([usage.count, resume?.stage])
    if (usage.count > 1 || !['done', 'failed', null].includes(resume?.stage ?? null)) worst = 99
  }
  await server.stop()
  model.close()
  rmSync(dir, { recursive: true })
  const stages = Object.entries(Object.groupBy(left, String)).map(([key, all]) => `${key} × ${all?.length ?? 0}`)
  return { passed: worst <= 1 && reserved === 0, figure: `used,stage after 31 s: ${stages.join('; ')}` }
})

await runCase('Q4 SIGTERM with 20 running', async () => {
  const dir = tempDir()
  const model = await startSlowModel(2_000)
  const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off', OPENAI_API_KEY: 'x', OPENAI_BASE_URL: model.url })
  const people = await Promise.all(Array.from({ length: 20 }, (_, i) => signIn(toTarget(server), `run-${i}`)))
  const ids = await Promise.all(people.map((person) => uploadResume(person)))
  const runs = people.map((person, i) =>
    person.fetch(`/api/resumes/${ids[i]}/analyze`, { method: 'POST' }).then(
      (r) => r.status,
      () => 0,
    ),
  )
  await sleep(1_000)
  const started = performance.now()
  const code = await server.stop('SIGTERM')
  const ms = Math.round(performance.now() - started)
  const statuses = await Promise.all(runs)
  model.close()
  const open = await queryNumber(fileIn(dir), "SELECT count(*) FROM analysis_runs WHERE state = 'reserved'")
  const done = await queryNumber(fileIn(dir), "SELECT count(*) FROM resumes WHERE stage IN ('done', 'failed')")
  rmSync(dir, { recursive: true })
  const answered = statuses.filter((status) => status === 200).length
  return {
    passed: code === 0 && ms < 30_000 && open === 0 && done === 20,
    figure: `exit ${code} after ${ms} ms, ${answered} answered, ${open} still reserved`,
  }
})

/** Starts a server and kills it `ms` after its database file exists. */
const killAfter = async (dir: string, ms: number): Promise<void> => {
  const child = spawn(process.execPath, [ENTRY], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!existsSync(fileIn(dir)) && child.exitCode === null) await sleep(1)
  await sleep(ms)
  child.kill('SIGKILL')
  await ended
}

await runCase('D4 migration killed midway; backup restored', async () => {
  const dir = tempDir()
  const applied: number[] = []
  for (let ms = 0; ms < 100; ms += 10) {
    for (const part of ['', '-wal', '-shm']) rmSync(join(dir, `faro.db${part}`), { force: true })
    await killAfter(dir, ms)
    applied.push(await queryNumber(fileIn(dir), 'SELECT count(*) FROM migrations').catch(() => 0))
    const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
    await uploadResume(await signIn(toTarget(server), 'kept'))
    await server.stop('SIGKILL')
  }
  const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
  const person = await signIn(toTarget(server), 'kept')
  for (let i = 0; i < 10; i++) await uploadResume(person)
  const backup = join(tempDir(), 'backup.db')
  await backupDatabase(fileIn(dir), backup)
  await uploadResume(person)
  await server.stop('SIGKILL')
  const before = await queryNumber(backup, 'SELECT count(*) FROM resumes')
  await restoreDatabase(backup, fileIn(dir))
  const restored = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
  const again = await signIn(toTarget(restored), 'kept')
  const listed = (await (await again.fetch('/api/resumes')).json()) as unknown[]
  await restored.stop()
  const ok = await integrity(dir)
  rmSync(dir, { recursive: true })
  return {
    passed: before === 11 && listed.length === 11 && ok,
    figure: `killed with ${applied.join(' ')} migrations applied, each start went on; ${before} CVs backed up while running, ${listed.length} after the restore`,
  }
})

await runCase('D2 disk full', async () => {
  const dir = tempDir()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dir]).status === 0
  if (!mounted) return { skipped: 'a small file system cannot be mounted here' }
  try {
    const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
    const person = await signIn(toTarget(server), 'full')
    const others = await Promise.all(['leaving', 'deleting'].map((name) => signIn(toTarget(server), name)))
    const kept = await uploadResume(person)
    const first = await uploadResume(person)
    const statuses = new Map<number, number>()
    const big = `${RESUME_TEXT}\n${'Más texto de relleno para llenar el disco. '.repeat(4_000)}`
    for (let i = 0; i < 30; i++) {
      const { status } = await person.fetch('/api/resumes/upload', formRequest({ text: big }))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const read = (await person.fetch(`/api/resumes/${first}`)).status
    const freed = [(await person.fetch(`/api/resumes/${first}`, { method: 'DELETE' })).status]
    const [leaving, deleting] = others
    freed.push((await leaving?.fetch('/api/auth/sign-out', { method: 'POST' }))?.status ?? 0)
    freed.push((await deleting?.fetch('/api/account', { method: 'DELETE' }))?.status ?? 0)
    await server.stop('SIGKILL')
    const again = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
    const init = { method: 'DELETE', headers: { cookie: person.cookie } }
    freed.push((await fetch(`${again.url}/api/resumes/${kept}`, init)).status)
    freed.push((await fetch(`${again.url}/api/account`, init)).status)
    await again.stop()
    const ok = await integrity(dir)
    const only = [...statuses.keys()].every((status) => status === 200 || status === 507)
    return {
      passed: only && statuses.has(507) && read === 200 && ok && freed.every((status) => status === 204),
      figure: `${JSON.stringify([...statuses])}, read ${read}, deletions and sign-out ${freed.join(' ')}, integrity ${ok}`,
    }
  } finally {
    spawnSync('umount', ['-l', dir])
    rmSync(dir, { recursive: true, force: true })
  }
})

exitWithResult()
