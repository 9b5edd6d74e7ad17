export interface Readiness {
  /** Must get every line that the API prints. */
  handleLine(line: string): void
  /** Resolves as soon as the API serves. */
  waitUntilReady(): Promise<void>
}

/** Tracks whether the API of `npm run dev` serves, which `node --watch` restarts on changes. */
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
