import { cpuUsage } from 'node:process'

/** For tests: ms that the processor spends on `work` in this process: the same however much else the machine has to do. */
export const measureCpuMs = (work: () => void): number => {
  const before = cpuUsage()
  work()
  return cpuUsage(before).user / 1_000
}
