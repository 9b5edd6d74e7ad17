// `npm run dev`: the API under `node --watch` and the Vite dev server with hot reload, behind one address, stand-ins too.
import { spawn } from 'node:child_process'
import { createServer as createTcp } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, fail, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? 'localhost'
const PROXIED = [
  '/api',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/service_accounts',
  '/emulator/auth',
  '/__stand-in',
]

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createTcp().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })

const serve = async () => {
  const apiPort = await freePort()
  const env = toolEnv({ PORT: String(apiPort), HOST: '127.0.0.1' })
  const args = ['--watch', '--watch-preserve-output', 'api/src/server/node.ts']
  console.log('Starting the API …')
  const api = spawn(findNode24(), args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let vite
  const stop = async () => {
    api.kill()
    await vite?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  api.on('exit', (code) => process.exit(code ?? 0))
  // Not above: an older Node that starts this file reads no TypeScript.
  const { trackReadiness: gate } = await import('#scripts/utils/api-readiness.ts')
  const { handleLine: hear, waitUntilReady: open } = gate()
  createInterface({ input: api.stdout }).on('line', (line) => {
    hear(line)
    // Its own address is not the one to open.
    if (!/^Faro is at/.test(line)) console.log(line)
  })
  await open()

  const { createServer } = await import('vite')
  const proxied = { target: `http://127.0.0.1:${apiPort}`, bypass: open }
  vite = await createServer({
    configFile: `${ROOT}/web/vite.config.ts`,
    server: { port, host, strictPort: true, proxy: Object.fromEntries(PROXIED.map((path) => [path, proxied])) },
  })
  await vite.listen().catch((error) => {
    api.kill()
    fail(/in use/.test(error.message) ? `Port ${port} is taken. Set PORT to another one.` : error.message)
  })
  console.log(`Faro is at http://${host}:${port}, with hot reload (the API restarts when its sources change)`)
}

ensureInstalled()
if (findNode24() === process.execPath) await serve()
else {
  const again = spawn(findNode24(), [fileURLToPath(import.meta.url)], { cwd: ROOT, env: toolEnv(), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => again.kill(signal))
  again.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
}
