/** What templates say in place of a person's own words. */
export const PLACEHOLDERS: readonly RegExp[] = [
  /\b(lorem|ipsum|dolor sit amet|consectetur|adipiscing|curabitur|pellentesque|vestibulum|phasellus|aliquam|sollicitudin)\b/i,
  /\[(your|tu|su|insert|company|nombre|city|date|job|title|email|phone|address|state|xx+)[^\]]{0,40}\]/i,
  /\b(your (full )?name|your job title|your email|your (home )?address|first ?name last ?name|job title here|company name|university name|school name|institution name|project name|employer name)\b/i,
  /\b(tu nombre|su nombre|nombre (y|del?) apellidos?|nombre apellidos?|nombre de la empresa|nombre del puesto|tu puesto|tu correo|escriba aqui|escribe aqu[ií]|nombre de la universidad)\b/i,
  /\b(x{3,}|y{4}|n{4})\b|(?<!\d)0{3}[ -]?0{3}[ -]?0{3,4}(?!\d)/i,
  /\b(mm\/yyyy|mm\/aaaa|dd\/mm\/(yyyy|aaaa)|month year|mes año|20xx|19xx)\b/i,
  /\b(description of (your|the) (job|role|responsibilit)|describe your|click here to|add (your|a) (description|text)|sample text|texto de ejemplo|placeholder)\b/i,
]
