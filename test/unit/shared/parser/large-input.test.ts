import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

describe('parseResume of very long input', () => {
  it('cuts a list at the limit of items', () => {
    const text = `Experiencia\n${Array.from({ length: 900 }, (_, i) => `Empresa ${i} S.A.\nAuxiliar\n2019 - 2020`).join('\n')}`
    const { content } = parseResume(extractText(text))
    expect(content.sections.experience?.length).toBeLessThanOrEqual(LIMITS.listItems)
  })
})
