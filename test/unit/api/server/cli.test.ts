import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
let long: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'faro-cli-'))
  long = join(folder, 'long.txt')
  writeFileSync(long, `Experiencia\n${'Panadería Sol 2019 - 2020\nHornero\n- Horneó pan\n'.repeat(1_600)}`)
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const main = new URL('../../../../api/src/server/cli.ts', import.meta.url).pathname
    execFile(process.execPath, [main, ...args], (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })

describe('a file that takes longer than its deadline', () => {
  it('is stopped, with exit code 3', async () => {
    const { code, err } = await run('parse', long, '--timeout', '0.001')
    expect([code, JSON.parse(err.split('\n').find((line) => line.startsWith('{')) ?? '{}').error?.code]).toEqual([
      3,
      'timeout',
    ])
  })

  it('does not stop the files after it', async () => {
    const { code, out } = await run('parse', long, join(folder, 'none.txt'), '--timeout', '0.001')
    const rows = out.trim().split('\n')
    expect(code).toBe(0)
    expect(rows).toHaveLength(2)
    expect(JSON.parse(rows[0] ?? '')).toMatchObject({ file: long, error: { code: 'timeout' } })
  })
})

it('prints the result of a file within its deadline', async () => {
  const { code, out } = await run('extract', long)
  expect(code).toBe(0)
  expect(JSON.parse(out).lines).toHaveLength(4_801)
})
