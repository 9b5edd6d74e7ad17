import type { Language } from '#shared/languages.ts'

/** The words such parsers look for. In Spanish theirs would find nothing: the same rules with Spanish words. */
export interface Vocabulary {
  readonly work: RegExp
  readonly roles: RegExp
  readonly months: RegExp
  readonly present: RegExp
}

export const VOCABULARY: Readonly<Record<Language, Vocabulary>> = {
  en: {
    work: /work|experience|employment|history|job/i,
    roles:
      /(?:^|\s)(?:Accountant|Administrator|Advisor|Analyst|Architect|Assistant|Consultant|Coordinator|Designer|Developer|Director|Engineer|Intern|Lead|Manager|Officer|Researcher|Scientist|Specialist|Supervisor|Teacher|Technician)(?:\s|$)/,
    months: /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/,
    present: /Present/,
  },
  es: {
    work: /experiencia|trabajo|empleo|trayectoria/i,
    roles:
      /(?:^|\s)(?:Analista|Arquitect[oa]|Asesora?|Consultora?|Desarrolladora?|Directora?|Diseñadora?|Gerente|Ingenier[oa]|Investigadora?|Jef[ea]|Profesora?|Programadora?|Responsable|Técnic[oa])(?:\s|$)/,
    months: /ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic/,
    present: /Presente/,
  },
}

/** A job as a parser took it. */
export interface ParsedJob {
  readonly company: string
  readonly position: string
  readonly dates: string
}
