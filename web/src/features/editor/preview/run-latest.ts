/**
 * Runs one work at a time. Requests during a run are merged into a single run after it, so that renderings never
 * queue up while the last change is always rendered.
 */
export const createLatestRunner = (work: () => Promise<void>) => {
  let isRunning = false
  let isRequested = false
  const run = async () => {
    isRunning = true
    while (isRequested) {
      isRequested = false
      await work()
    }
    isRunning = false
  }
  return {
    request: () => {
      isRequested = true
      if (!isRunning) void run()
    },
    cancel: () => {
      isRequested = false
    },
  }
}
