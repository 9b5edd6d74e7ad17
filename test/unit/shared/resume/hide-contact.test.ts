import { describe, expect, it } from 'vitest'
import { hideContact } from '#shared/resume/hide-contact.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'

const hide = (summary: string) =>
  hideContact(
    contentSchema.parse({
      personalInfo: {
        fullName: 'Eva Ríos',
        email: 'eva@taller.example',
        phone: '+34 611 22 33 44',
        location: 'Lugo',
        website: 'https://www.taller-rios.example/',
        links: [{ url: 'codeberg.org/evarios' }],
      },
      sections: { summary },
    }),
  )

describe('hideContact', () => {
  it('removes the block of contacts, and keeps the name', () => {
    expect(hide('x').personalInfo).toEqual({ fullName: 'Eva Ríos', title: '', email: '', phone: '' })
  })

  it('removes the photo, and contacts in the footer of a brand', () => {
    const colors = { primary: '#123456', ink: '#111111', muted: '#444444', tint: '#eeeeee' }
    const brand = { id: '0'.repeat(32), name: 'Taller', colors, footer: 'Eva Ríos · eva@taller.example' }
    const hidden = hideContact(
      contentSchema.parse({
        personalInfo: { fullName: 'Eva', email: 'e@e.example', phone: '', photo: 'data:image/png;base64,AAAA' },
        sections: {},
        styling: { showPhoto: true, brand },
      }),
    )
    expect(hidden.personalInfo).toEqual({ fullName: 'Eva', title: '', email: '', phone: '' })
    expect(hidden.styling.brand).toEqual({ ...brand, footer: 'Eva Ríos · …' })
  })

  it('keeps ids, and what only looks like the address of the site', () => {
    const hidden = hideContact(
      contentSchema.parse({
        personalInfo: { fullName: 'Eva', email: '', phone: '', website: 'https://awww.example' },
        sections: { custom: [{ id: 'awww.example', title: 'Sitios', items: ['awww.example', 'Awww.example.org'] }] },
      }),
    )
    expect(hidden.sections.custom).toEqual([{ id: 'awww.example', title: 'Sitios', items: ['…', '….org'] }])
  })

  it.each([
    ['Escribe a eva@taller.example.', 'Escribe a ….'],
    ['Mail: EVA@Taller.Example', 'Mail: …'],
    ['Móvil 611-223-344 o (34) 611 22 33 44', 'Móvil … o …'],
    ['Ver http://taller-rios.example/fotos', 'Ver http://…/fotos'],
    ['[Mi taller](https://taller-rios.example)', 'Mi taller'],
    ['[eva@taller.example](mailto:eva@taller.example)', '…'],
    ['En **Codeberg.org/evarios** y [otra](https://a.example)', 'En **…** y [otra](https://a.example)'],
    ['Facturación de 1.234.567 euros en 2019-2023', 'Facturación de 1.234.567 euros en 2019-2023'],
  ])('%s', (text, expected) => {
    expect(hide(text).sections.summary).toBe(expected)
  })
})
