import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createProcessMeter, exceedsMemory, getWear } from '#api/adapters/task-runner/memory.ts'

const MIB = 1024 * 1024

describe('the memory limit of a file', () => {
  const limits = { growthBytes: 260 * MIB, totalBytes: 600 * MIB }

  it.each([
    ['a file in a new process', 140, 240, false],
    ['a file in a grown process', 400, 430, false],
    ['a bomb in a new process', 140, 401, true],
    ['a bomb in a grown process', 300, 561, true],
    ['a process beyond what any may have', 500, 601, true],
    ['unknown memory', 0, 0, false],
  ])('%s: %i to %i MiB', (_, before, now, exceeds) => {
    expect(exceedsMemory(before * MIB, now * MIB, limits)).toBe(exceeds)
  })
})

describe.runIf(process.platform === 'linux')('the use of a process', () => {
  it('is measured', async () => {
    const meter = createProcessMeter(process.pid)
    const { user, system } = process.cpuUsage()
    const { bytes, ms } = await meter.read()
    expect(bytes).toBeGreaterThan(20 * MIB)
    expect(ms).toBeGreaterThan((user + system) / 1_000 - 100)
    await meter.close()
    expect(await meter.read()).toEqual({ bytes: 0, ms: 0 })
  })

  it('is unknown for one that did not start and one that has ended', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    const ended = createProcessMeter(child.pid)
    await once(child, 'exit')
    const never = createProcessMeter(undefined)
    for (const meter of [ended, never]) {
      expect(await meter.read()).toEqual({ bytes: 0, ms: 0 })
      await meter.close()
    }
  })
})

describe('the wear of a process', () => {
  const limits = { growthBytes: 128 * MIB, tasks: 200 }
  const wear = (tasks: number, bytesNow: number) =>
    getWear({ tasks, bytesAtStart: 140 * MIB, bytesNow: bytesNow * MIB }, limits)

  it('grows with memory and with files, from 0 to 1', () => {
    expect(wear(0, 140)).toBe(0)
    expect(wear(1, 204)).toBe(0.5)
    expect(wear(1, 268)).toBe(1)
    expect(wear(100, 140)).toBe(0.5)
    expect(wear(200, 100)).toBe(1)
  })

  it('counts files alone where memory is unknown', () => {
    expect(getWear({ tasks: 50, bytesAtStart: 0, bytesNow: 0 }, limits)).toBe(0.25)
  })
})
