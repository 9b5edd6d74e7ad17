import { fold } from '../context/text.ts'

/**
 * Lines that speak to a machine and not to a person. They are never sent to a model, and no advice may rest on them.
 * The score is made by rules, so such lines could not move it anyway.
 */
const SPEAKS_TO_A_MACHINE: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(previous|prior|above|earlier|all|any|your|the)\b.{0,30}\b(instruction|prompt|rule|direction|guideline|command|context|criteria)/,
  /\b(ignora|ignore|olvida|olvide|omite|descarta|desobedece|no sigas)\b.{0,40}\b(instruccion|indicacion|regla|orden|prompt|criterio|anterior|previas?|lo anterior)/,
  /\b(system|developer|assistant|user|sistema|asistente|usuario)\s*(prompt|message|mensaje)\b|^\W*(system|assistant|sistema|asistente)\s*[:>]|<\/?(system|assistant|instructions?|prompt)>|\[\/?(inst|system)\]|<\|/,
  /\b(give|assign|award|rate|return|output|set|grant|score|grade|answer|respond|reply|say|print|write|mark)\b.{0,50}\b(100|one hundred|10\/10|5\/5|full marks|perfect|maximum|highest|top|best|excellent)\b.{0,30}(score|rating|mark|grade|points?|candidate|match|fit)?/,
  /\b(dame|dale|da|asigna|asignale|otorga|otorgale|pon|ponle|devuelve|califica|evalua|puntua|responde|contesta|di|escribe|marca|concede)\b.{0,50}\b(100|cien|10\/10|maxim[oa]|perfect[oa]|excelente|mejor|sobresaliente)\b/,
  /\b(score|rating|puntuacion|puntaje|calificacion|nota)\b\s*(of|de|is|es|=|:|a|must be|should be|debe ser)?\s*(100|cien|999|10\/10|perfect[oa]?|maxim[oa]|maximum)\b/,
  /\b(overallscore|overall_score|json|schema|function call|tool call)\b.{0,40}(:|=|100|set|return)/,
  /\b(as an? (ai|language model|llm)|you are (an? )?(ai|assistant|gpt|chatgpt|claude|gemini|llm|language model|bot|recruiter|ats)|chatgpt|gpt-?\d|large language model|modelo de lenguaje|eres (un|una) (ia|asistente|modelo|reclutador|bot))\b/,
  /\b(ai|ia|llm|model|modelo|ats|bot|parser|reviewer|evaluator|screener|evaluador|revisor)s?\b\s*[:,(-].{0,60}\b(this|must|should|please|hire|rank|recommend|select|aprueba|recomienda|contrata|elige|selecciona|debes?)\b/,
  /\b(note|attention|atencion|nota|instruction|instruccion(es)?|important|importante)\b.{0,12}\b(to|for|para|al?)\b.{0,20}\b(ai|ia|llm|model|modelo|assistant|asistente|reviewer|parser|ats|evaluador|bot|system|sistema)\b/,
  /\b(reveal|print|show|repeat|output|display|leak|tell me|send)\b.{0,40}\b(prompt|instructions|system message|api key|other (users?|candidates?|resumes?|cvs?)|secrets?)\b/,
  /\b(revela|muestra|imprime|repite|ensena|dime|envia|filtra)\b.{0,40}\b(prompt|instrucciones|mensaje de sistema|clave|otros (usuarios|candidatos|curriculums?|cvs?)|secretos?)\b/,
  /\b(this candidate|the candidate|este candidato|esta candidata|el candidato|la candidata)\b.{0,40}\b(is|es|must|should|debe|deserves|merece|has been|ha sido)\b.{0,40}\b(perfect|ideal|best|hired|approved|selected|contratad|aprobad|seleccionad|mejor|perfect[oa]|100)/,
  /\b(must|should) be (hired|ranked|selected|approved|scored|rated)\b|\bhire (this|me|him|her|immediately)\b|\bcontratar? (de )?inmediat|\bdebe ser (contratad|aprobad|seleccionad|calificad|puntuad)/,
  /\b(no|sin) (suggestions?|weaknesses|improvements?|sugerencias|debilidades|mejoras)\b.{0,30}\b(needed|necessary|required|necesarias?|only|solo|strengths|fortalezas)/,
]

export const speaksToMachine = (text: string): boolean => {
  const plain = fold(text)
  return SPEAKS_TO_A_MACHINE.some((pattern) => pattern.test(plain))
}

/** Which lines are left out: each by itself, and runs of two or three that only speak to a machine together. */
export const machineLines = (lines: readonly string[]): ReadonlySet<number> => {
  const out = new Set<number>()
  lines.forEach((line, i) => {
    if (speaksToMachine(line)) out.add(i)
  })
  for (const span of [2, 3, 4])
    for (let i = 0; i + span <= lines.length; i += 1) {
      const run = Array.from({ length: span }, (_, k) => i + k)
      if (run.some((k) => out.has(k))) continue
      if (speaksToMachine(run.map((k) => lines[k] ?? '').join(' '))) for (const k of run) out.add(k)
    }
  return out
}
