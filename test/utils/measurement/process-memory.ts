import { readFileSync } from 'node:fs'

/**
 * Resident memory of a process in MiB: now, or its highest so far. Throws where the system does not tell it, because a
 * missing figure must not pass as a small one.
 */
export const readMemoryMib = (pid: number | undefined, kind: 'now' | 'peak' = 'now'): number => {
  if (process.platform !== 'linux') throw new Error('the memory of a process can be measured on Linux only')
  const field = kind === 'now' ? 'VmRSS' : 'VmHWM'
  const kib = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kib === undefined) throw new Error(`process ${pid} does not tell its memory`)
  return Math.round(Number(kib) / 1_024)
}

const MIB = 1024 * 1024

/** Ids of the child processes of a process. */
export const listChildren = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Resident memory of each child process of a process, MiB. */
export const readChildMemory = (pid: number | undefined): number[] =>
  listChildren(pid).map((child) => {
    try {
      return (Number(readFileSync(`/proc/${child}/statm`, 'utf8').split(' ')[1]) * 4_096) / MIB
    } catch {
      return 0
    }
  })
