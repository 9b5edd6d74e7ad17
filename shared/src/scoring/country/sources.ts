/**
 * A public text that a rule by country rests on. `date`: when it was published or enacted, as far as it is stated
 * (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`). All were read in November 2026.
 */
export interface Source {
  /** Name and year, as shown with a finding. */
  readonly label: string
  readonly title: string
  readonly url: string
  readonly date?: string
}

/** Sources by id. docs/scoring.md lists them by country. */
export const SOURCES = {
  'es-voz': {
    label: 'La Voz de Galicia (2025)',
    title: 'Esto es lo que se debe incluir y lo que no en el currículo',
    url: 'https://www.lavozdegalicia.es/noticia/yes/2025/08/23/debe-incluir-curriculo-cabida/0003_202508SY23P16991.htm',
    date: '2025-08-21',
  },
  'es-ley-15-2022': {
    label: 'Ley 15/2022',
    title: 'Ley 15/2022, de 12 de julio, integral para la igualdad de trato y la no discriminación (arts. 2 y 9)',
    url: 'https://www.graduadosociales.es/cuestiones-socio-laborales-de-la-nueva-ley-de-igualdad-de-trato-y-no-discriminacion-ley-15-2022/',
    date: '2022-07-12',
  },
  'es-espanol': {
    label: 'El Español (2022)',
    title: 'Currículum con o sin foto: resolvemos la eterna duda a la hora de buscar trabajo',
    url: 'https://www.elespanol.com/enclave-ods/historias/20221118/curriculum-sin-foto-resolvemos-eterna-buscar-trabajo/717428528_0.html',
    date: '2022-11',
  },
  'es-cocemfe': {
    label: 'COCEMFE Castilla y León',
    title: 'Comienza la búsqueda: el currículum, forma',
    url: 'http://www.cocemfe.cocemfecyl.es/cursos/comienzalabusqueda/forma.html',
  },
  'es-aulas': {
    label: 'Aulas de empleo y trabajo (2017)',
    title: 'Curriculum vitae: estructura',
    url: 'https://aulasdeemploytrabajo.wordpress.com/2017/01/11/curriculum-vitae-estructura/',
    date: '2017-01-11',
  },
  'mx-lft': {
    label: 'Ley Federal del Trabajo, art. 133',
    title: 'Reforma del artículo 133 de la Ley Federal del Trabajo: motivos por los que no se puede discriminar',
    url: 'https://ntv.com.mx/2023/10/11/carta-de-antecedentes-no-penales-ya-no-sera-requisito-para-buscar-trabajo-en-mexico',
    date: '2023-10-11',
  },
  'mx-sne': {
    label: 'Servicio Nacional de Empleo Hidalgo (2024)',
    title: '¿Qué debes saber para estructurar un currículum vitae?',
    url: 'https://entornonoticiasmx.com/index.php/2024/04/05/que-debes-saber-para-estructurar-un-curriculum-vitae',
    date: '2024-04-05',
  },
  'mx-edomex': {
    label: 'Congreso del Estado de México (2024)',
    title: 'Eliminarán requisito de incluir fotografía en solicitudes de empleo',
    url: 'https://lacallelibre.com.mx/2024/04/22/eliminaran-requisito-de-incluir-fotografia-en-solicitudes-de-empleo/?pg=1',
    date: '2024-04-22',
  },
  'mx-curivue': {
    label: 'CuriVue',
    title: 'Qué tipo de currículum y portafolio prefieren los reclutadores en México',
    url: 'https://curivue.com/es/que-tipo-de-curriculum-y-portafolio-prefieren-realmente-los-reclutadores-en-mexico',
  },
  'mx-financialred': {
    label: 'FinancialRed',
    title: 'Cómo crear un CV internacional: diferencias entre España, México y EE. UU.',
    url: 'https://financialred.com/como-crear-un-cv-internacional-diferencias-entre-espana-mexico-y-ee-uu/',
  },
  'ar-gaceta': {
    label: 'La Gaceta',
    title: '¿Buscás trabajo? Estos son los errores que cometés al armar tu currículum',
    url: 'https://lagaceta.com.ar/nota/amp/1034415/sociedad/buscas-trabajo-estos-son-errores-cometes-al-armar-tu-curriculum.html',
  },
  'ar-tn': {
    label: 'TN (2021)',
    title: 'Cómo hacer un currículum vitae correctamente estructurado para aplicar a un trabajo',
    url: 'https://tn.com.ar/sociedad/2021/07/10/como-hacer-un-curriculum-vitae-correctamente-estructurado-para-aplicar-a-un-trabajo/',
    date: '2021-07-10',
  },
  'ar-ley-6471': {
    label: 'Ley 6471 de Buenos Aires (2021)',
    title: 'Los currículums vitae no incluirán nombre, edad, género ni fotos (Defensoría del Pueblo)',
    url: 'https://defensoria.org.ar/noticias/los-curriculums-vitae-no-incluiran-nombre-edad-genero-ni-fotos-2',
    date: '2021-11-25',
  },
  'ar-uncuyo': {
    label: 'Universidad Nacional de Cuyo',
    title: 'Confección de CV',
    url: 'http://www.uncuyo.edu.ar/relaciones_institucionales/confeccion-de-cv',
  },
  'cl-dt': {
    label: 'Código del Trabajo, art. 2',
    title: 'Dirección del Trabajo: ofertas de trabajo y actos de discriminación',
    url: 'http://dt.gob.cl/consultas/1613/w3-article-95023.html',
  },
  'cl-goinglobal': {
    label: 'GoinGlobal',
    title: 'Chile: Resumes/CV Guidelines',
    url: 'http://www.goinglobal.com/articles/1859/',
  },
  'co-sena': {
    label: 'Agencia Pública de Empleo del SENA',
    title: 'Le explicamos paso a paso lo que se debe poner y lo que no en una hoja de vida (Noticias Caracol)',
    url: 'https://www.noticiascaracol.com/economia/le-explicamos-paso-a-paso-lo-que-se-debe-poner-y-lo-que-no-en-una-hoja-de-vida',
  },
  'co-ntc': {
    label: 'NTC 4228',
    title: 'Norma técnica colombiana NTC 4228: elaboración de hoja de vida',
    url: 'https://es.scribd.com/document/494777538/Tecnica-Colombiana-Ntc-4228',
  },
  'co-caracol': {
    label: 'Caracol Radio (2024)',
    title: 'Cómo se hace la hoja de vida: qué es, qué poner y ejemplos',
    url: 'https://caracol.com.co/2024/08/23/como-se-hace-la-hoja-de-vida-que-es-que-poner-y-ejemplos/',
    date: '2024-08-23',
  },
  'co-comfama': {
    label: 'Comfama (2022)',
    title: 'Cómo hacer una hoja de vida (El Colombiano)',
    url: 'https://m.elcolombiano.com/negocios/como-hacer-una-hoja-de-vida-2022-MD16260059',
    date: '2022',
  },
  'pe-defensoria': {
    label: 'Ley 27270',
    title: 'Defensoría del Pueblo rechaza requisitos discriminatorios en anuncios de ofertas laborales',
    url: 'http://lamula.pe/2013/03/25/defensoria-del-pueblo-rechaza-requisitos-discriminatorios-en-anuncios-de-ofertas-laborales/egoagurto',
    date: '2013-03-25',
  },
  'pe-foto': {
    label: 'Peru.com',
    title: '¿Qué pasa si no coloco foto en mi currículum vitae?',
    url: 'http://peru.com/educacion-y-carrera/carrera/que-pasa-si-no-coloco-foto-mi-curriculum-vitae-noticia-512567?ref=te_puede_interesar&ft=internas',
  },
  'pe-comercio': {
    label: 'El Comercio (2018)',
    title: '¿Postularás? 5 consejos para armar el CV ideal (Michael Page)',
    url: 'https://elcomercio.pe/economia/personal/postularas-5-consejos-armar-cv-ideal-noticia-nndc-552555',
    date: '2018-08',
  },
  'pe-cdc': {
    label: 'Lineamientos para el CV, CDC',
    title: 'Lineamientos para la elaboración del currículum vítae',
    url: 'https://es.scribd.com/document/606259063/Lineamientos-para-la-elaboracion-del-CV-CDC',
  },
  'ec-mdt': {
    label: 'Acuerdo MDT-2017-0082',
    title: 'Normativa para la erradicación de la discriminación en el ámbito laboral',
    url: 'https://nmslaw.com.ec/blog/2017/06/19/ministerio-del-trabajo-expide-la-normativa-la-erradicacion-la-discriminacion-ambito-laboral/',
    date: '2017-06-16',
  },
  'ec-metro': {
    label: 'Metro Ecuador (2024)',
    title: 'Punto por punto: lo que debe tener tu hoja de vida',
    url: 'https://metroecuador.com.ec/noticias/2024/07/12/punto-por-punto-lo-que-debe-tener-tu-hoja-de-vida-para-que-no-fracases-en-la-busqueda-de-empleo/?outputType=amp',
    date: '2024-07-12',
  },
  'ec-empleos': {
    label: 'Ecuador Empleos',
    title: 'Cómo elaborar una hoja de vida',
    url: 'https://ecuadorempleos.org/articulos/aspirantes/como-elaborar-una-hoja-de-vida/',
  },
  'ec-gk': {
    label: 'GK (2025)',
    title: 'Cómo hacer tu currículum',
    url: 'https://gk.city/2025/07/23/como-hacer-tu-curriculum',
    date: '2025-07-23',
  },
  'us-eeoc': {
    label: 'EEOC (2006)',
    title: 'EEOC Informal Discussion Letter: Title VII/ADEA pre-employment inquiries',
    url: 'https://www.eeoc.gov/node/130395',
    date: '2006-05-09',
  },
  'us-acs': {
    label: 'ACS Career Services',
    title: 'The Structure of a Resume: What Not to Include',
    url: 'https://www.acs.org/careers/career-services/career-pathways/industry/resume/structure-of-the-resume-what-not-to-include.html',
  },
  'us-reference': {
    label: 'Reference.com',
    title: 'Should a Resume Be Only One Page Long?',
    url: 'https://www.reference.com/business-finance/should-resume-only-one-long-941916f00756b8c6',
  },
  'us-climb': {
    label: 'Climb the Ladder',
    title: 'When Should Education Go Before Experience on a Resume?',
    url: 'https://climbtheladder.com/when-should-education-go-before-experience-on-resume',
  },
  'uk-hmrc': {
    label: 'GOV.UK',
    title: 'Employers: preventing discrimination (questions you cannot ask when recruiting)',
    url: 'http://www.hmrc.gov.uk/employer-preventing-discrimination/print',
  },
  'uk-acas': {
    label: 'Acas',
    title: 'Following discrimination law: recruitment',
    url: 'https://www.acas.org.uk/hiring-someone/follow-discrimination-law',
  },
  'uk-wandsworth': {
    label: 'Wandsworth Council',
    title: 'Application guidance: CV applications',
    url: 'http://www.wandsworth.gov.uk/info/100008/jobs_and_careers/2321/application_guidance',
  },
  'eu-europass': {
    label: 'Europass',
    title: 'Instructions for using the Europass curriculum vitae',
    url: 'https://studylib.net/doc/8190410/instructions-in-english',
  },
} as const satisfies Readonly<Record<string, Source>>
export type SourceId = keyof typeof SOURCES
