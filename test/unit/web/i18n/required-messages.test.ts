import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// The specification's own words, to the letter: where it gives English, `en` is that; where it gives Spanish, `es` is.
// The catalogs hold what the code says and nothing else (`lingui extract --clean`), so what stands here is on a screen.

const unquote = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => (match[1] ?? '').replaceAll('\\"', '"')).join('')

const catalogOf = (language: 'en' | 'es'): ReadonlyMap<string, string> => {
  const text = readFileSync(new URL(`../../../../web/src/i18n/locales/${language}.po`, import.meta.url), 'utf8')
  const entries = text.matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm)
  return new Map([...entries].map((entry) => [unquote(entry[1] ?? ''), unquote(entry[2] ?? '')]))
}

const en = catalogOf('en')
const es = catalogOf('es')

/** Section 2 to 5, 8 and 9: given in English. */
const ENGLISH: readonly { at: string; words: readonly string[] }[] = [
  { at: 'not found', words: ['404 Page Not Found', 'Did you forget to add the page to the router?'] },
  { at: 'navigation', words: ['Analyze CV', 'Templates', 'Pricing', 'Settings'] },
  { at: 'landing', words: ['Start Now Free', 'Watch Live Demo', 'Contact us for a custom enterprise plan'] },
  { at: 'landing pricing', words: ['Start Free Trial', 'Contact Sales', 'Most Popular'] },
  { at: 'reassurance', words: ['Free analysis', 'No registration', 'Instant results'] },
  { at: 'footer, live', words: ['Analyze Resume', 'Privacy', 'Terms', 'Cookies'] },
  {
    at: 'footer, soon',
    words: ['Cover Letters', 'ATS Optimization', 'Blog', 'Career Guides', 'Resume Examples', 'Help Center'],
  },
  { at: 'footer, company', words: ['About Us', 'Contact'] },
  { at: 'analyzer', words: ['Upgrade Plan', 'Analyze with AI'] },
  { at: 'picker', words: ['All', 'Modern', 'Classic', 'Creative', 'Tech', 'Use Template', 'Selected'] },
  { at: 'picker, empty', words: ['No templates found in this category.'] },
  { at: 'picker, badges', words: ['Popular', 'ATS Optimized', 'New', 'Classic'] },
  { at: 'editor', words: ['Generating Resume...'] },
  { at: 'drop zone', words: ['Only PDF files are allowed'] },
  { at: 'validation', words: ['Validation Error', 'Please select a PDF file or enter text'] },
  { at: 'signed out', words: ['Authentication Required', 'You must sign in to analyze your resume'] },
  {
    at: 'limit',
    words: ['Limit Reached', "You've reached the analysis limit for your plan. Upgrade your plan to continue."],
  },
  { at: 'short text', words: ['Resume text must be at least 50 characters'] },
  { at: 'sign-in', words: ['Welcome!', 'You have successfully authenticated with Google.'] },
  { at: 'sign-in fails', words: ['Authentication Error', 'Could not sign in. Please try again.'] },
  { at: 'sign-out', words: ['Signed Out', 'You have successfully signed out.'] },
  { at: 'sign-out fails', words: ['Error', 'Could not sign out.'] },
  { at: 'analysis fails', words: ['Error processing resume. Please try again.'] },
  { at: 'too large', words: ['File too large', 'File must be smaller than 10MB'] },
  { at: 'wrong type', words: ['Invalid file type', 'Only PDF files are accepted'] },
  { at: 'rejected', words: ['File rejected', 'Please select a valid PDF file under 10MB'] },
  { at: 'generating', words: ['No template selected'] },
  { at: 'settings', words: ['used {count} of {limit} analyses this month'] },
]

/** Section 2, 8 and 9: given in Spanish; the English beside it is ours. */
const SPANISH = [
  ['Optimize with Templates', 'Optimizar con Plantillas'],
  ['Download Report', 'Descargar Reporte'],
  ['Generating...', 'Generando...'],
  ['Excellent', 'Excelente'],
  ['Good', 'Bueno'],
  ['Needs improvement', 'Necesita mejoras'],
  ['Preparing your subscription...', 'Preparando tu suscripción...'],
  ['Processing...', 'Procesando...'],
  ['Updating your account...', 'Actualizando tu cuenta...'],
  ['Loading your subscription...', 'Cargando tu suscripción...'],
  ['Current Plan', 'Plan Actual'],
  ['Subscribe', 'Suscribirse'],
  ['Change Plan', 'Cambiar Plan'],
  ['Complete Payment', 'Completar Pago'],
  ['In progress', 'En curso'],
  ['Basic', 'Básico'],
  ['Intermediate', 'Intermedio'],
  ['Advanced', 'Avanzado'],
  ['Native', 'Nativo'],
  ['Could not generate the resume. Please try again.', 'Error al generar el currículum. Inténtalo de nuevo.'],
  ['Could not download the PDF. Please try again.', 'Error al descargar el PDF. Inténtalo de nuevo.'],
  ['Success!', '¡Éxito!'],
  ['Your optimized resume has been downloaded successfully', 'Tu currículum optimizado se ha descargado correctamente'],
  ['Payment error', 'Error en el pago'],
  ['Payment successful', 'Pago exitoso'],
  ['Your subscription has been activated.', 'Tu suscripción ha sido activada.'],
  ['Subscription activated successfully!', '¡Suscripción activada exitosamente!'],
  ['Subscription Cancelled', 'Suscripción Cancelada'],
  [
    'Your subscription has been cancelled. You keep access until the end of the current period.',
    'Tu suscripción se ha cancelado correctamente. Mantienes acceso hasta el final del período actual.',
  ],
  ['The subscription could not be cancelled', 'No se pudo cancelar la suscripción'],
  ['Plan Updated', 'Plan Actualizado'],
  ['Your plan has been updated successfully.', 'Tu plan se ha actualizado correctamente.'],
  ['The plan could not be changed', 'No se pudo cambiar el plan'],
  ['Error', 'Error'],
] as const

describe('the specification’s words', () => {
  it('reads the catalogs', () => expect(Math.min(en.size, es.size)).toBeGreaterThan(500))

  it.each(ENGLISH)('$at: in English as given, in Spanish too', ({ words }) => {
    for (const word of words) {
      expect(en.get(word)).toBe(word)
      expect(es.get(word)).toBeTruthy()
    }
  })

  it.each(SPANISH)('%s is “%s”', (english, spanish) => {
    expect(es.get(english)).toBe(spanish)
    expect(en.get(english)).toBe(english)
  })
})
