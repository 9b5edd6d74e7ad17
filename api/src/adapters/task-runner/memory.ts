import { type FileHandle, open } from 'node:fs/promises'

const MEMORY_PAGE_BYTES = 4_096
const MS_PER_TICK = 10
/** Fields after the name of the program in `/proc/<pid>/stat`: user and system time. */
const TIME_FIELDS = [11, 12] as const
const MAX_FILE_BYTES = 1_024

/**
 * Resident memory in bytes and processor time in ms. Zeros where they are unknown: the heap limit and the clock still
 * apply.
 */
interface ProcessUse {
  readonly bytes: number
  readonly ms: number
}
const UNKNOWN: ProcessUse = { bytes: 0, ms: 0 }

export interface ProcessMeter {
  read(): Promise<ProcessUse>
  close(): Promise<void>
}

const readText = async (file: FileHandle): Promise<string> => {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(MAX_FILE_BYTES), 0, MAX_FILE_BYTES, 0)
  return buffer.toString('latin1', 0, bytesRead)
}

const parseMemory = (statm: string): number => Number(statm.split(' ')[1]) * MEMORY_PAGE_BYTES
const parseTime = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return TIME_FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0) * MS_PER_TICK
}

/**
 * Measures a process. Its files are read many times a second, so they stay open until `close`. The system may keep a
 * reader waiting while the process starts, so nothing here is synchronous.
 */
export const createProcessMeter = (pid: number | undefined): ProcessMeter => {
  const files =
    pid && process.platform === 'linux'
      ? Promise.all(['statm', 'stat'].map((name) => open(`/proc/${pid}/${name}`)))
      : Promise.resolve([])
  files.catch(() => undefined)
  return {
    read: async () => {
      try {
        const [statm, stat] = await Promise.all((await files).map(readText))
        return statm && stat ? { bytes: parseMemory(statm), ms: parseTime(stat) } : UNKNOWN
      } catch {
        return UNKNOWN
      }
    },
    close: async () => {
      const opened = await files.catch(() => [])
      await Promise.all(opened.map((file) => file.close()))
    },
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
