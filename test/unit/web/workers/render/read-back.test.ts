import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { readBack } from '#web/workers/render/read-back.ts'

const template = findTemplateById('clara')

describe('reading a PDF back', async () => {
  if (!template) throw new Error('template clara is missing')
  const fonts = await createNodeFonts().load('Inter')
  const { bytes } = renderResume({ content: sampleEn, template, language: 'en', fonts, now: 0 })

  it('finds every field in both texts', async () => {
    const { extracted, raw } = await readBack(bytes, false)
    expect(findMissingFields(sampleEn, getDocumentText(extracted), 'en')).toEqual([])
    expect(findMissingFields(sampleEn, raw, 'en')).toEqual([])
  })

  it('reads equal bytes once, and again for their warnings', () => {
    const text = readBack(bytes, false)
    expect(readBack(bytes.slice(), false)).toBe(text)
    const withWarnings = readBack(bytes, true)
    expect(withWarnings).not.toBe(text)
    expect(readBack(bytes.slice(), false)).toBe(withWarnings)
  })
})
