import type { SectionKey } from '../../resume/schema/content.ts'

/** What a section is about: the sections of the form, the header's contact block, or a kind kept as a section of its own. */
export type SectionKind =
  | SectionKey
  | 'contact'
  | 'publications'
  | 'interests'
  | 'references'
  | 'courses'
  | 'memberships'
  | 'other'

/**
 * Headings of CVs as people write them, in Spanish and English, folded (no accents, lower case). The longest phrase that
 * fits wins; `kind` is where its content goes. Phrases are parted by commas.
 */
export const HEADING_PHRASES: Readonly<Record<SectionKind, string>> = {
  summary: `
    summary, professional summary, career summary, executive summary, summary of qualifications, profile,
    professional profile, personal profile, career profile, about, about me, objective, career objective,
    professional objective, personal statement, statement, introduction, bio, biography, overview, who i am,
    highlights, career highlights, qualifications summary, welcome, in short, resumen, resumen profesional,
    resumen ejecutivo, perfil, perfil profesional, perfil personal, sobre mi, acerca de mi, acerca de,
    objetivo, objetivo profesional, objetivos, objetivo laboral, extracto, presentacion, introduccion,
    biografia, quien soy, sintesis, sintesis profesional, declaracion personal, carta de presentacion`,
  experience: `
    experience, work experience, professional experience, employment, employment history, work history, work,
    career history, career, relevant experience, professional background, job experience, industry experience,
    other experience, other work experience, additional experience, teaching experience, research experience,
    clinical experience, leadership experience, internships, internship, internship experience, positions,
    positions held, professional history, work and experience, professional appointments, appointments,
    academic positions, military experience, employment experience, consulting experience, selected experience,
    industrial experience, practical experience, technical experience, engineering experience,
    previous experience, professional employment, employment record, professional career, experiencia,
    experiencia laboral, experiencia profesional, experiencia de trabajo, experiencia relevante, trayectoria,
    trayectoria profesional, trayectoria laboral, historial laboral, historia laboral, empleo, empleos,
    vida laboral, antecedentes laborales, otra experiencia, otras experiencias, experiencia previa,
    experiencia docente, experiencia investigadora, experiencia en investigacion, practicas,
    practicas profesionales, pasantias, puestos, cargos, experiencias, experiencias laborales,
    experiencias profesionales, antecedentes profesionales, trabajo, trabajos, desempeno profesional,
    recorrido profesional, experiencia academica, experiencia tecnica, carrera profesional,
    actividad profesional, historial profesional, docencia`,
  education: `
    education, academic background, educational background, academic qualifications, academics, studies,
    academic history, education and training, education and qualifications, qualifications, academic education,
    formal education, degrees, schooling, training and education, academic record, educational qualifications,
    academic profile, education history, academic training, university, scholastic record, educacion,
    formacion, formacion academica, estudios, estudios realizados, titulacion, titulaciones,
    preparacion academica, antecedentes academicos, historial academico, formacion y estudios, titulos,
    educacion y formacion, formacion profesional, escolaridad, estudios academicos, trayectoria academica,
    formacion reglada, formacion universitaria, datos academicos, informacion academica, academico,
    perfil academico, grados academicos, educacion formal, educacion superior, formacion educativa,
    formacion y educacion, estudios universitarios, estudios superiores, titulo de maestria`,
  skills: `
    skills, technical skills, key skills, core skills, professional skills, skills and abilities, abilities,
    core competencies, competencies, competences, expertise, areas of expertise, technologies, tech stack,
    technical expertise, technical proficiencies, technical strengths, tools, tools and technologies,
    strengths, key strengths, computer skills, it skills, programming skills, programming, software,
    software skills, soft skills, hard skills, interpersonal skills, personal skills, skills and tools,
    skills and technologies, skills summary, skill set, skillset, skill highlights, technical summary,
    technical competencies, specialties, specialities, other skills, additional skills, relevant skills,
    digital skills, key competencies, skills and expertise, technical knowledge, languages and technologies,
    top skills, proficiencies, skills and competencies, programming languages, technical, technical background,
    skills and qualifications, keywords, habilidades, habilidades tecnicas, aptitudes, competencias,
    competencias tecnicas, competencias profesionales, competencias clave, conocimientos,
    conocimientos tecnicos, conocimientos informaticos, destrezas, capacidades, herramientas, tecnologias,
    habilidades blandas, habilidades personales, habilidades profesionales, informatica,
    habilidades interpersonales, competencias digitales, competencias personales, fortalezas, especialidades,
    habilidades y competencias, habilidades y conocimientos, conocimientos y habilidades,
    aptitudes profesionales, areas de especialidad, areas de experiencia, programas, software y herramientas,
    manejo de software, cualidades, herramientas y tecnologias, habilidades clave, habilidades digitales,
    competencias informaticas, lenguajes de programacion, conocimientos de informatica, otros conocimientos,
    otras habilidades, habilidades informaticas, capacidades tecnicas, habilidades sociales,
    idiomas y habilidades, experticia, perfil tecnico, aptitudes principales, habilidades principales,
    competencias principales, principales aptitudes`,
  languages: `
    languages, language skills, language, language proficiency, languages spoken, spoken languages,
    foreign languages, idiomas, idioma, lenguas, conocimiento de idiomas, competencias linguisticas, lenguajes,
    lenguas extranjeras, manejo de idiomas, nivel de idiomas`,
  projects: `
    projects, personal projects, selected projects, key projects, academic projects, side projects, portfolio,
    open source, open source projects, open source contributions, notable projects, relevant projects,
    project experience, technical projects, featured projects, professional projects, projects and research,
    research projects, software projects, university projects, other projects, contributions, recent projects,
    independent projects, class projects, course projects, proyectos, proyectos personales,
    proyectos destacados, proyectos academicos, proyectos relevantes, portafolio, portafolios,
    proyectos profesionales, proyectos de investigacion, proyectos realizados, codigo abierto, otros proyectos`,
  certifications: `
    certifications, certification, certificates, certificate, licenses, licenses and certifications, licences,
    certifications and licenses, professional certifications, professional certification, credentials,
    accreditations, licences and certifications, certifications and training, training and certifications,
    licensure, certificates and licenses, certifications and courses, courses and certifications,
    professional credentials, professional licenses, certificaciones, certificacion, certificados, licencias,
    licencias y certificaciones, acreditaciones, diplomas, cursos y certificaciones, certificaciones y cursos,
    certificados y cursos, cursos y certificados, certificaciones profesionales, titulos y certificaciones,
    credenciales, certificaciones y licencias`,
  awards: `
    awards, honors, honours, honors and awards, awards and honors, honours and awards, achievements,
    accomplishments, awards and achievements, recognition, recognitions, scholarships, prizes, distinctions,
    fellowships, grants, academic awards, key achievements, awards and recognition, awards and scholarships,
    scholarships and awards, honors and scholarships, scholastic achievements, academic achievements,
    achievements and awards, academic honors, professional achievements, awards and fellowships,
    fellowships and awards, selected honors, honors-awards, patents, premios, reconocimientos, logros, distinciones,
    premios y reconocimientos, becas, becas y premios, premios y becas, honores, logros y reconocimientos,
    meritos, premios y distinciones, reconocimientos y premios, logros profesionales, logros academicos,
    galardones, honores y premios, menciones, principales logros, logros destacados`,
  volunteer: `
    volunteer, volunteering, volunteer experience, volunteer work, community service, community involvement,
    volunteer activities, social work, community, service, civic engagement, volunteerism, community work,
    outreach, volunteering experience, volunteer service, leadership and volunteering, leadership,
    leadership and activities, extracurricular activities, extracurriculars, activities,
    activities and leadership, campus involvement, extra curricular activities, involvement, organizations,
    leadership and involvement, student activities, campus activities, extracurricular, voluntariado, experiencia de voluntariado,
    trabajo voluntario, servicio comunitario, actividades de voluntariado, servicio social, labor social,
    voluntariados, accion social, experiencia voluntaria, actividades extracurriculares, actividades,
    liderazgo, participacion social`,
  contact: `
    contact, contact me, contact information, contact details, contact info, personal details,
    personal information, details, personal data, links, profiles, social, social media, online, address,
    personal info, personal, find me online, social profiles, online profiles, web, info, social links,
    websites, find me, social networks, networks, basics, contacto, datos de contacto, informacion de contacto,
    datos personales, informacion personal, datos, enlaces, perfiles, redes sociales, redes, direccion,
    contactame, contactar, informacion, perfiles en linea, detalles personales, informacion general, datos generales,
    antecedentes personales, enlaces de interes`,
  publications: `
    publications, selected publications, papers, articles, research, research publications, journal articles,
    publications and presentations, conference papers, presentations, talks, conferences, invited talks, books,
    publication, speaking, speaking engagements, research interests, conference presentations, writing,
    blog posts, patents and publications, publications and patents, thesis, theses, selected talks,
    talks and presentations, presentations and publications, media, press, published works, exhibitions,
    publicaciones, articulos, investigacion, ponencias, conferencias, congresos, publicaciones seleccionadas,
    libros, tesis, publicaciones y ponencias, presentaciones, charlas, lineas de investigacion,
    publicaciones cientificas, seminarios, exposiciones, congresos y ponencias, ponencias y congresos`,
  interests: `
    interests, hobbies, hobbies and interests, interests and hobbies, personal interests, passions,
    activities and interests, other interests, interests and activities, skills and interests,
    outside interests, life philosophy, most proud of, my time, a day of my life, my life philosophy,
    intereses, aficiones, pasatiempos, hobbies e intereses, intereses y aficiones, intereses personales,
    aficiones e intereses, otros intereses, gustos, tiempo libre, mis pasiones`,
  references: `
    references, referees, recommendations, professional references, reference, testimonials,
    academic references, referencias, recomendaciones, referencias laborales, referencias personales,
    referencias profesionales, avales`,
  courses: `
    courses, coursework, relevant coursework, training, professional development, trainings, workshops,
    seminars, continuing education, online courses, additional training, relevant courses, course work,
    key courses, selected coursework, courses and training, professional training, moocs, cursos,
    formacion complementaria, formacion adicional, cursos complementarios, cursos y talleres, talleres,
    capacitacion, capacitaciones, formacion continua, otros cursos, cursos realizados, cursos y seminarios,
    capacitacion y cursos, otra formacion, otros estudios, desarrollo profesional, estudios complementarios,
    educacion complementaria, educacion continua, actualizacion profesional, diplomados, diplomados y cursos,
    cursos y diplomados`,
  memberships: `
    memberships, affiliations, professional affiliations, professional memberships, associations, membership,
    professional associations, membresias, asociaciones, afiliaciones, colegiaciones,
    asociaciones profesionales, membresias profesionales`,
  other: `
    additional information, other, miscellaneous, additional, other information, misc, other activities,
    further information, extra, informacion adicional, otros, otros datos, datos adicionales,
    otros datos de interes, datos de interes, informacion complementaria, varios, otra informacion,
    observaciones, mas informacion, informacion de interes, otras actividades, disponibilidad, availability`,
}
