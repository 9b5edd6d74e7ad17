// `npm run dev`: the API under `node --watch` and Vite with hot reload behind one address, with local fakes.
import { spawn } from 'node:child_process'
import { createServer as createTcpServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, exitWith, fail, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

const port = Number(process.env['PORT'] ?? 8787)
const host = process.env['HOST'] ?? 'localhost'
const PROXIED_PATHS = [
  '/api',
  '/r/',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/service_accounts',
  '/emulator/auth',
  '/__stand-in',
]

/** @returns {Promise<number>} */
const findFreePort = () =>
  new Promise((resolve, reject) => {
    const probe = createTcpServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const serve = async () => {
  const apiPort = await findFreePort()
  const env = toolEnv({ PORT: String(apiPort), HOST: '127.0.0.1' })
  const args = ['--watch', '--watch-preserve-output', 'api/src/server/node.ts']
  console.log('Starting the API …')
  const api = spawn(findNode24(), args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  /** @type {import('vite').ViteDevServer | undefined} */
  let vite
  const stop = async () => {
    api.kill()
    await vite?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  api.on('exit', (code) => process.exit(code ?? 0))
  // Imported here, because the older Node that may start this file cannot load TypeScript.
  const { trackReadiness } = await import('#scripts/utils/api-readiness.ts')
  const { handleLine, waitUntilReady } = trackReadiness()
  createInterface({ input: api.stdout }).on('line', (line) => {
    handleLine(line)
    // The API's own address is behind the proxy and of no use to a person.
    if (!/^Faro is at/.test(line)) console.log(line)
  })
  await waitUntilReady()

  const { createServer } = await import('vite')
  const proxied = { target: `http://127.0.0.1:${apiPort}`, bypass: waitUntilReady }
  vite = await createServer({
    configFile: `${ROOT}/web/vite.config.ts`,
    server: { port, host, strictPort: true, proxy: Object.fromEntries(PROXIED_PATHS.map((path) => [path, proxied])) },
  })
  await vite.listen().catch((error) => {
    api.kill()
    fail(/in use/.test(error.message) ? `Port ${port} is taken. Set PORT to another one.` : error.message)
  })
  console.log(`Faro is at http://${host}:${port}, with hot reload (the API restarts when its sources change)`)
}

ensureInstalled()
if (findNode24() === process.execPath) await serve()
else exitWith(spawn(findNode24(), [fileURLToPath(import.meta.url)], { cwd: ROOT, env: toolEnv(), stdio: 'inherit' }))
