export interface Readiness {
  /** Takes each line that the API prints. */
  handleLine(line: string): void
  /** Fulfils as soon as the API serves, at once while it does. */
  waitUntilReady(): Promise<void>
}

/** Whether the API of `npm run dev` can be asked: under `node --watch` it goes and comes back. */
export const trackReadiness = (): Readiness => {
  let serving = Promise.withResolvers<void>()
  let up = false
  const hear = (line: string) => {
    if (/^Faro is at/.test(line)) {
      up = true
      serving.resolve()
    } else if (up && /^(Change detected|Restarting|Failed running|Completed running)/.test(line)) {
      up = false
      serving = Promise.withResolvers()
    }
  }
  return { handleLine: hear, waitUntilReady: () => serving.promise }
}
