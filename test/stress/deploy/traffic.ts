import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import type { RunningNode } from '#test/contract/harness/start-node.ts'
import {
  createUniqueName,
  generateDocument,
  jsonRequest,
  readRefusal,
  type SignedInUser,
  uploadAndAnalyze,
  uploadResume,
} from '#test/contract/harness/target.ts'

/** The servers that requests go to in turn, as a proxy without sticky sessions sends them. */
export interface Rotation {
  readonly add: (server: RunningNode) => void
  readonly remove: (server: RunningNode) => void
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export const createRotation = (): Rotation => {
  const servers: RunningNode[] = []
  let next = 0
  return {
    add: (server) => {
      servers.push(server)
    },
    remove: (server) => {
      servers.splice(servers.indexOf(server), 1)
    },
    fetch: (path, init) => {
      next += 1
      const server = servers[next % servers.length]
      if (!server) throw new Error('no server is in the rotation')
      return fetch(server.url + path, init)
    },
  }
}

export interface TrafficFigures {
  readonly requests: number
  /** Method, path without ids, and status and code or error, of what was not answered with 2xx or 304. */
  readonly failures: readonly string[]
}

const describePath = (path: string): string => path.replace(/\/[\w-]{14,}/g, '/{id}')

/** The same person, with every answer counted. */
const countAnswers = (person: SignedInUser, figures: { requests: number; failures: string[] }): SignedInUser => ({
  ...person,
  fetch: async (path, init = {}) => {
    figures.requests += 1
    const name = `${init.method ?? 'GET'} ${describePath(path)}`
    try {
      const response = await person.fetch(path, init)
      if (!response.ok && response.status !== 304)
        figures.failures.push(`${name} ${await readRefusal(response.clone()).catch(() => response.status)}`)
      return response
    } catch (error) {
      figures.failures.push(`${name} ${error instanceof Error ? error.message : error}`)
      throw error
    }
  },
})

/** What a person does again and again: reads, polls, uploads, analyzes, saves a draft, makes a document. */
const createRound = (person: SignedInUser) => {
  const draft = createUniqueName('draft')
  let version = 0
  let resume: string | undefined
  return async (): Promise<void> => {
    resume ??= await uploadResume(person)
    const document = createEmptyDocument(draft, 'es')
    const saved = await person.fetch(
      `/api/drafts/${draft}`,
      jsonRequest({ name: `Draft ${version}`, baseVersion: version, document }, 'PUT'),
    )
    if (saved.ok) version += 1
    await saved.text()
    for (const path of ['/api/user', `/api/resumes/${resume}?language=es`, '/api/drafts', '/api/user/analysis-usage'])
      await (await person.fetch(path)).text()
    const id = await uploadAndAnalyze(person)
    const poll = await person.fetch(`/api/resumes/${id}`)
    const headers = { 'if-none-match': poll.headers.get('etag') ?? '' }
    await poll.text()
    await (await person.fetch(`/api/resumes/${id}`, { headers })).text()
    await generateDocument(person, id)
    await (await person.fetch(`/api/resumes/${id}`, { method: 'DELETE' })).text()
  }
}

/** Sends the requests of these people at the same time until `stop`, which returns what happened. */
export const startTraffic = (people: readonly SignedInUser[]) => {
  const figures = { requests: 0, failures: [] as string[] }
  let isRunning = true
  const loops = people.map(async (person) => {
    const round = createRound(countAnswers(person, figures))
    while (isRunning) await round().catch(() => undefined)
  })
  return {
    stop: async (): Promise<TrafficFigures> => {
      isRunning = false
      await Promise.all(loops)
      return figures
    },
  }
}
