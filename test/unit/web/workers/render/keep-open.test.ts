import { afterEach, expect, it, vi } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { keepOpen } from '#web/workers/render/keep-open.ts'

const template = findTemplateById('clara')
if (!template) throw new Error('template clara is missing')
const fonts = await createNodeFonts().load('Inter')
const write = (now: number) => renderResume({ content: sampleEn, template, language: 'en', fonts, now }).bytes

afterEach(() => {
  vi.useRealTimers()
})

it('files are closed in a pause, and at once where many wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const files: Awaited<ReturnType<typeof keepOpen>>[] = []
  for (let i = 0; i < 7; i++) files.push(await keepOpen(write(i * 1_000)))
  const listClosed = () => files.map(({ loadingTask }) => loadingTask.destroyed)
  expect(listClosed()).toEqual([true, true, false, false, false, false, false])
  vi.advanceTimersByTime(499)
  expect(listClosed().filter(Boolean)).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(listClosed()).toEqual([true, true, true, true, true, true, false])
})
