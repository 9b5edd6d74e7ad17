export type PersonalKind =
  | 'photo'
  | 'birth'
  | 'age'
  | 'marital'
  | 'document'
  | 'religion'
  | 'gender'
  | 'nationality'
  | 'children'

/** Kinds that a text can tell; a photo is no text. */
export type PersonalTextKind = Exclude<PersonalKind, 'photo'>

/** Names of identity documents by country: DNI, CURP, CUIL, RUT, cédula, Social Security and National Insurance numbers. */
const DOCUMENT =
  /(?<![\p{L}\d])(?:d\.?n\.?i|nie|nif|rfc|curp|nss|imss|cui[lt]|r\.?u\.?[tn]|ruc|cedula(?: de (?:identidad|ciudadania|extranjeria))?|c\.? ?[ci]\.|ssn|social security(?: number)?|nino|national insurance(?: number)?|passport|pasaporte|documento (?:nacional )?de identidad|national id)(?![\p{L}\d])\.?\s{0,9}(?:(?:no\.?|num(?:ero|ber)?\.?|nro\.?|#|n[°º])\s{0,9})?(?:[:.]\s{0,9})?[a-z]{0,4} ?(?:[\d.-]{5}|\d\d \d\d \d\d)/u

/** Patterns on normalized lines, in both languages: a resume may quote labels of the other one. */
export const PERSONAL_DATA: readonly (readonly [PersonalTextKind, RegExp])[] = [
  [
    'birth',
    /\b(?:fecha (?:y lugar )?de nacimiento|lugar (?:y fecha )?de nacimiento|nacid[oa] (?:el|en)\b.{0,40}\d|f\. ?nac)/,
  ],
  ['birth', /\b(?:date of birth|birth ?date|d\.?o\.?b\.?\s{0,9}:|born (?:on|in)\b.{0,40}\d|place of birth)/],
  ['age', /\bedad\s{0,9}:|\b\d{2} anos de edad\b|^\W{0,9}\d{2} anos\W{0,9}$/],
  ['age', /\bage\s{0,9}:\s{0,9}\d|(?<!\bwas )\b\d{2} years old\b/],
  ['marital', /\bestado civil\b|^\W{0,9}(?:solter|casad|divorciad|viud)[oa]\W{0,9}$/],
  ['marital', /\bmarital status\b|^\W{0,9}(?:single|married|divorced|widowed)\W{0,9}$/],
  ['document', DOCUMENT],
  ['religion', /\breligion\s{0,9}:/],
  ['gender', /\b(?:sexo|genero|gender|sex)\s{0,9}:/],
  ['nationality', /\b(?:nacionalidad|nationality|citizenship)\s{0,9}:/],
  ['children', /\b(?:numero de hijos|hijos\s{0,9}:|sin hijos|con hijos)\b(?!.{60})/],
  ['children', /^\W{0,9}children\s{0,9}:|\bno children\W{0,9}$|\bnumber of dependents/],
]
