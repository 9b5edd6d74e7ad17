// Hostile uploads to the API on Node, cases of the fault table: U2 (false sizes), U4 (hostile PDFs), U5 (200 slow
// uploads), A9 (guessed ids), G2 (no CV, token, e-mail or cookie in the log). Requests go to loopback only.
import { readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { startNode } from '#test/contract/harness/start-node.ts'
import {
  formRequest,
  RESUME_TEXT,
  requestIdToken,
  type SignedInUser,
  signIn,
  uploadResume,
} from '#test/contract/harness/target.ts'
import { isAllowedOutcome, listHostileFiles } from '../corpus/hostile-outcomes.ts'
import { readMemoryMib } from '../utils/measurement/process-memory.ts'
import { quantile } from '../utils/measurement/statistics.ts'
import { exitWithResult, runCase, sleep, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { corpusFile, outsideCorpus } from '../utils/paths.ts'

const MIB = 1024 * 1024
const dir = tempDir()
const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
const target = toTarget(server)
const person = await signIn(target, 'uploads')
const { port } = new URL(server.url)

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })

const uploadHead = (who: SignedInUser, length: string) =>
  `POST /api/resumes/upload HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${who.cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`
const PART =
  '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n'

/** Sends chunks until the response starts or the connection closes. Returns the status line, or `closed`. */
const sendRaw = async (start: string, nextChunk: (i: number) => Buffer | null): Promise<string> => {
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
    const chunk = nextChunk(i)
    if (!chunk) break
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended])
  }
  await Promise.race([ended, sleep(10_000), new Promise<void>((resolve) => socket.once('data', () => resolve()))])
  socket.destroy()
  return answer.split('\r\n')[0] || 'closed'
}

await runCase('U2 10 MiB + 1 chunked; lying Content-Length', async () => {
  for (let i = 0; i < 6; i++)
    await person.fetch('/api/resumes/upload', formRequest({ resume: new File([Buffer.alloc(9 * MIB)], 'a.pdf') }))
  const before = readMemoryMib(server.child.pid)
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 32), Buffer.from('\r\n')])
  const start = `${uploadHead(person, 'Transfer-Encoding: chunked')}${PART.length.toString(16)}\r\n${PART}\r\n`
  const chunked = await sendRaw(start, (i) => (i < 1_600 ? chunk : null))
  const more = Buffer.alloc(65_536, 32)
  const longer = await sendRaw(uploadHead(person, 'Content-Length: 100') + PART, (i) => (i < 1_600 ? more : null))
  const shorter = await sendRaw(uploadHead(person, `Content-Length: ${500 * MIB}`) + PART, (i) =>
    i < 200 ? more : null,
  )
  const grown = Math.round(readMemoryMib(server.child.pid) - before)
  const fine = (line: string) => /413|400|closed/.test(line)
  return {
    passed: [chunked, longer, shorter].every(fine) && grown <= 30 && (await target.fetch('/api/health')).ok,
    figure: `chunked ${chunked}; longer ${longer}; shorter ${shorter}; memory +${grown} MB`,
  }
})

await runCase('U4 bombs, 10,000 pages, locked, loops', async () => {
  const outside = outsideCorpus('hostile')
  const files = [corpusFile('hostile'), ...(outside ? [outside] : [])].flatMap(listHostileFiles)
  const outcomes = new Map<string, number>()
  const unexpected: string[] = []
  let slowestMs = 0
  for (const file of files) {
    const resume = new File([readFileSync(file.path)], file.name, { type: 'application/pdf' })
    const started = performance.now()
    const response = await person.fetch('/api/resumes/upload', formRequest({ resume }))
    slowestMs = Math.max(slowestMs, performance.now() - started)
    const code = /"code":"([\w-]+)"/.exec(JSON.stringify(await response.json()))?.[1]
    if (!isAllowedOutcome(file, code)) unexpected.push(`${file.name} ${code ?? 'read'}`)
    const outcome = `${response.status} ${code ?? 'read'}`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const hasServerError = [...outcomes.keys()].some((outcome) => outcome.startsWith('5'))
  const usage = await (await person.fetch('/api/user/analysis-usage')).json()
  const isServing = (await target.fetch('/api/health')).ok
  return {
    passed: !hasServerError && unexpected.length === 0 && slowestMs < 11_000 && usage.count === 0 && isServing,
    figure: `${files.length} files, slowest ${Math.round(slowestMs)} ms, used ${usage.count}, ${[...outcomes].map(([k, n]) => `${k} × ${n}`).join(', ')}; unexpected: ${unexpected.join(', ') || 'none'}`,
  }
})

await runCase('U5 200 trickling uploads', async () => {
  const id = await uploadResume(person)
  const sockets = await Promise.all(Array.from({ length: 200 }, open))
  for (const socket of sockets) socket.write(uploadHead(person, `Content-Length: ${5 * MIB}`) + PART)
  const trickle = setInterval(() => {
    for (const socket of sockets) socket.write(' ')
  }, 100)
  const times: number[] = []
  for (let i = 0; i < 300; i++) {
    const started = performance.now()
    await (await person.fetch(`/api/resumes/${id}`)).text()
    times.push(performance.now() - started)
  }
  clearInterval(trickle)
  for (const socket of sockets) socket.destroy()
  const p99 = Math.round(quantile(times, 0.99))
  return { passed: p99 < 500, figure: `the others' p99 ${p99} ms` }
})

await runCase('A9 guessed ids', async () => {
  const limited = await startNode({ DATA_DIR: tempDir() })
  const guesser = await signIn(toTarget(limited), 'guesser')
  const statuses = new Map<number, number>()
  const total = Number(process.env['GUESSES'] ?? 100_000)
  const guess = async (from: number) => {
    for (let i = from; i < total; i += 50) {
      const answer = await guesser.fetch(`/api/resumes/${i.toString(16).padStart(32, '0')}`)
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, i) => guess(i)))
  await limited.stop()
  const only = [...statuses.keys()].every((status) => status === 404 || status === 429)
  return { passed: only && (statuses.get(429) ?? 0) > total / 2, figure: JSON.stringify([...statuses]) }
})

await runCase('G2 the log after a full run', async () => {
  const token = await requestIdToken(target, 'secretive')
  const someone = await signIn(target, 'secretive')
  const id = await uploadResume(someone, { text: RESUME_TEXT, fileName: 'Curriculum-Secreto.pdf' })
  await someone.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
  await someone.fetch(`/api/resumes/${id}?language=es&needle=in-the-query`)
  await someone.fetch('/api/resumes/upload', formRequest({ resume: new File(['%PDF-1.7 broken'], 'x.pdf') }))
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
exitWithResult()
