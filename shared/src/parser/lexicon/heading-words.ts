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

const split = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

interface HeadingPhrases {
  /** Names that ATS commonly expect. The score counts only these as known headings. */
  readonly standard: readonly string[]
  readonly other: readonly string[]
}

/** Section headings in Spanish and English, as `fold` returns them, by the kind of section their content goes to. */
export const HEADING_PHRASES: Readonly<Record<SectionKind, HeadingPhrases>> = {
  summary: {
    standard: split(`
      summary, professional summary, career summary, executive summary, profile, professional profile, about,
      about me, objective, career objective, personal statement, introduction, overview, resumen,
      resumen profesional, perfil, perfil profesional, sobre mi, acerca de mi, objetivo, objetivo profesional,
      extracto, presentacion, quien soy`),
    other: split(`
      summary of qualifications, personal profile, career profile, professional objective, statement, bio,
      biography, who i am, highlights, career highlights, qualifications summary, welcome, in short,
      resumen ejecutivo, perfil personal, acerca de, objetivos, objetivo laboral, introduccion, biografia,
      sintesis, sintesis profesional, declaracion personal, carta de presentacion, profile summary, professional bio,
      career overview, resena, resena personal, a cerca de mi, acerca de mi perfil, perfil laboral, perfil ocupacional,
      descripcion personal, mi perfil, mi perfil profesional, resumen personal, objetivos profesionales, extracto profesional`),
  },
  experience: {
    standard: split(`
      experience, work experience, professional experience, employment, employment history, work history,
      career history, career, relevant experience, professional background, internships, experiencia,
      experiencia laboral, experiencia profesional, experiencia de trabajo, trayectoria,
      trayectoria profesional, trayectoria laboral, historial laboral, empleo, empleos, practicas,
      practicas profesionales`),
    other: split(`
      work, professional work experience, job history, past jobs, previous jobs, jobs, past employment, working experience, work details, employment details, employment summary, experience summary, career progression,
      career path, job experience, industry experience, other experience, other work experience, additional experience,
      teaching experience, research experience, clinical experience, leadership experience, internship,
      internship experience, positions, positions held, professional history, work and experience,
      professional appointments, appointments, academic positions, military experience, employment experience,
      consulting experience, selected experience, industrial experience, practical experience,
      technical experience, engineering experience, previous experience, professional employment,
      employment record, professional career, experiencia relevante, historia laboral, vida laboral,
      antecedentes laborales, otra experiencia, otras experiencias, experiencia previa, experiencia docente,
      experiencia investigadora, experiencia en investigacion, pasantias, puestos, cargos, experiencias,
      experiencias laborales, experiencias profesionales, antecedentes profesionales, trabajo, trabajos,
      desempeno profesional, recorrido profesional, experiencia academica, experiencia tecnica,
      carrera profesional, actividad profesional, historial profesional, docencia, resumen laboral,
      resumen de experiencia, resumen de experiencia laboral, experiencia de trabajo, experiencia educativa,
      experiencia formativa, practicas laborales, practicantia, practicas pre profesionales, practicas preprofesionales,
      experiencias de trabajo, historial de trabajo, historial de empleo, ultimos trabajos, trabajos realizados, trabajos anteriores, mi experiencia,
      experiencia laboral y profesional, trayectoria academica y profesional, situacion laboral actual, teaching,
      teaching assistantships, ayudantias, experiencia en docencia`),
  },
  education: {
    standard: split(`
      education, academic background, academic, academics, academic history, education and training, qualifications,
      educacion, formacion, formacion academica, estudios, titulacion, preparacion academica,
      antecedentes academicos, formacion y estudios, educacion y formacion, formacion profesional, escolaridad,
      datos academicos`),
    other: split(`
      education qualification, education details, educational details, educational qualification details, educational background, educational credentials, academic credentials, academic details, academic qualifications, studies, education and qualifications,
      academic education, formal education, degrees, schooling, training and education, academic record,
      educational qualifications, academic profile, education history, academic training, university,
      scholastic record, doctoral studies, pre-doctoral studies, graduate studies, undergraduate studies, university studies, estudios realizados, titulaciones, historial academico, titulos, estudios academicos,
      trayectoria academica, formacion reglada, formacion universitaria, informacion academica, academico,
      perfil academico, grados academicos, educacion formal, educacion superior, formacion educativa,
      formacion y educacion, estudios universitarios, estudios superiores, titulo de maestria, preparacion,
      nivel de estudios, formacion escolar, estudios cursados, mis estudios, instruccion, instruccion academica,
      instruccion formal, nivel academico, formacion academica y profesional, formacion educativa y profesional`),
  },
  skills: {
    standard: split(`
      skills, technical skills, key skills, core skills, professional skills, core competencies, competencies,
      expertise, areas of expertise, technologies, tech stack, technical expertise, technical proficiencies,
      tools, strengths, computer skills, soft skills, skills and tools, programming languages, habilidades,
      habilidades tecnicas, aptitudes, competencias, competencias tecnicas, competencias clave, conocimientos,
      conocimientos tecnicos, conocimientos informaticos, destrezas, capacidades, herramientas, tecnologias,
      habilidades personales, informatica, habilidades y competencias`),
    other: split(`
      core qualifications, skills and abilities, abilities, competences, technical strengths, tools and technologies, key strengths,
      it skills, programming skills, programming, software, software skills, hard skills, interpersonal skills,
      personal skills, skills and technologies, skills summary, skill set, skillset, skill highlights,
      technical summary, technical competencies, specialties, specialities, other skills, additional skills,
      relevant skills, digital skills, key competencies, skills and expertise, technical knowledge,
      languages and technologies, top skills, proficiencies, skills and competencies, technical,
      technical background, skills and qualifications, keywords, competencias profesionales,
      habilidades blandas, habilidades profesionales, habilidades interpersonales, competencias digitales,
      competencias personales, fortalezas, especialidades, habilidades y conocimientos,
      conocimientos y habilidades, aptitudes profesionales, areas de especialidad, areas de experiencia,
      programas, software y herramientas, manejo de software, cualidades, herramientas y tecnologias,
      habilidades clave, habilidades digitales, competencias informaticas, lenguajes de programacion,
      conocimientos de informatica, otros conocimientos, otras habilidades, habilidades informaticas,
      capacidades tecnicas, habilidades sociales, idiomas y habilidades, experticia, perfil tecnico,
      aptitudes principales, habilidades principales, competencias principales, principales aptitudes,
      areas de especializacion, areas de expertise, areas de conocimiento, habilidades y destrezas, stack tecnologico,
      stack, conocimientos adquiridos, conocimientos y competencias, frameworks, languages and frameworks,
      habilidades y herramientas, herramientas de software, tecnologias y herramientas, computacion, competences,
      my skills, mis habilidades, habilidades y aptitudes, conocimientos en informatica, valores y habilidades, fuertes, mis fuertes, cualidades y fortalezas,
      cualificaciones, softskills, hardskills, habilidades duras, manejo de programas, ofimatica, dominio de software, competencias transversales,
      key qualifications, personal qualities, personal traits, personal attributes, attributes, toolbox, toolset, technical toolkit`),
  },
  languages: {
    standard: split(`
      languages, language skills, idiomas, lenguas, lenguajes`),
    other: split(`
      language, language proficiency, languages spoken, spoken languages, foreign languages, idioma,
      conocimiento de idiomas, competencias linguisticas, lenguas extranjeras, manejo de idiomas,
      nivel de idiomas, conocimientos de idiomas, dominio de idiomas, language knowledge, my languages,
      otros idiomas, idiomas extranjeros`),
  },
  projects: {
    standard: split(`
      projects, personal projects, selected projects, key projects, academic projects, side projects, portfolio,
      open source, proyectos, proyectos personales, proyectos destacados, portafolio`),
    other: split(`
      open source projects, open source contributions, notable projects, relevant projects, project experience,
      technical projects, featured projects, professional projects, projects and research, research projects,
      software projects, university projects, other projects, contributions, recent projects,
      independent projects, class projects, course projects, proyectos academicos, proyectos relevantes,
      portafolios, proyectos profesionales, proyectos de investigacion, proyectos realizados, codigo abierto,
      otros proyectos`),
  },
  certifications: {
    standard: split(`
      certifications, certificates, licenses, licenses and certifications, courses and certifications,
      certificaciones, certificados, licencias, diplomas, cursos y certificaciones, cursos y certificados`),
    other: split(`
      certification, certificate, licences, certifications and licenses, professional certifications,
      professional certification, credentials, accreditations, licences and certifications,
      certifications and training, training and certifications, licensure, certificates and licenses,
      certifications and courses, professional credentials, professional licenses, certificacion,
      licencias y certificaciones, acreditaciones, certificaciones y cursos, certificados y cursos,
      certificaciones profesionales, titulos y certificaciones, credenciales, certificaciones y licencias`),
  },
  awards: {
    standard: split(`
      awards, honors, honours, honors and awards, awards and honors, achievements, accomplishments,
      scholarships, premios, reconocimientos, logros, distinciones, premios y reconocimientos, becas, meritos`),
    other: split(`
      honours and awards, awards and achievements, recognition, recognitions, prizes, distinctions, fellowships,
      grants, academic awards, key achievements, awards and recognition, awards and scholarships,
      scholarships and awards, honors and scholarships, scholastic achievements, academic achievements,
      achievements and awards, academic honors, professional achievements, awards and fellowships,
      fellowships and awards, selected honors, honors-awards, patents, becas y premios, premios y becas,
      honores, logros y reconocimientos, premios y distinciones, reconocimientos y premios,
      logros profesionales, logros academicos, galardones, honores y premios, menciones, principales logros,
      logros destacados`),
  },
  volunteer: {
    standard: split(`
      volunteer, volunteering, volunteer experience, volunteer work, community service, leadership,
      leadership and activities, extracurricular activities, activities, voluntariado,
      experiencia de voluntariado, labor social, actividades extracurriculares, actividades`),
    other: split(`
      community involvement, volunteer activities, social work, community, service, civic engagement,
      volunteerism, community work, outreach, volunteering experience, volunteer service,
      leadership and volunteering, extracurriculars, activities and leadership, campus involvement,
      extra curricular activities, involvement, organizations, leadership and involvement, student activities,
      campus activities, extracurricular, trabajo voluntario, servicio comunitario, actividades de voluntariado,
      servicio social, voluntariados, accion social, experiencia voluntaria, liderazgo, participacion social`),
  },
  contact: {
    standard: split(`
      contact, contact information, contact details, personal details, personal information, personal data,
      links, profiles, social, contacto, datos de contacto, datos personales, informacion personal, enlaces,
      perfiles, redes`),
    other: split(`
      contact me, contact info, details, social media, online, address, personal info, personal, find me online,
      social profiles, online profiles, web, info, social links, websites, find me, social networks, networks,
      basics, informacion de contacto, datos, redes sociales, direccion, contactame, contactar, informacion,
      perfiles en linea, detalles personales, informacion general, datos generales, antecedentes personales,
      enlaces de interes, contactos, info personal, info de contacto, informacion de contacto y redes, my contact,
      informacion basica, datos basicos, mis datos, sobre el candidato, personal particulars, personal dossier, biodata,
      bio data, personal biodata, passport details`),
  },
  publications: {
    standard: split(`
      publications, selected publications, papers, research, presentations, talks, publicaciones, articulos,
      investigacion, ponencias`),
    other: split(`
      articles, research publications, journal articles, publications and presentations, conference papers,
      conferences, invited talks, books, publication, speaking, speaking engagements, research interests,
      conference presentations, writing, blog posts, patents and publications, publications and patents, thesis,
      theses, selected talks, talks and presentations, presentations and publications, media, press,
      published works, exhibitions, solo exhibitions, group exhibitions, selected exhibitions, creative work,
      creative works, selected works, artworks, discography, discografia, conferencias, congresos, publicaciones seleccionadas, libros, tesis,
      publicaciones y ponencias, presentaciones, charlas, lineas de investigacion, publicaciones cientificas,
      seminarios, exposiciones, exposiciones individuales, exposiciones colectivas, congresos y ponencias, ponencias y congresos`),
  },
  interests: {
    standard: split(`
      interests, hobbies, hobbies and interests, interests and hobbies, intereses, aficiones, pasatiempos,
      hobbies e intereses`),
    other: split(`
      personal interests, passions, activities and interests, other interests, interests and activities,
      skills and interests, outside interests, life philosophy, most proud of, my time, a day of my life,
      my life philosophy, intereses y aficiones, intereses personales, aficiones e intereses, otros intereses,
      gustos, tiempo libre, pasiones, mis pasiones, intereses principales, mis intereses, areas de interes, areas of interest`),
  },
  references: {
    standard: split(`
      references, referees, recommendations, referencias, recomendaciones`),
    other: split(`
      professional references, reference, testimonials, academic references, referencias laborales,
      referencias personales, referencias profesionales, avales, referencia personal, referencia laboral, referencia laborales,
      referencia, referencias familiares, referencias y contactos`),
  },
  courses: {
    standard: split(`
      courses, training, cursos, formacion complementaria, capacitacion`),
    other: split(`
      coursework, relevant coursework, professional development, trainings, workshops, seminars,
      continuing education, online courses, additional training, relevant courses, course work, key courses,
      selected coursework, courses and training, professional training, moocs, formacion adicional,
      cursos complementarios, cursos y talleres, talleres, capacitaciones, formacion continua, otros cursos,
      cursos realizados, cursos y seminarios, capacitacion y cursos, otra formacion, otros estudios,
      desarrollo profesional, estudios complementarios, educacion complementaria, educacion continua,
      actualizacion profesional, diplomados, diplomados y cursos, cursos y diplomados, otras formaciones,
      formacion extracurricular, formacion no formal, educacion no formal, bootcamps, formacion no reglada, cursos extracurriculares,
      capacitacion profesional, cursos y capacitaciones, capacitaciones y cursos, congresos y cursos`),
  },
  memberships: {
    standard: [],
    other: split(`
      memberships, affiliations, professional affiliations, professional memberships, associations, membership,
      professional associations, membresias, asociaciones, afiliaciones, colegiaciones,
      asociaciones profesionales, membresias profesionales`),
  },
  other: {
    standard: [],
    other: split(`
      additional information, other, miscellaneous, additional, other information, misc, other activities,
      further information, extra, informacion adicional, otros, otros datos, datos adicionales,
      otros datos de interes, datos de interes, informacion complementaria, varios, otra informacion,
      observaciones, observaciones adicionales, comentarios, comentarios adicionales, notas adicionales, additional remarks,
      additional comments, remarks, mas informacion, informacion de interes, otras actividades, disponibilidad, availability, permiso de conducir, carnet de conducir, permisos`),
  },
}
