// Hostile uploads against the API on Node: rows U2 (sizes that lie), U4 (bombs), U5 (200 that trickle), A9 (guessed
// ids), G2 (the log holds no CV, token, e-mail or cookie). Sends to loopback alone.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { startNode } from '#test/contract/start-node.ts'
import { CV, form, idTokenFor, type Person, signIn, upload } from '#test/contract/target.ts'
import { fault, finish, quantile, sleep, targetOf, tempDir } from '../utils/fault.ts'

const MIB = 1024 * 1024
const dir = tempDir()
const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
const target = targetOf(server)
const person = await signIn(target, 'uploads')
const { port } = new URL(server.url)

const memory = (): number => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })

const head = (who: Person, length: string) =>
  `POST /api/resumes/upload HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${who.cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`
const PART =
  '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n'

/** Sends pieces until the answer comes or the connection ends; gives the status line. */
const send = async (start: string, piece: (i: number) => Buffer | null): Promise<string> => {
  const socket = await open()
  let answer = ''
  socket.on('data', (data) => {
    answer += data.toString('latin1')
  })
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
  })
  socket.write(start)
  for (let i = 0; !answer && !socket.destroyed; i++) {
    const next = piece(i)
    if (!next) break
    if (!socket.write(next)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended])
  }
  await Promise.race([ended, sleep(10_000), new Promise<void>((resolve) => socket.once('data', () => resolve()))])
  socket.destroy()
  return answer.split('\r\n')[0] || 'closed'
}

await fault('U2 10 MiB + 1 chunked; lying Content-Length', async () => {
  for (let i = 0; i < 6; i++)
    await person.ask('/api/resumes/upload', form({ resume: new File([Buffer.alloc(9 * MIB)], 'a.pdf') }))
  const before = memory()
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 32), Buffer.from('\r\n')])
  const start = `${head(person, 'Transfer-Encoding: chunked')}${PART.length.toString(16)}\r\n${PART}\r\n`
  const chunked = await send(start, (i) => (i < 1_600 ? chunk : null))
  const more = Buffer.alloc(65_536, 32)
  const longer = await send(head(person, 'Content-Length: 100') + PART, (i) => (i < 1_600 ? more : null))
  const shorter = await send(head(person, `Content-Length: ${500 * MIB}`) + PART, (i) => (i < 200 ? more : null))
  const grown = Math.round(memory() - before)
  const fine = (line: string) => /413|400|closed/.test(line)
  return {
    passed: [chunked, longer, shorter].every(fine) && grown <= 30 && (await target.fetch('/api/health')).ok,
    figure: `chunked ${chunked}; longer ${longer}; shorter ${shorter}; memory +${grown} MB`,
  }
})

await fault('U4 bombs, 10,000 pages, locked, loops', async () => {
  const folder = join(import.meta.dirname, '../../../shared/corpus/hostile')
  if (!existsSync(folder)) return { passed: true, figure: 'skipped: the corpus of hostile files is not here' }
  const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'))
  const outcomes = new Map<string, number>()
  let slowest = 0
  for (const name of files) {
    const resume = new File([readFileSync(join(folder, name))], name, { type: 'application/pdf' })
    const started = performance.now()
    const answer = await person.ask('/api/resumes/upload', form({ resume }))
    slowest = Math.max(slowest, performance.now() - started)
    const body: unknown = await answer.json()
    const code = /"code":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? 'read'
    outcomes.set(`${answer.status} ${code}`, (outcomes.get(`${answer.status} ${code}`) ?? 0) + 1)
  }
  const faults = [...outcomes.keys()].filter((key) => key.startsWith('5'))
  const usage = await (await person.ask('/api/user/analysis-usage')).json()
  return {
    passed: faults.length === 0 && slowest < 11_000 && usage.count === 0 && (await target.fetch('/api/health')).ok,
    figure: `${files.length} files, slowest ${Math.round(slowest)} ms, used ${usage.count}, ${[...outcomes].map(([k, n]) => `${k} × ${n}`).join(', ')}`,
  }
})

await fault('U5 200 trickling uploads', async () => {
  const id = await upload(person)
  const sockets = await Promise.all(Array.from({ length: 200 }, open))
  for (const socket of sockets) socket.write(head(person, `Content-Length: ${5 * MIB}`) + PART)
  const trickle = setInterval(() => {
    for (const socket of sockets) socket.write(' ')
  }, 100)
  const times: number[] = []
  for (let i = 0; i < 300; i++) {
    const started = performance.now()
    await (await person.ask(`/api/resumes/${id}`)).text()
    times.push(performance.now() - started)
  }
  clearInterval(trickle)
  for (const socket of sockets) socket.destroy()
  const p99 = Math.round(quantile(times, 0.99))
  return { passed: p99 < 500, figure: `the others' p99 ${p99} ms` }
})

await fault('A9 guessed ids', async () => {
  const limited = await startNode({ DATA_DIR: tempDir() })
  const guesser = await signIn(targetOf(limited), 'guesser')
  const statuses = new Map<number, number>()
  const total = Number(process.env['GUESSES'] ?? 100_000)
  const guess = async (from: number) => {
    for (let i = from; i < total; i += 50) {
      const answer = await guesser.ask(`/api/resumes/${i.toString(16).padStart(32, '0')}`)
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, i) => guess(i)))
  await limited.stop()
  const only = [...statuses.keys()].every((status) => status === 404 || status === 429)
  return { passed: only && (statuses.get(429) ?? 0) > total / 2, figure: JSON.stringify([...statuses]) }
})

await fault('G2 the log after a full run', async () => {
  const token = await idTokenFor(target, 'secretive')
  const someone = await signIn(target, 'secretive')
  const id = await upload(someone, { text: CV, fileName: 'Curriculum-Secreto.pdf' })
  await someone.ask(`/api/resumes/${id}/analyze`, { method: 'POST' })
  await someone.ask(`/api/resumes/${id}?language=es&needle=in-the-query`)
  await someone.ask('/api/resumes/upload', form({ resume: new File(['%PDF-1.7 broken'], 'x.pdf') }))
  await sleep(200)
  const text = server.lines.join('\n')
  const needles = [
    'Núñez',
    'Acme',
    'example.com',
    'Curriculum-Secreto',
    'needle',
    token.slice(0, 40),
    someone.cookie.slice(5, 40),
    id,
  ]
  const found = needles.filter((needle) => text.includes(needle))
  return {
    passed: found.length === 0 && server.lines.length > 20,
    figure: `${server.lines.length} lines, found: ${found.join(', ') || 'nothing'}`,
  }
})

await server.stop()
rmSync(dir, { recursive: true })
finish()
