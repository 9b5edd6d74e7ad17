import { describe, expect, it } from 'vitest'
import { getFileStem, isSameResume } from '#shared/scoring/same-resume.ts'

describe('isSameResume', () => {
  const nurse = 'Lola Prado\nEnfermera de urgencias\nAtendí a 30 pacientes por turno'

  it('compares the words of two texts', () => {
    expect(isSameResume(nurse, `${nurse}\nFormé a 4 enfermeras nuevas`)).toBe(true)
    expect(isSameResume('Soldador de barcos, Vigo', 'SOLDADOR en Vigo')).toBe(true)
    expect(isSameResume('uno dos tres cuatro', 'uno dos cinco seis')).toBe(true)
    expect(isSameResume('uno dos tres cuatro', 'uno cinco seis siete')).toBe(false)
    expect(isSameResume(nurse, 'Teo Marín\nSoldador\nSoldé 200 depósitos de acero')).toBe(false)
  })
})

describe('getFileStem', () => {
  it.each([
    ['Prado CV.pdf', 'Prado CV (2).pdf'],
    ['prado_cv_2024.pdf', 'Prado-CV 2025-03.docx'],
  ])('is the same for %s and %s', (a, b) => {
    expect(getFileStem(a)).toBe(getFileStem(b))
  })

  it('is the words of the name in small letters, without numbers, marks and the extension', () => {
    expect(getFileStem('Lola_Prado--CV (2).PDF')).toBe('lola prado cv')
    expect(getFileStem('lola.prado.cv.docx')).toBe('lola prado cv')
    expect(getFileStem('Prado+Gil 03·2025')).toBe('prado gil')
  })

  it('tells other names apart', () => {
    expect(getFileStem('cv prado.pdf')).not.toBe(getFileStem('cv marín.pdf'))
    expect(getFileStem('2024.pdf')).toBe('')
  })
})
