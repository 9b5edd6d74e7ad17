import { describe, expect, it, vi } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { twoPages } from '#test/bench/renderer/sample-contents.ts'
import { parserPdfjs } from '#web/workers/pdfjs/pdfjs.ts'
import { keepOpen } from '#web/workers/render/keep-open.ts'
import { readBack } from '#web/workers/render/read-back.ts'

const template = findTemplateById('clara')

describe('reading a PDF back', async () => {
  if (!template) throw new Error('template clara is missing')
  const fonts = await createNodeFonts().load('Inter')
  const { bytes } = renderResume({ content: sampleEn, template, language: 'en', fonts, now: 0 })
  const write = (title: string) => {
    const content = { ...twoPages, personalInfo: { ...twoPages.personalInfo, title } }
    return renderResume({ content, template, language: 'es', fonts, now: 0 })
  }

  it('finds every field in both texts', async () => {
    const { extracted, raw } = await readBack(bytes, false)
    expect(findMissingFields(sampleEn, getDocumentText(extracted), 'en')).toEqual([])
    expect(findMissingFields(sampleEn, raw, 'en')).toEqual([])
  })

  it('reads equal bytes once, and again for their warnings', async () => {
    const text = await readBack(bytes, false)
    expect(await readBack(bytes.slice(), false)).toBe(text)
    const withWarnings = await readBack(bytes, true)
    expect(withWarnings).not.toBe(text)
    expect(await readBack(bytes.slice(), false)).toBe(withWarnings)
  })

  it('finds what the extraction of an uploaded file finds', async () => {
    const { extracted } = await readBack(bytes, true)
    expect(extracted).toEqual(await extractPdf(parserPdfjs, bytes, { hazards: 'after' }))
  })

  it('shares the open file with the preview', async () => {
    const file = await keepOpen(bytes)
    await readBack(bytes, true)
    expect(await keepOpen(bytes.slice())).toBe(file)
  })

  it('asks pdf.js again only for pages that changed', async () => {
    const before = write('Ingeniera')
    await readBack(before.bytes, true, before.pageParts)
    for (const title of ['Ingenieras', 'Ingeniera de caminos y puentes']) {
      const { bytes: changed, pageParts } = write(title)
      expect(pageParts[1]).toEqual(before.pageParts[1])
      const getPage = vi.spyOn(await keepOpen(changed), 'getPage')
      const { extracted } = await readBack(changed, true, pageParts)
      expect(getPage.mock.calls).toEqual([[1]])
      expect(extracted).toEqual(await extractPdf(parserPdfjs, changed, { hazards: 'after' }))
    }
  })

  it('asks pdf.js again for all pages when their faces change', async () => {
    const before = write('Ingeniera')
    const { bytes: changed, pageParts } = write('Ingeniera ₿')
    await readBack(before.bytes, true, before.pageParts)
    const getPage = vi.spyOn(await keepOpen(changed), 'getPage')
    await readBack(changed, true, pageParts)
    expect(getPage.mock.calls).toEqual([[1], [2]])
  })

  it('does not keep a reading that failed', async () => {
    const damaged = bytes.slice(0, 100)
    const failed = readBack(damaged, false)
    await expect(failed).rejects.toThrow()
    const again = readBack(damaged, false)
    expect(again).not.toBe(failed)
    await expect(again).rejects.toThrow()
  })
})
