const toWords = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words of every job ad, normalized: a phrase of these alone is no keyword. */
export const GENERIC_WORDS: ReadonlySet<string> = toWords(
  `web building pupils pruebas b able ability abilities access activity activities additional advanced age agency agent all any applicant application apply area areas assistant
attention attitude available availability award background basic benefit benefits best big bit business business candidate candidates capacity car career
certificate certified challenge challenges change class clean client clients close colleague colleagues comfortable comparable companies company competence
competences complete contract country course courses current customer customers daily day days degree department desire detail details develop different
digital diploma dynamic easy education effective efficient email employee employees employer english environment environments equivalent essential etc europe
european european excellent exciting expected experience experienced experiences expert expertise extra familiar familiarity field fields first flexibility
flexible focus full function functions general generous goal goals good great group groups growing growth guest guests hands high hire history holiday home
hour hours hotel idea ideal immediate immediately important individual industry information interest interested international job jobs join key kind
knowledge language languages large latest leading learn learning level levels life like line local location long main major manage manager member members
merchant method methods metro minimum modern month months motivated name national needed new nice night nights office offices open opportunity option order
organisation organization own part people performance person personal personality persons place plan plans plus position positions positive post
practical practice preferred previous procedures process processes production professional profile profiles program progress project projects proven
provider purpose qualification qualified qualifications quality question questions range rate real record region related relevant requirement requirements
responsibilities responsibility responsible result results role roles salary schedule school schools sector selection self senior service services shift shifts
short similar simple site sites skill skills small solid solution solutions sound special stack staff standard standards start status story strong student
students studying study subject success successful suitable support system systems task tasks team teams technical technique techniques technologies
technology test time tool tools top track trade training type types typical use used useful user users valid various vehicle verbal video view
vocational way week weekly weekend weekends weeks well willing willingness work worked worker working workplace world written year years young zone
actitud actividad actividades adicional afin afines agil alta altas alto alumnos amplia amplio ambiente ambito ano anos aportar aptitud aptitudes area areas
aspecto aspectos atencion autonomia avanzado avanzada basica basicas basico basicos beneficio beneficios buen buena buenas bueno buenos busqueda calidad cambio
campo candidato candidata candidatos capacidad capacidades cargo carrera carreras caso categoria centro ciudad cliente clientes colegio companero comercial
compania competencia competencias compromiso comprobable condiciones conocimiento conocimientos continua contrato crecimiento cuenta curso cursos dato datos demostrable
departamento desarrollo deseable destreza dia dias diferentes dinamico direccion disponibilidad disponible distintos docente educacion ejemplo elaboracion empresa
empresas entidad entorno entornos equipo equipos equivalente especialista especialidad espacio espiritu estabilidad estilo estudio estudios etapa europea
europeo excelente exito experiencia experiencias experto fin finalidad flexible flexibilidad forma formacion fuerte funcion funciones ganas general gestion gran grande
grandes grupo grupos habilidad habilidades hora horario horas hotel idea ideal idioma idiomas importante incorporacion independiente industria informacion
ingles ingreso inicial iniciativa inmediata instalaciones integral interes internacional jornada joven laboral labor labores lectura lengua linea local
lugar manana manejo manera materia mayor media medio medios mercado mes meses metodos minima minimas minimo minimos mision mismo modalidad modelo muy
nacional necesaria necesario necesidad nivel niveles normas nueva nuevas nuevo nuevos objetivo objetivos obra oferta oficial oficina operacion operaciones oportunidad
optima orientacion orientado otra otras otro otros pais parte pasion periodo persona personal personas perspectiva plan planes plaza plazas posicion practica
practicas previa previas previo principal problema problemas proceso procesos profesional profesionales programa proyeccion proyecto proyectos prueba puesto
puestos punto puntos rama ramo real relacionada relacionado relevante requisito requisitos residencia respeto responsabilidad responsable resultado resultados
retos rol salario sector sectores seguridad semana semanas servicio servicios similar similares sistema sistemas sociedad solida solidas solido solidos solucion
soluciones sueldo superior tarde tarea tareas tecnica tecnicas tecnico tecnicos tecnologia tecnologias temporal texto textos tiempo tipo tipos titulacion titulado
titulo total trabajador trabajo trabajos trato turno turnos unidad universidad uso usuario usuarios valor valores varios vehiculo viajar viajes vida vigor zona zonas`,
)

/** Words that stand in sentences about a person and in no name of a skill. */
export const SENTENCE_WORDS: ReadonlySet<string> = toWords(
  `you your you'll you're we our us they their i am is are be been being was were has have had having will would can could should may might must do does did
who whom which that this these those what when where why how if because while than then there here not no never about before during until
seras debera deberas podras tendras necesitas encontramos que quien quienes cual cuales cuando donde como porque si ser es son sea eres soy esta estan estar este estos estas ese esa tu tus te ti nos nuestro nuestra
nuestros nuestras vuestro tener tiene tienes tengas tienen haber hay ha has han hemos habra sera seran debe deben debera puede pueden podras quieres quiere buscamos
ofrecemos necesitamos aporta aportar selecciona incorpora precisa requiere solicita nuestro bring bringing know worked contributed love make making want enjoy`,
)

/** Traits of character that no line of a resume can show: they are no keywords. Normalized, as patterns of whole phrases. */
export const TRAITS =
  /\b(team ?work(ing)?|team player|communication( skills)?|interpersonal|attitude|motivat|passion|proactiv|enthusias|reliab|punctual|organi[sz]ed|attention to detail|problem[ -]solving|work under pressure|fast[ -]paced|multitask|friendly|cheerful|curious|caring|patience|hard ?working|self[ -]starter|eager|adaptab|flexib|time management|trabajo en equipo|comunicacion|proactiv|responsab|puntual|organizad|dinamic|compromis|actitud|iniciativa|empatia|orientacion al|orientacion a|trabajo bajo presion|resolucion de problemas|don de gentes|buena presencia|ganas de|capacidad de (trabajo|aprendizaje|analisis|organizacion)|autonom|disponibilidad|availab|lift \d+|residencia|right to work|travel|viajar|relocat|incorporacion)/
