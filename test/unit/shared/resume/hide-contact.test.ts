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
