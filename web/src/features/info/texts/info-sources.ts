import type { InfoSource } from '../info-texts.ts'

/** Read in November 2026, as those in docs/scoring.md. The texts name them by their position. */
export const COUNTRY_SOURCES: readonly InfoSource[] = [
  {
    name: 'La Voz de Galicia (2025): Esto es lo que se debe incluir y lo que no en el currículo',
    url: 'https://www.lavozdegalicia.es/noticia/yes/2025/08/23/debe-incluir-curriculo-cabida/0003_202508SY23P16991.htm',
  },
  {
    name: 'Ley 15/2022, de 12 de julio, integral para la igualdad de trato y la no discriminación',
    url: 'https://www.graduadosociales.es/cuestiones-socio-laborales-de-la-nueva-ley-de-igualdad-de-trato-y-no-discriminacion-ley-15-2022/',
  },
  {
    name: 'El Español (2022): Currículum con o sin foto',
    url: 'https://www.elespanol.com/enclave-ods/historias/20221118/curriculum-sin-foto-resolvemos-eterna-buscar-trabajo/717428528_0.html',
  },
  {
    name: 'COCEMFE Castilla y León: Comienza la búsqueda: el currículum, forma',
    url: 'http://www.cocemfe.cocemfecyl.es/cursos/comienzalabusqueda/forma.html',
  },
  {
    name: 'Aulas de empleo y trabajo (2017): Curriculum vitae: estructura',
    url: 'https://aulasdeemploytrabajo.wordpress.com/2017/01/11/curriculum-vitae-estructura/',
  },
  {
    name: 'Ley Federal del Trabajo (México), art. 133',
    url: 'https://ntv.com.mx/2023/10/11/carta-de-antecedentes-no-penales-ya-no-sera-requisito-para-buscar-trabajo-en-mexico',
  },
  {
    name: 'FinancialRed: Cómo crear un CV internacional: diferencias entre España, México y EE. UU.',
    url: 'https://financialred.com/como-crear-un-cv-internacional-diferencias-entre-espana-mexico-y-ee-uu/',
  },
  {
    name: 'Caracol Radio (2024): Cómo se hace la hoja de vida',
    url: 'https://caracol.com.co/2024/08/23/como-se-hace-la-hoja-de-vida-que-es-que-poner-y-ejemplos/',
  },
  {
    name: 'Ley 27270 (Perú): requisitos discriminatorios en anuncios de ofertas laborales',
    url: 'http://lamula.pe/2013/03/25/defensoria-del-pueblo-rechaza-requisitos-discriminatorios-en-anuncios-de-ofertas-laborales/egoagurto',
  },
  {
    name: 'Ecuador Empleos: Cómo elaborar una hoja de vida',
    url: 'https://ecuadorempleos.org/articulos/aspirantes/como-elaborar-una-hoja-de-vida/',
  },
  {
    name: 'Acuerdo MDT-2017-0082 (Ecuador): erradicación de la discriminación en el ámbito laboral',
    url: 'https://nmslaw.com.ec/blog/2017/06/19/ministerio-del-trabajo-expide-la-normativa-la-erradicacion-la-discriminacion-ambito-laboral/',
  },
  {
    name: 'TN (2021): Cómo hacer un currículum vitae correctamente estructurado',
    url: 'https://tn.com.ar/sociedad/2021/07/10/como-hacer-un-curriculum-vitae-correctamente-estructurado-para-aplicar-a-un-trabajo/',
  },
  {
    name: 'Ley 6471 de Buenos Aires (2021), Defensoría del Pueblo',
    url: 'https://defensoria.org.ar/noticias/los-curriculums-vitae-no-incluiran-nombre-edad-genero-ni-fotos-2',
  },
  { name: 'GoinGlobal: Chile: Resumes/CV Guidelines', url: 'http://www.goinglobal.com/articles/1859/' },
  {
    name: 'Código del Trabajo (Chile), art. 2, Dirección del Trabajo',
    url: 'http://dt.gob.cl/consultas/1613/w3-article-95023.html',
  },
  {
    name: 'ACS Career Services: The Structure of a Resume: What Not to Include',
    url: 'https://www.acs.org/careers/career-services/career-pathways/industry/resume/structure-of-the-resume-what-not-to-include.html',
  },
  {
    name: 'Reference.com: Should a Resume Be Only One Page Long?',
    url: 'https://www.reference.com/business-finance/should-resume-only-one-long-941916f00756b8c6',
  },
  {
    name: 'Acas: Following discrimination law: recruitment',
    url: 'https://www.acas.org.uk/hiring-someone/follow-discrimination-law',
  },
  {
    name: 'Wandsworth Council: Application guidance: CV applications',
    url: 'http://www.wandsworth.gov.uk/info/100008/jobs_and_careers/2321/application_guidance',
  },
  {
    name: 'Agencia Pública de Empleo del SENA: qué se debe poner y qué no en una hoja de vida',
    url: 'https://www.noticiascaracol.com/economia/le-explicamos-paso-a-paso-lo-que-se-debe-poner-y-lo-que-no-en-una-hoja-de-vida',
  },
]

export const GAP_SOURCES: readonly InfoSource[] = [
  {
    name: 'Hartlepool Borough Council: Explore careers: Dealing with gaps in your career',
    url: 'https://www.hartlepool.gov.uk/info/20070/adult_and_community_learning/986/explore_careers/15',
  },
]

export const INTERVIEW_SOURCES: readonly InfoSource[] = [
  {
    name: 'KM Health and Care Academy: The STAR method',
    url: 'https://www.kmhealthandcareacademy.co.uk/starmethod/',
  },
  {
    name: 'modelocurriculum.net: Claves para redactar un email de agradecimiento tras una entrevista',
    url: 'https://modelocurriculum.net/blog/claves-para-redactar-un-email-de-agradecimiento-perfecto-tras-una-entrevista-de-trabajo',
  },
  {
    name: 'UNC-Chapel Hill, University Career Services: Thank You Letters',
    url: 'https://careers.unc.edu/students/step-3-gain-experience/resumes-and-letters/thank-you-letters',
  },
]
