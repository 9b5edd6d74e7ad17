interface Caller<T> {
  readonly waiting: T[]
  running: number
}

export interface FairQueueLimits {
  /** Items that may wait, of all callers and of one. */
  readonly maxWaiting: number
  readonly maxWaitingPerCaller: number
  /** Items of one caller that may run at the same time. */
  readonly maxRunningPerCaller: number
}

export interface FairQueue<T> {
  /** Adds an item at the end of its caller's. Returns false when the queue is full. */
  push(caller: string, item: T): boolean
  /** The first item of the caller whose turn it is; undefined when none may start. `finish` must follow. */
  start(): { readonly caller: string; readonly item: T } | undefined
  /** Ends a started item. `again` puts it before the caller's others, for its caller's next turn. */
  finish(caller: string, again?: T): void
  /** Removes an item that waits. Returns false when it does not. */
  remove(caller: string, item: T): boolean
  /** How many items wait. */
  countWaiting(): number
  /** Removes and returns all items that wait. */
  clear(): T[]
}

/** A bounded queue in which callers take turns, however many items each of them has. */
export const createFairQueue = <T>(limits: FairQueueLimits): FairQueue<T> => {
  // In the order of their turns: a caller goes to the end when one of its items starts, and again when it ends, behind
  // those who came meanwhile.
  const callers = new Map<string, Caller<T>>()
  let waiting = 0

  const isDone = (caller: Caller<T>): boolean => caller.waiting.length === 0 && caller.running === 0
  const moveToEnd = (key: string, caller: Caller<T>): void => {
    callers.delete(key)
    callers.set(key, caller)
  }

  return {
    push: (key, item) => {
      const caller = callers.get(key) ?? { waiting: [], running: 0 }
      if (waiting >= limits.maxWaiting || caller.waiting.length >= limits.maxWaitingPerCaller) return false
      callers.set(key, caller)
      caller.waiting.push(item)
      waiting++
      return true
    },
    start: () => {
      for (const [key, caller] of callers) {
        if (caller.running >= limits.maxRunningPerCaller) continue
        const item = caller.waiting.shift()
        if (item === undefined) continue
        caller.running++
        waiting--
        moveToEnd(key, caller)
        return { caller: key, item }
      }
      return undefined
    },
    finish: (key, again) => {
      const caller = callers.get(key)
      if (!caller) return
      caller.running--
      if (again !== undefined) {
        caller.waiting.unshift(again)
        waiting++
      }
      if (isDone(caller)) callers.delete(key)
      else moveToEnd(key, caller)
    },
    remove: (key, item) => {
      const caller = callers.get(key)
      const at = caller?.waiting.indexOf(item) ?? -1
      if (!caller || at < 0) return false
      caller.waiting.splice(at, 1)
      waiting--
      if (isDone(caller)) callers.delete(key)
      return true
    },
    countWaiting: () => waiting,
    clear: () => {
      const items = [...callers.values()].flatMap((caller) => caller.waiting.splice(0))
      waiting = 0
      return items
    },
  }
}
