// Restores beside running servers, cases of the fault table: R1 (refused while any server runs, nothing lost), R2 (after
// kills it works, and the files are for their owner only). Requests go to loopback only.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startNode } from '#test/contract/harness/start-node.ts'
import { signIn, uploadResume } from '#test/contract/harness/target.ts'
import { exitWithResult, runCase, sleep, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { queryNumber, queryRows } from '../utils/servers/query-database.ts'

const ENTRY = join(import.meta.dirname, '../../api/src/server/backup.ts')

const runBackup = (dir: string, command: 'backup' | 'restore', file: string) =>
  spawnSync(process.execPath, [ENTRY, command, file], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dir },
    encoding: 'utf8',
  })
const countResumes = (dir: string) => queryNumber(join(dir, 'faro.db'), 'SELECT count(*) FROM resumes')
const isIntact = async (dir: string) =>
  (await queryRows(join(dir, 'faro.db'), 'PRAGMA integrity_check'))[0]?.[0] === 'ok'

await runCase('R1 20 restores beside two running servers', async () => {
  const dir = tempDir()
  const env = { DATA_DIR: dir, RATE_LIMIT: 'off' }
  const servers = [await startNode(env), await startNode(env)]
  const people = await Promise.all(servers.map((server) => signIn(toTarget(server), 'writer')))
  for (const person of people) await uploadResume(person)
  const backup = join(dir, 'copy.db')
  const made = runBackup(dir, 'backup', backup).status === 0
  const inBackup = await countResumes(dir)
  let [writing, acknowledged] = [true, inBackup]
  const writers = people.map(async (person) => {
    while (writing) {
      await uploadResume(person)
      acknowledged += 1
    }
  })
  const attempts: (number | null)[] = []
  for (let i = 0; i < 20; i++) {
    attempts.push(runBackup(dir, 'restore', backup).status)
    await sleep(50)
    // One server alone still holds the database.
    if (i === 10) {
      writing = false
      await Promise.all(writers)
      await servers[1]?.stop()
    }
  }
  const kept = await countResumes(dir)
  await servers[0]?.stop()
  const ok = await isIntact(dir)
  rmSync(dir, { recursive: true })
  return {
    passed: made && ok && attempts.every((status) => status === 1) && kept === acknowledged && kept > inBackup,
    figure: `${attempts.filter((status) => status === 1).length} of 20 refused, ${acknowledged} acknowledged, ${kept} kept, integrity ${ok}`,
  }
})

await runCase('R2 restore after a kill', async () => {
  const dir = tempDir()
  const env = { DATA_DIR: dir, RATE_LIMIT: 'off' }
  const results: string[] = []
  for (let round = 0; round < 5; round++) {
    const server = await startNode(env)
    const person = await signIn(toTarget(server), 'writer')
    await uploadResume(person)
    const backup = join(dir, `copy-${round}.db`)
    runBackup(dir, 'backup', backup)
    const expected = await countResumes(dir)
    await uploadResume(person)
    await server.stop('SIGKILL')
    const { status } = runBackup(dir, 'restore', backup)
    results.push(`${status === 0 && (await countResumes(dir)) === expected && (await isIntact(dir))}`)
  }
  const server = await startNode(env)
  const readable = (await (await signIn(toTarget(server), 'writer')).fetch('/api/resumes')).status
  await server.stop()
  const open = readdirSync(dir).filter((name) => (statSync(join(dir, name)).mode & 0o077) !== 0)
  rmSync(dir, { recursive: true })
  return {
    passed: results.every((result) => result === 'true') && readable === 200 && open.length === 0,
    figure: `${results.filter((result) => result === 'true').length} of 5 restored, list ${readable}, files that others may read: ${open.join(', ') || 'none'}`,
  }
})

exitWithResult()
