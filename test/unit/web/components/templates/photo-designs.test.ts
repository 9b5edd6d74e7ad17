import { describe, expect, it } from 'vitest'
import { findTemplateById, TEMPLATES } from '#shared/templates/catalog.ts'
import { listPhotoDesigns } from '#web/components/templates/photo-designs.ts'

describe('the designs instead of one without a photo', () => {
  it('are three that have a place for one, those of its category first', () => {
    const oxford = findTemplateById('oxford')
    if (!oxford) throw new Error('template oxford is missing')
    const offered = listPhotoDesigns(TEMPLATES, oxford)
    expect(offered.map(({ photo }) => photo)).not.toContain('none')
    expect(offered.map(({ category }) => category)).toEqual(['classic', 'classic', 'classic'])
    expect(new Set(offered.map(({ design }) => design)).size).toBe(3)
  })
})
