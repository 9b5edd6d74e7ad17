/** Clients poll `GET /api/resumes/:id` during an analysis; the session and the poll cache treat that route specially. */
const POLL_PATH = /^\/api\/resumes\/([\w-]{1,64})$/

/** Cache-Control of a poll response. */
export const POLL_CACHE_CONTROL = 'private, no-store'

/** The id of the resume that a request polls; undefined for any other request. */
export const getPolledResumeId = ({ method, path }: { method: string; path: string }): string | undefined =>
  method === 'GET' || method === 'HEAD' ? POLL_PATH.exec(path)?.[1] : undefined
