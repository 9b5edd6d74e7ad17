import { cpuUsage } from 'node:process'

/** CPU time of `work` in ms; unlike elapsed time, it does not depend on the load of the machine. */
export const measureCpuMs = (work: () => void): number => {
  const before = cpuUsage()
  work()
  return cpuUsage(before).user / 1_000
}
