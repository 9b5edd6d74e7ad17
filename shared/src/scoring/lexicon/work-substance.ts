/** Words that tell nothing on their own, normalized: function words, and names for any work at all. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a al ante bajo con de del desde e el ella ellas ellos en entre era es esta estas este estos etc fue ha hacia han hasta he la las le les lo
los mas me mi mis muy no nos o para pero por que se segun ser sin sobre son su sus tambien tanto todo toda todos todas tras u un una unas
unos y ya asi como cual cuales cuando donde ademas
cosa cosas tarea tareas actividad actividades funcion funciones labor labores trabajo trabajos quehacer asunto asuntos tema temas papel
papeles varias varios diversa diversas diverso diversos diferente diferentes distinta distintas distinto distintos multiples demas otra
otras otro otros general generales propias propios puesto cargo area areas mucho mucha muchos muchas algunos algunas hice hago hacer
haciendo realizar realice realizando realizacion realizo trabaje trabajar trabajando trabaja encargado encargada responsable ayuda ayudar
ayude apoyo apoyar apoye bien buena buen bueno excelente gran grande correcto correctamente diario diaria dia
an and any are as at be been but by each for from had has have her his i in including into is it its my of on or our such than that
the their them these they this those to under was we were where which while who whole with within all also across both every etc
thing things stuff task tasks activity activities duty duties function functions work worked working works job jobs various several
different many multiple other others general daily day did do does doing done made make making responsible responsibilities responsibility
responsable helped help helping assist assisted assisting good great excellent well lot lots everything anything something`.split(
    /\s+/,
  ),
)

/** How long somebody worked, and not what was done: `3 years as a cook`. On normalized text. */
export const TENURE_OPENER =
  /^\W*(mas de |over |more than |(durante |for )?(un|una|one|a) )?(\d{1,2}\+? ?(a|to|-|–)? ?\d{0,2}\+? )?(years?|anos)\b/

/** Lines about a skill, a wish or the employer instead of work done, on normalized text. */
export const CLAIM_OPENER =
  /^(\W*)(experiencia (en|con|de|minima|demostrable)|conocimientos?|capacidad (de|para)|habilidad|dominio|facilidad|manejo (basico|medio|avanzado)|nivel|disponibilidad|experience (in|with|of|as)|experienced|knowledge|ability to|able to|proficien|familiar|strong|excellent|good|solid|fluen|skilled|degree|bachelor|master|titulo|titulacion|grado en|licenciatura|minimum|at least|al menos|minimo|requisitos|requirements?|required|preferred|deseable|imprescindible|se (requiere|busca|ofrece|valora)|buscamos|ofrecemos|we (are|offer|need|look|want)|you (will|are|have|should)|you'll|motivo del? (retiro|salida|baja)|reason for leaving|jefe inmediato|telefono|reference|referencia)/

/** A sentence about the employer: it says what the company is. */
export const ABOUT_EMPLOYER =
  /^(la |the |una |an? )?(empresa|compania|company|firm|organizacion|organization)\b.{0,60}\b(es|is|se dedica|se especializa|dedicada|specializes|provides|ofrece|offers)\b|\b(is|es) (a|an|one of|the|una?|el|la) (leading |global |worldwide |lider |world's )?(provider|company|firm|supplier|agency|startup|consultancy|empresa|compania|proveedor|lider|multinacional)/

/** What a line leads to: a purpose, a use, somebody who is served, or a result. On normalized text. */
export const PURPOSE =
  /\b(para\b|con el (fin|objetivo|proposito)|a fin de|con la finalidad|logrando|logre|logro\b|consiguiendo|consegui|permitiendo|permit(io|ia|e|en)\b|mejor(ando|e|o|ar|a)\b|reduc(iendo|ir)|reduj[eo]|disminu|aument(ando|e|o|ar)|increment(ando|e|o|ar)|garantiz|asegur(ando|ar|e)|optimiz(ando|ar|e)|facilit(ando|ar|e)|evit(ando|ar|e)|generando|ahorr|obtuv|obteniendo|alcanz|recuper|gracias a|destinad[oa]s? a|orientad[oa]s? a|ganador|premio|so that|in order to|to (?!the |a |an |our |my |all |its |their |be |of )[a-z]{3,}|result(ed|s|ing) in|which (led|allow|enabl|help|result|sav|reduc|improv|increas)|leading to|led to|thereby|enabl(ed|ing|es)|allow(ed|ing|s)|ensur(ed|ing|e)|improv(ed|ing|e)|reduc(ed|ing|e|tion)|increas(ed|ing|e)|sav(ed|ing|ings)|achiev(ed|ing|ement)|boost|cut(ting)?\b|prevent(ed|ing)?|deliver(ed|ing)|generat(ed|ing)|grew|grow(th|ing)|won\b|award|used by|for (?!example|[a-z]+ing\b)[a-z]{3,})/

/** Sentences of a job ad, on normalized text. */
export const AD_SENTENCE =
  /\b(we (offer|seek|need|build|provide|believe)|we are committed|do you want|join (our|us|a)|great pay|our (stack|results|fleet|mission|values)\b|our [a-z]{3,15} (is|are|has|have|needs?)\b|somos (un|una|el|la|lideres|parte)|formamos parte|te unas|quieres (unirte|formar|trabajar)|we are (looking|seeking|hiring|a|an)|we're|our (team|client) (is|needs|seeks)|you (will|are|have|bring|should|can|enjoy)|you'll|your (profile|tasks|role|responsibilities)|(ideal|successful) (candidate|applicant)|(candidates|applicants) (should|must|need)|(would|will) make you|what the job needs|(or|o) (equivalent|similar|afin)\b|or (a )?related (field|subject)|per (hour|annum)\b|benefits include|equal opportunit|apply (now|by|to)|(competitive|attractive) salary|salary( range)?\s?(:|from|of|up to|[£$€])|years of experience|years' experience|would be (an advantage|a plus|desirable)|(certification|licen[cs]e|experience) (required|preferred)|(is|are) (required|preferred|desirable|essential|an advantage)|nice to have|must have|(is )?a plus\b|at least (\d|one|two|three|five)|minimum of|buscamos|ofrecemos|te ofrecemos|se (ofrece|requiere|valora|valorara|busca|precisa)|imprescindible|deseable|valorable|requisitos|incorporacion inmediata|contrato (indefinido|temporal)|experiencia (minima|demostrable|previa)|anos de experiencia en|salario|sueldo|prestaciones|retribucion|(euros|pesos|\$ ?[\d.,]+|soles) (mensuales|brutos|al mes)|(horario|zona|sueldo|salario)\s?:|(empresa|colegio|clinica|farmacia|operador|despacho|importante|centro)\b.{0,60}\b(busca|precisa|requiere|selecciona|necesita|solicita)\b|modalidad (hibrida|remota|presencial)|indispensable|jornada completa|al menos (\d|un|dos|tres|cinco)|minimo de|persona candidata|tus funciones|tu perfil|seras responsable|te encargaras)/

/** Headings of a job ad, on normalized text without signs before it. */
export const AD_HEADING =
  /^(requirements?|essential|desirable|bonus points|person specification|perfil buscado|(job )?qualifications|benefits|nice to have|preferred|what (you|we)\b|about (us|you|the (company|role|job|team))|who (you are|we are)|job description|the role|why (join|us)|(objetivo|mision|proposito) del (cargo|puesto)|lo que (haras|pedimos|ofrecemos|buscamos|valoramos)|que (haras|pedimos|ofrecemos|buscamos|necesitamos|te ofrecemos|esperamos)|requisitos|beneficios|se ofrece|valoramos|descripcion (del puesto|de la oferta)|sobre (nosotros|la empresa)|condiciones|quienes somos|sera un plus)\b/
