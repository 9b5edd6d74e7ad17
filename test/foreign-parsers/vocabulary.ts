import type { Language } from '#shared/languages.ts'

/** The words that such parsers search for. The Spanish lists are translations, so that the same rules apply. */
export interface Vocabulary {
  readonly work: RegExp
  readonly roles: RegExp
  readonly months: RegExp
  readonly present: RegExp
  /** Words of section titles. */
  readonly titles: RegExp
}

export const VOCABULARY: Readonly<Record<Language, Vocabulary>> = {
  en: {
    work: /work|experience|employment|history|job/i,
    roles:
      /(?:^|\s)(?:Accountant|Administrator|Advisor|Analyst|Architect|Assistant|Consultant|Coordinator|Designer|Developer|Director|Engineer|Intern|Lead|Manager|Officer|Researcher|Scientist|Specialist|Supervisor|Teacher|Technician)(?:\s|$)/,
    months: /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/,
    present: /Present/,
    titles: /experience|education|project|skill|summary|award|honor|course|certification|language|volunteer/i,
  },
  es: {
    work: /experiencia|trabajo|empleo|trayectoria/i,
    roles:
      /(?:^|\s)(?:Analista|Arquitect[oa]|Asesora?|Consultora?|Desarrolladora?|Directora?|Diseñadora?|Gerente|Ingenier[oa]|Investigadora?|Jef[ea]|Profesora?|Programadora?|Responsable|Técnic[oa])(?:\s|$)/,
    months: /ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic/,
    present: /Presente/,
    titles: /experiencia|educaci[oó]n|proyecto|habilidad|perfil|premio|curso|certificaci|idioma|voluntariado/i,
  },
}

/** A job as one of these parsers found it. */
export interface ParsedJob {
  readonly company: string
  readonly position: string
  readonly dates: string
}
