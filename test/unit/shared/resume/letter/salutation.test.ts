import { expect, it } from 'vitest'
import type { Country } from '#shared/countries.ts'
import type { Language } from '#shared/languages.ts'
import type { Honorific } from '#shared/resume/letter/letter.ts'
import { formatLetterDate } from '#shared/resume/letter/letter-date.ts'
import { createClosing, createSalutation } from '#shared/resume/letter/salutation.ts'

type Row = readonly [Language, Country | undefined, string, Honorific, string, string, string]

it.each<Row>([
  ['es', 'ES', '', 'none', '', 'A quien corresponda:', 'Reciban un cordial saludo,'],
  ['es', 'MX', '', 'none', 'Hospital del Sur', 'Estimado equipo del Hospital del Sur:', 'Atentamente,'],
  ['es', 'CO', 'Ana Pérez', 'ms', '', 'Estimada Sra. Pérez:', 'Cordialmente,'],
  ['es', 'AR', 'Luis Gil Mora', 'mr', '', 'Estimado Sr. Luis Gil Mora:', 'Saludos cordiales,'],
  ['es', 'CL', 'Rey', 'mr', '', 'Estimado Sr. Rey:', 'Saludos cordiales,'],
  ['es', 'EU', ' ', 'ms', ' Norte ', 'Estimado equipo de Norte:', 'Reciban un cordial saludo,'],
  ['es', undefined, '', 'none', 'Clínica Alba', 'Estimado equipo de la Clínica Alba:', 'Atentamente,'],
  ['es', 'US', '', 'none', 'Hotelia', 'Estimado equipo de Hotelia:', 'Atentamente,'],
  ['es', 'ES', 'Alex Rey', 'none', 'Norte', 'Buenos días, Alex Rey:', 'Reciban un cordial saludo,'],
  ['es', 'AR', 'Alex Rey', 'mx', '', 'Buen día, Alex Rey:', 'Saludos cordiales,'],
  ['en', 'US', '', 'none', '', 'Dear Hiring Manager,', 'Sincerely,'],
  ['en', undefined, '', 'none', 'Acme', 'Dear Acme Hiring Team,', 'Sincerely,'],
  ['en', 'US', 'Kim Lee', 'ms', '', 'Dear Ms. Lee,', 'Sincerely,'],
  ['en', 'US', 'Kim  Lee ', 'mr', 'Acme', 'Dear Mr. Lee,', 'Sincerely,'],
  ['en', 'UK', '  ', 'mr', ' Acme ', 'Dear Acme Hiring Team,', 'Yours faithfully,'],
  ['en', 'UK', 'Kim Lee', 'mx', '', 'Dear Mx Lee,', 'Yours sincerely,'],
  ['en', 'UK', '', 'none', '', 'Dear Hiring Manager,', 'Yours faithfully,'],
  ['en', 'EU', 'Kim Lee', 'none', '', 'Dear Kim Lee,', 'Yours sincerely,'],
])('%s, %s, “%s” (%s), “%s”', (language, country, name, honorific, company, salutation, closing) => {
  const address = { recipient: { name, honorific }, company, country }
  expect(createSalutation(address, language)).toBe(salutation)
  expect(createClosing(address, language)).toBe(closing)
})

it.each([
  ['es', 'ES', 'Valencia', 'Valencia, 3 de mayo de 2026'],
  ['es', 'MX', '', '3 de mayo de 2026'],
  ['en', 'US', 'Boston', 'May 3, 2026'],
  ['en', 'UK', '', '3 May 2026'],
] as const)('the date in %s for %s', (language, country, place, line) => {
  expect(formatLetterDate({ date: '2026-05-03', place, country }, language)).toBe(line)
  expect(formatLetterDate({ date: '', place, country }, language)).toBe('')
})
