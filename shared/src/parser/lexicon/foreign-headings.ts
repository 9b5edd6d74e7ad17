import type { SectionKind } from './heading-words.ts'

const split = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

/** Section headings in Catalan, Galician, Portuguese, French, German and Italian, as `fold` returns them. The parser only. */
export const FOREIGN_HEADINGS: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
  summary: split(`
    perfil professional, objectiu professional, objectiu profesional, objectiu, objectius, resum, resum professional,
    sobre mi mateix, sobre mi mateixa, qui soc, presentacio, extracte, obxectivo, obxectivo profesional, resumo,
    resumo profissional, perfil profissional, objetivo profissional, sobre mim, apresentacao, quem sou,
    profil, profil professionnel, a propos, a propos de moi, objectif, objectif professionnel, presentation personnelle,
    qui suis-je, zusammenfassung, uber mich, kurzprofil, personliches profil, berufsziel, profilubersicht,
    presentazione, profilo, profilo professionale, profilo personale, sommario, chi sono, su di me,
    obiettivo professionale, obiettivi professionali`),
  experience: split(`
    experiencia professional, experiencies professionals, experiencies laborals, experiencies, vida laboral i practiques,
    trajectoria professional, trajectoria, trajectoria laboral, practiques, practiques professionals, historial laboral,
    experiencia de treball, traxectoria profesional, practicas laborais, experiencia laboral e profesional,
    experiencia profissional, experiencias profissionais, historico profissional, trajetoria profissional, estagios,
    atividade profissional, percurso profissional, emprego, experiences professionnelles, experience professionnelle,
    parcours professionnel, parcours, stages, emplois, berufserfahrung, berufspraxis, praktische erfahrung, praktika,
    berufliche erfahrung, beruflicher werdegang, werdegang, praktikum, berufstatigkeit, arbeitserfahrung,
    esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali,
    esperienze, esperienza, esperienze di lavoro, tirocini`),
  education: split(`
    formacio, formacio academica, formacio reglada, formacio i educacio, educacio, educacio i formacio, estudis,
    estudis academics, dades academiques, titulacio, titulacions, formacion regrada, estudos,
    formacao, formacao academica, educacao, educacao e formacao, formacao e educacao, habilitacoes academicas,
    habilitacoes literarias, escolaridade, percurso academico, formation, formations, formation academique, etudes,
    parcours scolaire, parcours academique, diplomes, diplomes et formations, education et formation, ausbildung,
    bildung, bildungsweg, studium, schulbildung, schulische ausbildung, akademische ausbildung, ausbildung und studium,
    istruzione, istruzione e formazione, formazione, formazione accademica, formazione scolastica,
    studi, titoli di studio, percorso di studi`),
  skills: split(`
    competencies, competencies personals, competencies professionals, competencies tecniques, habilitats, aptituds,
    habilitats i competencies, habilitats personals, coneixements, coneixements informatics, eines, competencies digitals,
    capacitats, conecementos, aptitudes e conecementos, competencias persoais, habilidades tecnicas e persoais,
    competencias tecnicas, conhecimentos, conhecimentos tecnicos, conhecimentos informaticos, aptidoes,
    competencias pessoais, habilidades pessoais, ferramentas, ferramentas e tecnologias, informatique, competences cles,
    competences techniques, competences informatiques, competences personnelles, savoir-etre, savoir-faire, atouts,
    outils, logiciels, aptitudes professionnelles, kenntnisse, fahigkeiten, kompetenzen, kenntnisse und fahigkeiten,
    fahigkeiten und kenntnisse, edv-kenntnisse, it-kenntnisse, fachkenntnisse, starken, soziale kompetenzen,
    competenze, competenze tecniche, competenze digitali, competenze informatiche,
    competenze personali, competenze professionali, capacita e competenze, conoscenze informatiche`),
  languages: split(`
    idiomes, llengues, coneixements linguistics, linguas, idiomas e linguas, linguas estranxeiras, linguas estrangeiras,
    langues, langues etrangeres, competences linguistiques, sprachen, sprachkenntnisse, fremdsprachen,
    lingue, lingue straniere, competenze linguistiche, conoscenze linguistiche`),
  projects: split(`
    projectes, projectes personals, projectes academics, proxectos, proxectos persoais, projetos, projectos,
    projetos pessoais, projetos academicos, projets, projets personnels, projets academiques, realisations, projekte,
    private projekte, eigene projekte,
    progetti, progetti personali`),
  certifications: split(`
    certificats, certificacions, certificados e cursos, certificacoes, certificacoes e cursos, cursos e certificacoes,
    certifications et formations, certificats et diplomes, zertifikate, zertifizierungen, zertifikate und kurse,
    certificazioni, attestati, certificati`),
  awards: split(`
    premis, premis i reconeixements, beques, premios e distincions, premios e distincoes, premios e reconhecimentos, conquistas,
    prix, distinctions honorifiques, prix et distinctions, auszeichnungen, preise, stipendien, ehrungen,
    premi, premi e riconoscimenti, riconoscimenti, borse di studio`),
  volunteer: split(`
    voluntariat, activitats, activitats no laborals, activitats extraescolars, voluntariado social,
    trabalho voluntario, atividades voluntarias, atividades extracurriculares, benevolat, engagement associatif,
    vie associative, activites extra-professionnelles, ehrenamt, ehrenamtliches engagement, engagement,
    attivita di volontariato, esperienze di volontariato`),
  contact: split(`
    contacte, dades personals, dades de contacte, informacio personal, datos persoais, dados pessoais, contato, contatos,
    contactos, informacao pessoal, informacoes pessoais, informacoes de contato, coordonnees, informations personnelles,
    contactez-moi, etat civil, liens, kontakt, kontaktdaten, personliche daten, angaben zur person,
    personliche angaben, personalien,
    contatti, dati personali, informazioni personali, dati anagrafici, recapiti`),
  publications: split(`
    publicacions, publicacions i congressos, recerca, publicacoes, publicacoes cientificas, investigacao, publikationen,
    veroffentlichungen, forschung, publications scientifiques, recherche,
    pubblicazioni`),
  interests: split(`
    aficions, interessos, afeccions, interesses, interesses pessoais, passatempos, centres d'interet, loisirs,
    interets, hobbys, interessen, interessen und hobbys, freizeit, hobbys und interessen,
    interessi, interessi personali, hobby e interessi, tempo libero`),
  references: split(`
    referencies, referencias profissionais, recommandations, referenzen,
    referenze`),
  courses: split(`
    formacio complementaria, altra formacio, cursos realitzats, cursos i tallers, altres cursos,
    outra formacion, formacao complementar, cursos complementares, formations complementaires, formation continue,
    weiterbildung, weiterbildungen, fortbildung, fortbildungen, kurse, seminare,
    corsi, corsi di formazione, corsi e seminari`),
  other: split(`
    altres, altres dades, altres dades d'interes, outros, outros datos, outras informacoes, informacoes adicionais,
    informacao adicional, divers, autres, informations complementaires, sonstiges, weitere informationen,
    carnet de conduir, carta de conducao, permis de conduire, fuhrerschein,
    altro, altre informazioni, ulteriori informazioni, patente, patente di guida`),
}
