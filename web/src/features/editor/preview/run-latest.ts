/**
 * Runs work one at a time; while one runs, only the newest request waits. So typing never queues up renderings, and
 * the last keystroke is always drawn.
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
