import { readFile } from 'node:fs/promises'

const MEMORY_PAGE_BYTES = 4_096

// The system may keep a reader of these files waiting while the process starts, so nothing here is synchronous.

/** Resident memory of a process in bytes; 0 where it is unknown (the heap limit and the deadline still apply). */
export const readResidentMemory = async (pid: number | undefined): Promise<number> => {
  if (!pid || process.platform !== 'linux') return 0
  try {
    return Number((await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ')[1]) * MEMORY_PAGE_BYTES
  } catch {
    return 0
  }
}

const MS_PER_TICK = 10
/** Fields after the name of the program in `/proc/<pid>/stat`: user and system time. */
const TIME_FIELDS = [11, 12] as const

/** Processor time of a process in ms; 0 where it is unknown. */
export const readProcessorTime = async (pid: number | undefined): Promise<number> => {
  if (!pid || process.platform !== 'linux') return 0
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return TIME_FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0) * MS_PER_TICK
  } catch {
    return 0
  }
}

export interface MemoryLimits {
  /** What one task may add to the resident memory of its process, bytes. */
  readonly growthBytes: number
  /** Resident memory that no process may exceed, bytes. */
  readonly totalBytes: number
}

/** Whether a task needs too much memory. `before` and `now` in bytes; 0 is unknown and within the limits. */
export const exceedsMemory = (before: number, now: number, limits: MemoryLimits): boolean =>
  now - before > limits.growthBytes || now > limits.totalBytes

/** What a process has done and how much resident memory it had when it was ready and has now, bytes. */
export interface ProcessState {
  readonly tasks: number
  readonly bytesAtStart: number
  readonly bytesNow: number
}

export interface RenewalLimits {
  /** Growth since the process was ready, bytes. */
  readonly growthBytes: number
  /** Where memory is unknown, only the number of tasks tells. */
  readonly tasks: number
}

/** How near a process is to its renewal: 0 when it is new, 1 and above when it should be replaced. */
export const getWear = ({ tasks, bytesAtStart, bytesNow }: ProcessState, limits: RenewalLimits): number =>
  Math.max(0, tasks / limits.tasks, (bytesNow - bytesAtStart) / limits.growthBytes)
