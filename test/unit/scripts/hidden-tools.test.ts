import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ROOT } from '#test/utils/paths.ts'

const bin = mkdtempSync(join(tmpdir(), 'faro-path-'))
symlinkSync(process.execPath, join(bin, 'node'))
afterAll(() => rmSync(bin, { recursive: true }))

/** Runs a script with nothing on the PATH but Node. */
const run = (script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(join(bin, 'node'), [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { PATH: bin, HOME: bin, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })

/** Whether a suite or a module that it imports contains a text. */
const mentions = (entry: string, text: RegExp): boolean => {
  const seen = new Set<string>()
  const pending = [entry]
  for (let path = pending.pop(); path; path = pending.pop()) {
    if (seen.has(path) || !existsSync(path)) continue
    seen.add(path)
    const source = readFileSync(path, 'utf8')
    if (text.test(source)) return true
    for (const [, name = ''] of source.matchAll(/(?:from|import\()\s*'([^']+)'/g))
      if (name.startsWith('.')) pending.push(resolve(dirname(path), name))
      else if (name.startsWith('#test/')) pending.push(join(ROOT, name.slice(1)))
  }
  return false
}

describe('with nothing but Node on the PATH', () => {
  it.each([
    ['scripts/run.mjs', ['api/src/server/migrate.ts'], /^Set LIBSQL_URL .*\n$/],
    ['scripts/run.mjs', ['no-such-tool'], /^There is no no-such-tool\.\n$/],
    ['scripts/run.mjs', ['scripts/stripe-setup.ts'], /^Set STRIPE_SECRET_KEY .*\n$/],
    ['scripts/bench.mjs', ['no-such-suite'], /^There is no no-such-suite; .*\n$/],
    ['scripts/test-stress.mjs', ['no-such-suite'], /^There is no no-such-suite; .*\n$/],
  ])('%s %s ends with one line', (script, args, line) => {
    const { status, stderr, stdout } = run(script, args)
    expect(stderr).toMatch(line)
    expect(stdout).toBe('')
    expect(status).toBeGreaterThan(0)
  })

  it.each([
    ['scripts/run.mjs', ['tsc', '--version'], /^Version /],
    ['scripts/run.mjs', ['wrangler', '--version'], /\d\.\d/],
    ['scripts/faro.mjs', ['templates'], /clara/],
  ])('%s %s works', (script, args, output) => {
    const { status, stdout, stderr } = run(script, args)
    expect(stdout, stderr).toMatch(output)
    expect(status).toBe(0)
  })
})

describe('npm run dev:worker', () => {
  it('ends with one line when the port is taken', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
    const address = taken.address()
    const port = String(typeof address === 'object' && address ? address.port : 0)
    const { status, stderr } = run('scripts/dev-worker.mjs', [], { PORT: port, HOST: '127.0.0.1', DATA_DIR: bin })
    taken.close()
    expect(stderr).toBe(`Port ${port} is taken. Set PORT to another one.\n`)
    expect(status).toBe(1)
  })
})

describe('the suites that need a program', () => {
  const users = z.record(z.string(), z.array(z.string()))
  const { chromium, firefox, office, pdf, sideBySide, webkit } = z
    .object({ chromium: users, firefox: users, office: users, pdf: users, sideBySide: users, webkit: users })
    .parse(JSON.parse(readFileSync(join(ROOT, 'scripts/utils/suite-tools.json'), 'utf8')))
  const cases = [
    ['Chromium', chromium, /CHROMIUM_PATH|runLongTests\('chromium'\)/],
    ['Firefox', firefox, /runLongTests\('firefox'\)/],
    ['WebKitGTK', webkit, /runLongTests\('webkit'\)/],
    ['LibreOffice', office, /'soffice'/],
    ['the PDF tools', pdf, /'(?:qpdf|pdfinfo|pdftotext)'|\/pdftotext'/],
  ] as const
  it('exist where they run side by side, and do not measure the load that a server takes', () => {
    for (const [folder, names] of Object.entries(sideBySide))
      for (const name of names)
        expect(readFileSync(join(ROOT, folder, `${name}.ts`), 'utf8')).not.toMatch(/http-load|does nothing else/)
  })

  it.each(cases)('are listed for %s', (_, suites, text) => {
    for (const [folder, names] of Object.entries(suites)) {
      const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.ts'))
      const found = files.filter((file) => mentions(join(ROOT, folder, file), text))
      expect(found.map((file) => file.replace('.ts', '')).sort()).toEqual(names)
    }
  })
})
