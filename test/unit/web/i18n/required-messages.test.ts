import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Interface texts that are fixed by the product, to the letter: some in English, some in Spanish.
// The catalogs contain only texts that the code uses (`lingui extract --clean`), so a text found there is on a screen.

const unquote = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => (match[1] ?? '').replaceAll('\\"', '"')).join('')

const readCatalog = (language: 'en' | 'es'): ReadonlyMap<string, string> => {
  const text = readFileSync(new URL(`../../../../web/src/i18n/locales/${language}.po`, import.meta.url), 'utf8')
  const entries = text.matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm)
  return new Map([...entries].map((entry) => [unquote(entry[1] ?? ''), unquote(entry[2] ?? '')]))
}

const en = readCatalog('en')
const es = readCatalog('es')

/** Texts that are fixed in English. */
const ENGLISH: readonly { area: string; texts: readonly string[] }[] = [
  { area: 'not found', texts: ['404 Page Not Found', 'Did you forget to add the page to the router?'] },
  { area: 'navigation', texts: ['Analyze CV', 'Templates', 'Pricing', 'Settings'] },
  { area: 'landing', texts: ['Start Now Free', 'Watch Live Demo', 'Contact us for a custom enterprise plan'] },
  { area: 'landing pricing', texts: ['Start Free Trial', 'Contact Sales', 'Most Popular'] },
  { area: 'reassurance', texts: ['Free analysis', 'No registration', 'Instant results'] },
  { area: 'footer, product', texts: ['Analyze Resume', 'Privacy', 'Terms', 'Cookies'] },
  {
    area: 'footer, resources',
    texts: ['Cover Letters', 'ATS Optimization', 'Blog', 'Career Guides', 'Resume Examples', 'Help Center'],
  },
  { area: 'footer, company', texts: ['About Us', 'Contact'] },
  { area: 'analyzer', texts: ['Upgrade Plan', 'Analyze with AI'] },
  { area: 'picker', texts: ['All', 'Modern', 'Classic', 'Creative', 'Tech', 'Use Template', 'Selected'] },
  { area: 'picker, empty', texts: ['No templates found in this category.'] },
  { area: 'picker, badges', texts: ['Popular', 'ATS Optimized', 'New', 'Classic'] },
  { area: 'editor', texts: ['Generating Resume...'] },
  { area: 'drop zone', texts: ['Only PDF files are allowed'] },
  { area: 'validation', texts: ['Validation Error', 'Please select a PDF file or enter text'] },
  { area: 'signed out', texts: ['Authentication Required', 'You must sign in to analyze your resume'] },
  {
    area: 'limit',
    texts: ['Limit Reached', "You've reached the analysis limit for your plan. Upgrade your plan to continue."],
  },
  { area: 'short text', texts: ['Resume text must be at least 50 characters'] },
  { area: 'sign-in', texts: ['Welcome!', 'You have successfully authenticated with Google.'] },
  { area: 'sign-in fails', texts: ['Authentication Error', 'Could not sign in. Please try again.'] },
  { area: 'sign-out', texts: ['Signed Out', 'You have successfully signed out.'] },
  { area: 'sign-out fails', texts: ['Error', 'Could not sign out.'] },
  { area: 'analysis fails', texts: ['Error processing resume. Please try again.'] },
  { area: 'too large', texts: ['File too large', 'File must be smaller than 10MB'] },
  { area: 'wrong type', texts: ['Invalid file type', 'Only PDF files are accepted'] },
  { area: 'rejected', texts: ['File rejected', 'Please select a valid PDF file under 10MB'] },
  { area: 'generating', texts: ['No template selected'] },
  { area: 'settings', texts: ['used {count} of {limit} analyses this month'] },
]

/** English texts with the fixed Spanish translation. */
const SPANISH = [
  ['Optimize with templates', 'Optimizar con Plantillas'],
  ['Download report', 'Descargar Reporte'],
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
  ['Change plan', 'Cambiar Plan'],
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
  ['Subscription canceled', 'Suscripción Cancelada'],
  [
    'Your subscription has been canceled. You keep access until the end of the current period.',
    'Tu suscripción se ha cancelado correctamente. Mantienes acceso hasta el final del período actual.',
  ],
  ['We couldn’t cancel your subscription', 'No se pudo cancelar la suscripción'],
  ['Plan updated', 'Plan Actualizado'],
  ['Your plan has been updated successfully.', 'Tu plan se ha actualizado correctamente.'],
  ['We couldn’t change your plan', 'No se pudo cambiar el plan'],
  ['Error', 'Error'],
] as const

describe('fixed interface texts', () => {
  it('parses the catalogs', () => expect(Math.min(en.size, es.size)).toBeGreaterThan(500))

  it.each(ENGLISH)('$area: in English as given, in Spanish too', ({ texts }) => {
    for (const text of texts) {
      expect(en.get(text)).toBe(text)
      expect(es.get(text)).toBeTruthy()
    }
  })

  it.each(SPANISH)('%s is “%s”', (english, spanish) => {
    expect(es.get(english)).toBe(spanish)
    expect(en.get(english)).toBe(english)
  })
})
