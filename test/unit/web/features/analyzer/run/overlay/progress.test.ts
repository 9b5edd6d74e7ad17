import { describe, expect, it } from 'vitest'
import { getProgress } from '#web/features/analyzer/run/overlay/progress.ts'

const states = (...args: Parameters<typeof getProgress>) => getProgress(...args).map(({ state }) => state)

describe('getProgress', () => {
  it.each([
    ['reading', null, ['active', 'waiting', 'waiting', 'waiting']],
    ['uploading', null, ['done', 'active', 'waiting', 'waiting']],
    ['analyzing', null, ['done', 'done', 'active', 'waiting']],
    ['analyzing', 'queued', ['done', 'done', 'active', 'waiting']],
    ['analyzing', 'rules', ['done', 'done', 'active', 'waiting']],
    ['analyzing', 'advice', ['done', 'done', 'done', 'active']],
    ['analyzing', 'done', ['done', 'done', 'done', 'done']],
    ['done', null, ['done', 'done', 'done', 'done']],
  ] as const)('%s, server %s', (phase, stage, expected) => {
    expect(states(phase, stage)).toEqual(expected)
  })
})
