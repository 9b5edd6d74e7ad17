/**
 * Trades whose results are seldom counted: a position of the trade, and what shows the scale and the responsibility of
 * its work instead of a figure (patients, pupils, covers, certificates, machines). Patterns on normalized text.
 */
export const TRADE_EVIDENCE: readonly { readonly position: RegExp; readonly evidence: RegExp }[] = [
  {
    position:
      /\b(enfermer|auxiliar de (enfermeria|clinica|geriatria)|gericult|cuidador|gerocult|medic[oa]|fisioterap|terapeuta|matrona|nurs|carer|caregiver|care (worker|assistant)|healthcare|paramedic|midwife|physio|therapist|nanny|niner|babysitter|psicolog|psycholog|trabajador[a]? social|social worker|odontolog|dentist|farmac|pharmac|veterinar)/,
    evidence:
      /\b(pacientes?|patients?|residentes|residents|usuarios dependientes|mayores|elderly|older adults|ninos|ninas|menores|children|babies|bebes|familias|families|uci|icu|urgencias|emergency|quirofano|theatre|geriatri|pediatri|oncolog|medicacion|medication|curas|wound|heridas|constantes|vital signs|historia clinica|movilizacion|alzheimer|demencia|dementia|discapacidad|disabilit|vacuna|vaccin|planta de|ward|guardias?|primeros auxilios|first aid|rcp|cpr|consulta)/,
  },
  {
    position:
      /\b(profesor|maestr[oa]|docente|monitor|educador|formador|tutor|catedratic|pedagog|teach|lecturer|instructor|trainer|educator|coach|entrenador)/,
    evidence:
      /\b(alumn|estudiantes|students|pupils|learners|primaria|secundaria|infantil|bachillerato|eso\b|primary|secondary|preschool|kindergarten|undergraduate|cursos? de|grade|year \d|key stage|programacion (didactica|anual)|unidades didacticas|lesson plans?|curriculum|curricul|evaluacion|assessment|examenes|exams?|tutoria|taller|workshops?|adaptaciones|necesidades educativas|special needs|refuerzo|olympiad|olimpiada)/,
  },
  {
    position:
      /\b(cociner|chef|ayudante de cocina|pinche|camarer|barista|barman|bartender|pastelero|panader|pizzer|sommelier|sumiller|mesero|waiter|waitress|cook|kitchen|baker|pastry|hostess|recepcionista de hotel|housekeep|camarera de pisos|butcher|carnicer|pescader)/,
    evidence:
      /\b(comensales|covers|cubiertos|servicios? de (comida|carta|banquete|sala)|a la carta|menu|carta|banquet|bodas|weddings|catering|eventos|events|mise en place|partida|station|brigada|brigade|appcc|haccp|alergenos|allergens|higiene|hygiene|manipulador|food (safety|handler)|barra|bar\b|sala|terraza|cocteler|cocktail|vinos|wines?|proveedores|suppliers|pedidos|orders|stock|habitaciones|rooms|caja|till|tpv)/,
  },
  {
    position:
      /\b(electricist|fontaner|plomer|carpinter|soldador|albanil|pintor|mecanic|tornero|fresador|operari|peon|instalador|tecnico de mantenimiento|mantenimiento|mozo|almacen|carretill|conductor|chofer|repartidor|jardiner|peluquer|estetic|costurer|sastre|limpiador|limpieza|vigilante|electrician|plumber|carpenter|welder|mason|painter|mechanic|machinist|operator|labou?rer|installer|maintenance|warehouse|forklift|driver|gardener|hairdress|beautician|tailor|cleaner|guard|technician)/,
    evidence:
      /\b(maquina|maquinaria|machine|torno|fresadora|lathe|cnc|soldadura|weld|tig|mig|cuadros? electric|switchboard|instalacion|installation|caldera|boiler|climatizacion|hvac|aire acondicionado|carretilla|forklift|transpaleta|pallet|grua|crane|andamio|scaffold|obra|(?<!on-|off-|on |web ?)site|vivienda|housing|edificio|building|nave|camion|truck|furgoneta|van\b|ruta|route|carnet|permiso|licen[cs]e|certificad|certificate|prl|riesgos laborales|osha|averia|fault|breakdown|preventiv|planos|blueprint|drawings|linea de produccion|production line|turno|shift|tinte|corte|cut\b|color|jardin|piscina|pool)/,
  },
]
