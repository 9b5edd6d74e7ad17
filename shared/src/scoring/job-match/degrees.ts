import { normalizeText } from '../../parser/lexicon/fold.ts'

/** 1 school, 2 vocational, 3 higher vocational, 4 bachelor, 5 master, 6 doctorate. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5 | 6

const LEVELS: readonly (readonly [DegreeLevel, RegExp])[] = [
  [6, /\b(ph\.? ?d|doctorate|doctorado|doctor en|doctora en)\b/],
  [5, /\b(master'?s?( degree)?( in| of|\b)|maestria|magister|mba|m\.?sc\b|posgrado|postgrado|postgraduate|pgce)\b/],
  [
    4,
    /\b(bachelor'?s?|b\.?sc\b|b\.?eng\b|b\.?a\.? ?(\(hons\)|in)|b\.?s\.? in|ll\.?b|b\.?ed|bba|degree|grado (universitario )?(en|o (diplomatura|licenciatura))|licenciatura|licenciad[oa]|grado en|graduad[oa] en|diplomatura|diplomad[oa] en|ingenieria en|ingenier[oa] (en|civil|industrial|de sistemas|comercial|quimic[oa]|mecanic[oa]|electric[oa])|titulo de ingenier[oa]|titulacion universitaria|estudios universitarios|carrera universitaria|profesional en|universitari[oa] en|q\.?f\.?b\.?|undergraduate)(?!\p{L})/u,
  ],
  [
    3,
    /\b((fp|formacion profesional|ciclo formativo) (de )?grado superior|grado superior|ciclo superior|cfgs|tecnico superior|tecnica superior|tecnologo en|tecnologia en|tecnicatura|tsu|hnd|associate'?s degree|diploma in|diploma de)\b/,
  ],
  [
    2,
    /\b(grado medio|ciclo medio|cfgm|fp|formacion profesional|ciclo formativo|tecnic[oa] (en|medio|laboral)|btec|apprenticeship|certificado de profesionalidad)\b/,
  ],
  [
    1,
    /\b(high school( diploma)?|ged|gcses?|a[- ]levels?|secondary (school|education)|graduado escolar|eso\b|educacion secundaria|secundari[oa] complet[oa]|secundari[oa]|bachillerato|bachiller|preparatoria)\b/,
  ],
]

/** The level of a degree by its name, or null. */
export const findDegreeLevel = (text: string): DegreeLevel | null => {
  const plain = normalizeText(text)
  return LEVELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** Where a degree is named in a normalized sentence, or null; of alternatives the first counts, as in "grado o máster". */
export const findDegreeStart = (plain: string): { readonly at: number; readonly level: DegreeLevel } | null => {
  const found = LEVELS.flatMap(([level, pattern]) => {
    const match = pattern.exec(plain)
    return match ? [{ at: match.index, level }] : []
  })
  return found.sort((a, b) => a.at - b.at || b.level - a.level)[0] ?? null
}
