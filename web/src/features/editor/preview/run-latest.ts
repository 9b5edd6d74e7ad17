/**
 * Runs one work at a time. Requests during a run are merged into a single run after it, so that renderings never
 * queue up while the last change is always rendered.
 */
export const createLatestRunner = (work: () => Promise<void>) => {
  let running = false
  let wanted = false
  const run = async () => {
    running = true
    while (wanted) {
      wanted = false
      await work()
    }
    running = false
  }
  return {
    request: () => {
      wanted = true
      if (!running) void run()
    },
    cancel: () => {
      wanted = false
    },
  }
}
