import { expect, it, vi } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { deflate } from '#shared/renderer/write/deflate.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { twoPages } from '#test/bench/renderer/sample-contents.ts'

vi.mock('#shared/renderer/write/deflate.ts', { spy: true })

it('a page with the operators that it had in the last file is not compressed again', async () => {
  const template = findTemplateById('clara')
  if (!template) throw new Error('template clara is missing')
  const fonts = await createNodeFonts().load('Inter')
  const write = (title: string) => {
    vi.mocked(deflate).mockClear()
    const content = { ...twoPages, personalInfo: { ...twoPages.personalInfo, title } }
    const { bytes } = renderResume({ content, template, language: 'es', fonts, now: 0 })
    return { bytes, count: vi.mocked(deflate).mock.calls.length }
  }
  // The same letters, so that the faces stay as they are.
  write('Ingeniera')
  const other = write('Ingenieras')
  const again = write('Ingeniera')
  expect(again.count).toBe(other.count)
  expect(write('Ingeniera')).toEqual({ bytes: again.bytes, count: again.count - 1 })
  expect(write('Ingenieras')).toEqual(other)
})
