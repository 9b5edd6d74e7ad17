import type { Language } from '../../languages.ts'

export type PersonalKind = 'birth' | 'age' | 'marital' | 'document' | 'religion' | 'gender' | 'nationality' | 'children'

const DOCUMENT =
  /\b(dni|nie|nif|rfc|curp|nss|imss|cedula( de (identidad|ciudadania))?|c\.c\.|ssn|social security( number)?|passport( no| number)?|pasaporte|documento de identidad|national id)\b\s{0,9}((no\.?|num(ero)?\.?|#|n[°º])\s{0,9})?([:.]\s{0,9})?[a-z]?[\d.-]{5}/

/** Patterns on normalized lines. Nationality is usual in Spanish resumes, so it counts only in English ones. */
export const PERSONAL_DATA: Readonly<Record<Language, readonly (readonly [PersonalKind, RegExp])[]>> = {
  es: [
    ['birth', /\b(fecha (y lugar )?de nacimiento|lugar (y fecha )?de nacimiento|nacid[oa] (el|en)|f\. ?nac)/],
    ['age', /\bedad\s*:|\b\d{2} anos de edad\b|^\W*\d{2} anos\W*$/],
    ['marital', /\bestado civil\b|^\W*(solter|casad|divorciad|viud)[oa]\W*$/],
    ['document', DOCUMENT],
    ['religion', /\breligion\s*:/],
    ['gender', /\b(sexo|genero)\s*:/],
    ['children', /\b(numero de hijos|hijos\s*:|sin hijos|con hijos)\b/],
  ],
  en: [
    ['birth', /\b(date of birth|birth ?date|d\.?o\.?b\.?\s*:|born (on|in)\b|place of birth)/],
    ['age', /\bage\s*:\s*\d|\b\d{2} years old\b/],
    ['marital', /\bmarital status\b|^\W*(single|married|divorced|widowed)\W*$/],
    ['document', DOCUMENT],
    ['religion', /\breligion\s*:/],
    ['gender', /\b(gender|sex)\s*:/],
    ['nationality', /\b(nationality|citizenship)\s*:/],
    ['children', /\b(children\s*:|no children|number of dependents|father'?s name|husband'?s name)/],
  ],
}
