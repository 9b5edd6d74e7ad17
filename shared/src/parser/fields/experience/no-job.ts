import { scoreCompany, scoreSchool } from '../../lexicon/name-scores.ts'

/** How long someone has worked, or that they have not: what stands in a section of jobs and is none. */
const STATEMENTS: readonly RegExp[] = [
  /^(?:(?:a[uú]n|todav[ií]a|actualmente|por ahora|por el momento),? )?no (?:tengo|cuento con|poseo|dispongo de)(?: a[uú]n| todav[ií]a)?(?: ninguna)? experiencia(?: (?:laboral|profesional|previa|formal))?(?:,? (?:a[uú]n|todav[ií]a|pero|por ahora|por el momento|en el sector)(?!\p{L})[^.]{0,60})?$/iu,
  /^(?:actualmente,? )?sin (?:ninguna )?experiencia(?: (?:laboral|profesional|previa|formal|de trabajo|demostrable))*(?: (?:a[uú]n|todav[ií]a|por ahora|por el momento))?$/iu,
  /^(?:(?:busco|en busca de|buscando) )?(?:mi )?primer (?:empleo|trabajo)$/iu,
  /^(?:i am |i['’]m )?(?:an? )?(?:complete )?fresher$/iu,
  /^(?:i have |i do not have any |i don['’]t have any |with )?(?:no |any )?(?:(?:previous|prior|formal|work|job|working|professional) )*experience(?: yet| so far)?(?<=^(?:i |with |no ).{0,80})$/iu,
  /^(?:(?:i have|having|tengo|cuento con|poseo|con|with|over|more than|m[aá]s de|around|about|total)\s)*(?:(?:total|overall) )?(?:(?:work|years of) )?(?:\d{1,2}(?:[.,]\d)?\+?|one|two|three|four|five|six|seven|eight|nine|ten|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) ?(?:years?|yrs?|months?|a[nñ]os?|meses)['’]?(?: (?:of|de))?(?: (?:work|working|professional|total|laboral))? (?:experience|experiencia)(?: (?:laboral|profesional))?(?: (?:in|en) ([\p{L}+#&/.]{1,24}(?: [\p{L}+#&/.]{1,24}){0,2}))?$/iu,
  /^(?:(?:total|overall|relevant) (?:work |working )?experience|experiencia (?:laboral )?total|(?:total )?years of experience|a[nñ]os de experiencia)\s?[:–-]\s?\d[^|•]{0,24}$/iu,
  /^(?:none|nil|ninguna|n\/a|no aplica|not applicable)$/iu,
]

const EDGE = /^[\s(¡!*-]+|(?<![\s).!])[\s).!]+$/gu

/** Whether a text says how much experience someone has, or that there is none, and names no job. */
export const isNoJob = (text: string): boolean => {
  const trimmed = text.replace(EDGE, '')
  return STATEMENTS.some((pattern) => {
    const [found, field = ''] = pattern.exec(trimmed) ?? []
    return found !== undefined && scoreCompany(field) <= 0 && scoreSchool(field) <= 0
  })
}

const LEAVE =
  /^(?:(?:maternity|paternity|parental|medical|sick|family|caregiving|unpaid|study) leave|(?:planned )?career (?:break|gap)|sabbatical(?: leave| year)?|gap year|excedencia(?: (?:voluntaria|forzosa|laboral|(?:por|para) \p{L}[\p{L} ]{2,40}))?|(?:baja|permiso|licencia)(?: (?:por|de))? (?:maternidad|paternidad|maternal|paternal|m[eé]dica|enfermedad)|a[nñ]o sab[aá]tico|(?:pausa|par[oó]n) (?:laboral|profesional)|cuidado de (?:hij[oa]s?|familiares))$/iu

/** Whether a name is that of a time without work: `Maternity leave`, `Excedencia por cuidado de hijos`. */
export const isLeave = (text: string): boolean => LEAVE.test(text.replace(EDGE, ''))
