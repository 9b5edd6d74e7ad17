import { readFileSync } from 'node:fs'

const MEMORY_PAGE_BYTES = 4_096

/** Resident memory of a process in bytes; 0 where it is unknown (the heap limit and the deadline still apply). */
export const getResidentMemory = (pid: number | undefined): number => {
  if (!pid || process.platform !== 'linux') return 0
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * MEMORY_PAGE_BYTES
  } catch {
    return 0
  }
}
