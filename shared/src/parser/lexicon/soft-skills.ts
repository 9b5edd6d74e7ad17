import { fold } from './fold.ts'

/** Traits and abilities that any trade may list; each is the whole text, with or without what the patterns below add. */
const NAMES = [
  ...[
    'adaptability',
    'adaptable',
    'attention to detail',
    '(?:team )?collaboration',
    'communication',
    'conflict resolution',
  ],
  ...['creativity', 'creative thinking', 'critical thinking', 'decision[- ]making', 'detail[- ]oriented', 'empathy'],
  ...[
    'emotional intelligence',
    'fast learner',
    'flexibility',
    'hard ?working',
    'initiative',
    'leadership',
    'mentoring',
  ],
  ...['multi-?tasking', 'negotiation', 'organi[sz]ation', 'organi[sz]ed', 'patience', 'proactive', 'proactivity'],
  ...[
    'problem[- ]solving',
    'public speaking',
    'punctuality',
    'punctual',
    'quick learner',
    'resilience',
    'responsibility',
  ],
  ...['responsible', 'self[- ]motivated', 'self[- ]motivation', 'team ?player', 'team ?work', 'time management'],
  ...['active listening', '(?:analytical|strategic) thinking', 'work ethic', 'work(?:ing)? (?:well )?under pressure'],
  ...['work(?:ing)? (?:in|as) (?:a )?teams?'],
  ...[
    'actitud positiva',
    'adaptabilidad',
    'adaptacion(?: al cambio)?',
    'adaptable',
    'aprendizaje (?:rapido|continuo)',
    'asertividad',
    'autonomia',
  ],
  ...[
    'autodidacta',
    'colaboracion',
    'compromiso',
    'comprometid[oa]',
    'comunicacion',
    'comunicativ[oa]',
    'constancia',
    'creatividad',
  ],
  ...['creativ[oa]', 'dinamic[oa]', 'disciplina', 'don de gentes', 'empatia', 'empatic[oa]', 'escucha activa'],
  ...['flexibilidad', 'flexible', 'gestion del? tiempo', 'honestidad', 'iniciativa', 'inteligencia emocional'],
  ...['liderazgo', 'manejo de conflictos', 'motivacion', 'negociacion', 'organizacion', 'organizad[oa]', 'paciencia'],
  ...[
    'pensamiento (?:critico|analitico|estrategico)',
    'perseverancia',
    'planificacion',
    'polivalencia',
    'polivalente',
    'proactividad',
  ],
  ...['proactiv[oa]', 'puntual', 'puntualidad', 'resiliencia', 'resiliente', 'responsabilidad', 'responsable'],
  ...[
    'resolucion de (?:problemas|conflictos)',
    'sociable',
    'solucion de problemas',
    'tolerancia(?: a la frustracion)?',
  ],
  ...['toma de decisiones', 'trabaj(?:o|ar) (?:en|bajo|con) (?:equipos?|presion)', 'versatil', 'versatilidad'],
  ...['multitarea', 'orientacion (?:al (?:cliente|logro|detalle)|a (?:resultados|objetivos))', 'vocacion de servicio'],
] as const

const BEFORE =
  '(?:(?:strong|excellent|good|great|effective|alta?|buen(?:as?|os)?|gran|excelentes?|mucha|habilidades) )?'
const ABILITY =
  '(?:(?:facilidad|habilidad(?:es)?|sentido|ability|aptitud(?:es)?) (?:de|del|para(?: el| la)?|to|in) (?:la |el )?)?'
const AFTER =
  '(?: (?:skills|abilities|efectiv[oa]|asertiv[oa]|eficaz|oral|verbal|escrita|interpersonal|personal|grupal|oral y escrita|en equipo|de equipos?|under pressure))?'

const NAME = new RegExp(`^${BEFORE}${ABILITY}(?:${NAMES.join('|')})${AFTER}$`)
const CAPACITY = /^(?:alta |buenas? |gran )?capacidad(?:es)? (?:de|del|para)\s/
const PART = / (?:y|e|and|&|\/) |, /
const GROUP = /\b(?:soft|interpersonal|blandas|personales|interpersonales|sociales)\b/

/** Whether a text, a skill or a title of skills, names traits of character and abilities of any trade. */
export const isSoftSkill = (text: string): boolean => {
  const folded = fold(text)
  if (GROUP.test(folded) || CAPACITY.test(folded) || NAME.test(folded)) return true
  return folded.split(PART).every((part) => NAME.test(part))
}
