import { afterEach, expect, it, vi } from 'vitest'
import { onOpenedFile, takeSharedInput } from '#web/platform/pwa/received-files.ts'

afterEach(() => vi.unstubAllGlobals())

const setUp = (sender: string, standalone: boolean) => {
  const entries = new Map([
    ['/share-inbox/file', new Response('planted', { headers: { 'content-type': 'text/plain', 'x-sender': sender } })],
  ])
  const caches = {
    open: async () => ({
      match: async (key: string) => entries.get(key),
      delete: async (key: string) => entries.delete(key),
    }),
  }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('window', { caches })
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
  return entries
}

it.each([
  ['own', false],
  ['own', true],
  ['unknown', true],
])('takes the input of a sender that is %s (installed: %s)', async (sender, standalone) => {
  const entries = setUp(sender, standalone)
  expect(await takeSharedInput()).toEqual({ kind: 'text', text: 'planted', isVerified: sender === 'own' })
  expect(entries.size).toBe(0)
})

it('deletes what an unknown sender left for a tab of the browser', async () => {
  const entries = setUp('unknown', false)
  expect(await takeSharedInput()).toBeNull()
  expect(entries.size).toBe(0)
})

it('keeps a file that the system opens while nobody listens, for who listens next', async () => {
  let open = (_: string): void => {}
  const setConsumer = (consumer: (params: { files: { getFile(): Promise<File> }[] }) => void) => {
    open = (name) => consumer({ files: [{ getFile: async () => new File([], name) }] })
  }
  vi.stubGlobal('window', { launchQueue: { setConsumer } })
  const received: string[] = []
  const receive = ({ name }: File) => void received.push(name)
  const stop = onOpenedFile(receive)
  open('first.pdf')
  await vi.waitUntil(() => received.length === 1)
  stop()
  open('second.pdf')
  await new Promise(setImmediate)
  expect(received).toEqual(['first.pdf'])
  onOpenedFile(receive)
  expect(received).toEqual(['first.pdf', 'second.pdf'])
})
