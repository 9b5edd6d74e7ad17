import { describe, expect, it } from 'vitest'
import { isWorkLine } from '#shared/scoring/context/work-text/work-lines.ts'
import { getOpening } from '#shared/scoring/lexicon/verb-forms.ts'

describe('openings in context', () => {
  it.each([
    ['Fomento un trato cercano con los vecinos', 'present'],
    ['Desarrollo y superviso planes de riego', 'present'],
    ['Me especialicé en injertos', 'past'],
    ['He diseñado jardines', 'past'],
    ['Implementé un riego por goteo', 'past'],
    ['Desarrollo y mantenimiento de setos', 'noun'],
    ['Archivado de planos', 'noun'],
    ['Usé tijeras de podar', 'past'],
    ['Creo setos de boj', 'present'],
    ['Además, produzco plantones', 'present'],
    ['También injerté rosales', 'past'],
    ['Siempre podé los setos del parque', 'past'],
    ['Compuse ramos de novia', 'past'],
    ['Regaba los semilleros', 'past'],
    ['Recibía pedidos de floristerías', 'past'],
    ['Vendi plantas de temporada', 'present'],
    ['Limpio y lidero el vivero', 'present'],
    ['Agradecer y leer las reseñas', 'infinitive'],
    ['Leer los planos de riego', 'infinitive'],
    ['Limpieza de acequias', 'noun'],
    ['Reuniones con viveristas', 'noun'],
    ['Conexión de bombas', 'noun'],
    ['Organización de ferias de flores', 'noun'],
  ] as const)('%s: %s', (text, form) => expect(getOpening(text, 'es')?.form).toBe(form))

  it.each([
    ['Answer the calls of the nursery', 'present'],
    ['Personally water the seedlings', 'present'],
    ['Co-lead a crew of gardeners', 'present'],
    ['Irrigate orchards', 'present'],
    ['Then moved hedges', 'past'],
    ['Cowrote a guide to pruning', 'past'],
    ['Paid growers weekly', 'past'],
    ['Z Pruned hedges', 'past'],
  ] as const)('%s: %s', (text, form) => expect(getOpening(text, 'en')?.form).toBe(form))

  it.each([
    ['In the north greenhouse', 'en'],
    ['Almost all hedges', 'en'],
    ['Nursery: the shop of the estate', 'en'],
    ['Flower shop with a terrace', 'en'],
    ['Output of compost', 'en'],
    ['Organización sin ánimo de lucro', 'es'],
    ['Vivero a orillas del río', 'es'],
    ['Cura párroco', 'es'],
    ['Habitaciones con vistas', 'es'],
  ] as const)('%s opens with no verb', (text, language) => expect(getOpening(text, language)).toBeNull())

  it('takes nouns for no verb in English', () => expect(getOpening('Design and planting of hedges', 'en')).toBeNull())

  it('takes a past before “of” for a verb', () =>
    expect(getOpening('Disposed of old branches', 'en')?.form).toBe('past'))

  it('takes the name of a post for no verb', () => {
    expect(getOpening('Research analyst for yearly surveys of hedges', 'en')).toBeNull()
    expect(getOpening('Design engineer of the north greenhouse', 'en')).toBeNull()
    expect(getOpening('Research the analyst reports of nurseries', 'en')?.form).toBe('present')
    expect(getOpening('Design gardens for hotels', 'en')?.form).toBe('present')
    expect(getOpening('Assisted manager with orders', 'en')?.form).toBe('past')
  })

  it('takes a participle for no verb', () => expect(getOpening('Armada de la Isla', 'es')).toBeNull())
})

describe('lines that tell no work', () => {
  const surroundings = { names: 'gardeneroakhill', isMixedCase: true }
  it.each([
    'Armada de la Isla',
    'Resumen de la empresa: vivero con tres sedes en la provincia.',
    'Garden planner | Python, Flask',
  ])('%s', (text) => expect(isWorkLine(text, surroundings)).toBe(false))
})
