import { normalizeText } from '../../parser/lexicon/fold.ts'
import { cacheByText } from '../../parser/lexicon/text-cache.ts'

/** Phrases of unfilled templates. */
const TEMPLATE_PHRASES: readonly RegExp[] = [
  /\b(lorem|ipsum|dolor sit amet|consectetur|adipiscing|curabitur|pellentesque|vestibulum|phasellus|sollicitudin)\b/i,
  /\[(your|tu|su|insert|company|nombre|city|date|job|title|email|phone|address|state|xx)[^\]]{0,40}\]/i,
  /\[(type|enter|click|add|describe|telephone|position|degree|school|this is the place|available upon|escrib[ae]|indique|inserte|agregue|añad[ae]|describa|fecha de|ciudad|cargo|puesto|empresa|direcci[oó]n|tel[eé]fono|correo|sitio web|t[ií]tulo|aqu[ií] puede|¿quiere|disponible bajo)(?![\p{L}\p{M}])/iu,
  /\b(your ?(full ?)?name|your job title|your ?e-?mail|your ?(home )?(address|location|website|username|domain)|first ?name last ?name|job title here|(?:company|university|school|institution|project|employer) name(?!\s{0,3}[:–-]\s{0,3}\S)|company (abc|xyz)|(abc|xyz) (company|corp|inc)|degree name|position title)\b/i,
  /\b(tu nombre(?! (?:y|e|es)\b)|^su nombre|nombre (y|del?) apellidos?(?!\s*:\s*\S)|nombre apellidos?|nombre de la empresa|nombre del puesto|t[ií]tulo del puesto|tu puesto|tu correo|escriba aqu[ií]|escribe aqu[ií]|nombre de la universidad)\b/i,
  /\b(x{3,}|y{4}|n{4})\b|(?<!\d)0{3}[ -]?0{3}[ -]?0{3,4}(?!\d)/i,
  /\b(mm\/yyyy|mm\/aaaa|dd\/mm\/(yyyy|aaaa)|month year|mes año|20xx|19xx|year\s?[–-]{1,2}\s?year|año\s?[–-]{1,2}\s?año)\b/i,
  /\b(description of (your|the) (job|role|responsibilit)|describe your|click here to|add (your|a) (description|text)|sample text|texto de ejemplo|placeholder|begin every bullet|use the xyz method|resume sample|cv sample)\b/i,
]

/** Words of lorem ipsum. A line is filler when 70 % of its words are in this list. */
const LOREM_IPSUM_WORDS = new Set(
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam
quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum
fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum vitae purus faucibus
ornare suspendisse blandit volutpat maecenas aliquam pharetra diam congue eu consequat cursus dictum elit imperdiet dui lacus laoreet
vestibulum pellentesque habitant morbi tristique senectus netus malesuada fames turpis egestas viverra accumsan tortor posuere ultrices
nunc mattis molestie risus feugiat scelerisque fermentum leo vel orci porta tincidunt ut et in id ac at quam nec nam libero justo
bibendum sapien vulputate odio pulvinar neque gravida cras semper auctor mauris pretium sagittis rhoncus mattis venenatis hendrerit
interdum euismod lobortis dignissim convallis aenean donec integer proin phasellus vivamus etiam curabitur praesent sollicitudin luctus
quisque ante primis cubilia curae fusce ligula massa tellus metus nibh erat arcu urna eros condimentum facilisis eget non a`.split(
    /\s+/,
  ),
)
const MIN_LATIN_WORDS = 3
const MIN_LATIN_RATIO = 0.7

/** A line of only such words is template text: "Job title, Employer, City", "Logro 2". */
const TEMPLATE_WORDS = new Set(
  `job title employer city country state degree institution grade description descriptions achievement achievements sub subachievement detailed general
year years month date supervisors supervisor comment comments category language level hobby company name position role employee
titulo puesto empleador empleo ciudad pais grado institucion calificacion descripcion detallada general logro logros sublogro ano anos mes tutores tutor comentario
comentarios categoria idioma nivel aficion cargo empresa nombre opcional optional breve corta de del la el of the a b c i ii and y e con with or o in en short line lines
no longer than some que no ocupe mas lineas una dos item text texto frase quote quotation cita some`.split(/\s+/),
)
const MIN_TEMPLATE_WORDS = 2

/** Whether a line is template text: lorem ipsum, "Company name", "Job title, Employer, City". */
export const isTemplateText = cacheByText((text): boolean => {
  if (TEMPLATE_PHRASES.some((pattern) => pattern.test(text))) return true
  const words = normalizeText(text).match(/\p{L}+/gu) ?? []
  const latin = words.filter((word) => LOREM_IPSUM_WORDS.has(word)).length
  const plainly = words.filter((word) => word.length > 3 && LOREM_IPSUM_WORDS.has(word)).length
  if (latin >= MIN_LATIN_WORDS && plainly >= 2 && latin / words.length >= MIN_LATIN_RATIO) return true
  const real = words.filter((word) => word.length > 2)
  return real.length >= MIN_TEMPLATE_WORDS && words.every((word) => TEMPLATE_WORDS.has(word))
})
