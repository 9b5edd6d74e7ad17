import { strFromU8, unzipSync } from 'fflate'
import * as z from 'zod'

/** A running server: in this process, over HTTP on Node, or on workerd. */
export interface Target {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly close: () => Promise<void>
}

export interface SignedInUser {
  readonly sub: string
  readonly cookie: string
  readonly id: string
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

const JSON_HEADERS = { 'content-type': 'application/json' }
const tokenAnswer = z.object({ idToken: z.string() })
const userAnswer = z.object({ id: z.string() })

/** A request with a JSON body, by default a POST. */
export const jsonRequest = (body: unknown, method = 'POST', headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { ...JSON_HEADERS, ...headers },
  body: JSON.stringify(body),
})

/** Requests an ID token from the Firebase fake. */
export const requestIdToken = async (target: Target, sub: string): Promise<string> => {
  const claims = JSON.stringify({ sub, email: `${sub}@example.com`, name: `Name of ${sub}`, email_verified: true })
  const response = await target.fetch(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo',
    jsonRequest({
      postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    }),
  )
  return tokenAnswer.parse(await response.json()).idToken
}

export const syncUser = async (target: Target, sub: string, body: Record<string, unknown> = {}, cookie?: string) => {
  const authorization = `Bearer ${await requestIdToken(target, sub)}`
  const payload = { googleId: sub, email: `${sub}@example.com`, name: sub, picture: null, ...body }
  return target.fetch('/api/auth/sync', jsonRequest(payload, 'POST', { authorization, ...(cookie && { cookie }) }))
}

export const getCookie = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** Signs a user in; `fetch` of the result sends the session cookie. */
export const signIn = async (target: Target, sub: string): Promise<SignedInUser> =>
  toSignedInUser(target, sub, await syncUser(target, sub))

/** Signs a user in to an `ApiHarness`, which accepts unsigned tokens. */
export const signInToHarness = async (target: Target, sub: string): Promise<SignedInUser> => {
  const body = { googleId: sub, email: `${sub}@example.com`, name: sub }
  const init = jsonRequest(body, 'POST', { authorization: `Bearer x.${sub}.y` })
  return toSignedInUser(target, sub, await target.fetch('/api/auth/sync', init))
}

const toSignedInUser = async (target: Target, sub: string, response: Response): Promise<SignedInUser> => {
  if (!response.ok) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`)
  const cookie = getCookie(response)
  const { id } = userAnswer.parse(await response.json())
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    return target.fetch(path, { ...init, headers })
  }
  return { sub, cookie, id, fetch: ask }
}

export const RESUME_TEXT = `Ana Núñez
Ingeniera de software
ana@example.com · +34 600 000 000 · Sevilla

Experiencia
Acme S. L.
Ingeniera de software, 2019 – 2023
- Desarrollé tres servicios que redujeron el coste un 30 %
- Lideré un equipo de 5 personas

Educación
Universidad de Sevilla
Grado en Ingeniería Informática, 2015 – 2019

Habilidades
TypeScript, React, SQL, Docker`

export const formRequest = (fields: Record<string, string | File>): RequestInit => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return { method: 'POST', body }
}

const uploadAnswer = z.object({ resumeId: z.string() })
export const uploadResume = async (
  person: SignedInUser,
  fields: Record<string, string | File> = { text: RESUME_TEXT },
): Promise<string> => {
  const response = await person.fetch('/api/resumes/upload', formRequest(fields))
  if (!response.ok) throw new Error(`upload answered ${response.status}: ${await response.text()}`)
  return uploadAnswer.parse(await response.json()).resumeId
}

export const uploadAndAnalyze = async (person: SignedInUser): Promise<string> => {
  const id = await uploadResume(person)
  const response = await person.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
  if (response.status !== 200) throw new Error(`analyze answered ${response.status}: ${await response.text()}`)
  return id
}

/** A layout of one page with these lines, as a client sends it. */
export const createLayout = (texts: readonly string[]): string =>
  JSON.stringify({
    version: 1,
    source: 'pdf',
    pages: [{ number: 1, width: 595, height: 842, columns: 1 }],
    lines: texts.map((text, i) => ({
      page: 1,
      text,
      x: 50,
      y: (i * 12) % 800,
      width: 400,
      size: 10,
      bold: false,
      column: 0,
    })),
    hazards: [],
    links: [],
    meta: { tagged: false, bytes: 1, fonts: [], hazardsPass: true },
  })

export const CUSTOM_DATA = {
  personalInfo: { fullName: 'Ana Núñez', title: 'Ingeniera', email: 'ana@example.com', phone: '+34 600 000 000' },
  sections: {
    summary: 'Ingeniera con diez años de oficio.',
    experience: [{ company: 'Acme', position: 'Ingeniera', startDate: '01/2019', description: 'Servicios.' }],
    skills: { technical: ['SQL'], languages: [{ language: 'Inglés', proficiency: 'Avanzado' }], soft: [] },
  },
  styling: { primaryColor: '#1565C0', fontFamily: 'Inter', template: 'Clara' },
}

const generateResponseSchema = z.object({ analyzedResumeId: z.string() })
export const generateDocument = async (person: SignedInUser, resumeId: string): Promise<string> => {
  const body = { templateId: 'clara', customData: CUSTOM_DATA }
  const response = await person.fetch(`/api/resumes/${resumeId}/generate`, jsonRequest(body))
  if (!response.ok) throw new Error(`generate answered ${response.status}: ${await response.text()}`)
  return generateResponseSchema.parse(await response.json()).analyzedResumeId
}

/** The files of the account's export as texts, by path. */
export const readAccountExport = async (person: SignedInUser): Promise<Partial<Record<string, string>>> => {
  const zip = await (await person.fetch('/api/account/export')).arrayBuffer()
  const files = Object.entries(unzipSync(new Uint8Array(zip)))
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]))
}

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }) })
/** Status and code of an error response, e.g. `404 not-found`. Throws when the body is not an error. */
export const readRefusal = async (response: Response | Promise<Response>): Promise<string> => {
  const got = await response
  return `${got.status} ${errorSchema.parse(await got.json()).error.code}`
}

/** A name that is unique in this run. */
export const createUniqueName = (prefix: string): string => `${prefix}-${crypto.randomUUID().slice(0, 8)}`
