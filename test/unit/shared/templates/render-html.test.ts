import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { renderHtml, renderHtmlTemplate } from '#shared/templates/render-html.ts'

const clara = findTemplateById('clara')
if (!clara) throw new Error('clara is gone')

describe('renderHtml', () => {
  it('escapes every value and omits script links', () => {
    const attack = '<img src=x onerror=alert(1)>"\''
    const content = contentSchema.parse({
      personalInfo: { fullName: attack, title: attack, email: attack, website: 'javascript:alert(1)' },
      sections: { summary: attack, experience: [{ company: attack, position: attack, description: `- ${attack}` }] },
    })
    const html = renderHtml(content, clara, 'en')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('href="javascript')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it.each(['{{</title><script>x()</script>', '{{summary}}', '{{language}}<b>'])('escapes the name %j', (fullName) => {
    const content = contentSchema.parse({ personalInfo: { fullName }, sections: { summary: 'S{{fullName}}' } })
    const html = renderHtml(content, clara, 'en')
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<b>')
    const escaped = fullName.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toContain(`<h1>${escaped}</h1>`)
    expect(html).toContain('S{{fullName}}')
  })

  it('ignores a color that would end the style sheet', () => {
    const content = contentSchema.parse({ personalInfo: { fullName: 'Ana' } })
    const primaryColor = 'red}</style><script>x()</script>'
    const html = renderHtml({ ...content, styling: { ...content.styling, primaryColor } }, clara, 'en')
    expect(html).not.toContain('<script>')
  })

  it('uses headings for titles and lists for bullets', () => {
    const content = contentSchema.parse({
      personalInfo: { fullName: 'Ana Ruiz' },
      sections: { experience: [{ company: 'Uno', position: 'Jefa', description: '- Una\n- Dos' }] },
    })
    const html = renderHtml(content, clara, 'es')
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('<h1>Ana Ruiz</h1>')
    expect(html).toContain('<h2>Experiencia laboral</h2>')
    expect(html).toContain('<ul><li>Una</li><li>Dos</li></ul>')
  })

  it('renders placeholders without logic for the API', () => {
    expect(renderHtmlTemplate(clara)).toContain('{{fullName}}')
    expect(renderHtmlTemplate(clara)).not.toContain('<script')
  })
})
