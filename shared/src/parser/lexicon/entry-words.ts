/** Words of the names in an entry, in Spanish and English, folded, separated by spaces. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Nouns that name what a person does. */
export const ROLE_NOUNS = words(`
  accountant administrator advisor adviser advocate agent aide ambassador analyst apprentice architect artist assistant associate
  attorney auditor author banker barista bartender bookkeeper builder buyer captain caregiver carer cashier ceo cfo chair chairman chef chief
  cio clerk cleaner cmo co-founder cofounder coach consultant contractor contributor controller cook coo coordinator copywriter
  counsel counselor creator crew cto curator dean dentist deputy designer dev developer dev-ops director dispatcher doctor driver
  economist editor educator electrician employee engineer evangelist examiner executive expert facilitator fellow foreman founder
  freelance freelancer generalist grader graduate handler head helper illustrator inspector instructor intern internship interpreter
  investigator janitor journalist journeyman judge laborer lawyer lead leader lecturer liaison librarian lifeguard machinist maker manager
  marketer mechanic mentor merchandiser midwife moderator model musician nurse officer operator optician organizer owner paralegal
  paramedic partner pharmacist photographer physician physicist physiotherapist pilot planner plumber policeman postdoc practitioner president
  principal producer prof professor programmer proofreader provost psychologist publisher realtor receptionist recruiter registrar reporter
  representative researcher resident reviewer salesperson scholar scientist secretary server shareholder sommelier specialist sre
  steward stocker strategist student supervisor surgeon surveyor teacher technician technologist teller tester therapist trader trainee
  trainer translator treasurer tutor underwriter veterinarian videographer vice-president volunteer vp waiter waitress warden welder worker
  writer developer/engineer undergraduate postgraduate superintendent sales-associate salesman saleswoman valet host hostess bellboy tailor
  abogado abogada academico acompanante administrador administradora administrativo administrativa agente albanil alumna alumno analista animador
  animadora arquitecto arquitecta asesor asesora asistente asociado asociada auditor auditora autonomo autonoma autor autora auxiliar ayudante azafata
  becario becaria bibliotecario bibliotecaria bioquimico bombero cajero cajera cadete camarero camarera capataz catedratico catedratica chofer cientifico cientifica cocinero
  cocinera colaborador colaboradora comercial community-manager conductor conductora conserje consultor consultora contable contador contadora
  coordinador coordinadora creador creadora dependiente dependienta desarrollador desarrolladora dibujante director directora disenador
  disenadora docente doctor doctora economista editor editora ejecutivo ejecutiva electricista empleado empleada encargado encargada enfermera enfermero
  especialista estudiante facilitador facilitadora farmaceutico farmaceutica fisioterapeuta fotografo fotografa fundador fundadora
  gerente gestor gestora gobernanta guia ilustrador ilustradora informatico ingeniera ingeniero inspector inspectora instructor instructora integrador interventor
  interventora investigador investigadora jefa jefe lider limpiador maestra maestro matrona mecanico medica medico mentor monitor monitora
  mozo negociador oficial operador operadora operaria operario orientador orientadora pasante periodista perito practicante presidente presidenta
  preventista procurador profesor profesora profesionista programador programadora promotor promotora propietario propietaria psicologa psicologo
  psicopedagoga publicista quimica quimico realizador recepcionista redactor redactora reponedor reponedora representante repartidor residente responsable
  secretaria secretario socia socio soldador subdirector subdirectora subgerente supervisor supervisora tecnica tecnico teleoperador teleoperadora
  terapeuta tesorera tesorero topografo trabajador trabajadora traductor traductora tutor tutora vendedor vendedora veterinaria veterinario vicepresidente vigilante
  voluntaria voluntario project-manager product-owner scrum-master qa
  actor actress actuary adjuster adviser anchor appraiser archivist au-pair auctioneer babysitter baker barber barrister beautician bricklayer broker butcher
  campaigner captain carpenter chaplain chemist choreographer columnist composer concierge conservator corporal correspondent craftsman curator dancer
  dietitian dishwasher doctoral draftsman drafter estimator farmhand fundraiser gardener groundskeeper guard guide hairdresser hca housekeeper labourer
  landscaper lieutenant linguist maid matron nanny organiser painter pastor phlebotomist plasterer porter postdoctoral presenter promoter radiographer ranger
  referee roofer rep scaffolder sdr sergeant singer soldier solicitor sous-chef statistician stylist umpire underwriter usher vet
  aprendiz arbitro archivero asesor-comercial ayudantia bailarin barman biologo biologa canguro capacitador cantante capitan carnicero carpintero
  celador celadora chef-ejecutivo community confeccionista contralor corrector costurera cuidador cuidadora delineante dentista diagramador doctorando
  doctoranda educador educadora entrenador entrenadora escritor esteticista estibador fiscal fontanero geologo geologa gruista guardia guionista
  jardinero juez kinesiologo kinesiologa liquidador locutor locutora maquetador maquinista marinero masajista matron memorista mensajero militar modista motorista
  musico ninera notario nutricionista odontologo odontologa operador-logistico panadero parvularia pastelero peluquero peluquera peon pescadero pintor
  policia portero preparador presentador psicopedagogo psicopedagoga relator rider sargento servidor socorrista sobrecargo tallerista tecnologo-medico
  teleasistente tesista tramitador visitador visitadora`)

/** Role nouns that are adjectives after another word: `Ransa Comercial`, `Estudio Contable`. */
export const ROLE_ADJECTIVES = words(`
  comercial contable tecnico tecnica administrativo administrativa quimico quimica medico medica mecanico mecanica farmaceutico farmaceutica academico
  academica cientifico cientifica oficial residente editora constructora promotora consultora comercializadora informatico informatica economist owner
  veterinario veterinaria asociado executive judge`)

/** Seniority and kinds of work, before or after a role. */
export const ROLE_GRADES = words(`
  senior sr junior jr mid staff principal lead head chief assistant associate deputy vice interim acting trainee graduate full-time part-time
  fullstack full-stack frontend front-end backend back-end freelance remote visiting adjunct tenured certified licensed registered titular interina interino
  junior senior adjunto adjunta titulada titulado practicas media jornada stack web software data mobile cloud devops`)

/** Words in the names of companies and other employers; legal forms are in `company-suffixes.ts`. */
export const COMPANY_WORDS = words(`
  holdings holding group grupo partners associates labs laboratories laboratory lab studio studios solutions systems technologies technology software
  consulting consultants services bank banco bancos capital ventures industries international global enterprises agency agencia foundation fundacion
  institute instituto university universidad universitat college school colegio escuela hospital clinic clinica center centre centro ministry
  ministerio department departamento ayuntamiento municipality municipalidad government gobierno council consejo association asociacion cooperativa
  cooperative restaurant restaurante hotel cafe store tienda tiendas supermercados supermercado logistica logistics seguros insurance construcciones
  construction constructora consorcio estudio taller talleres gestoria conservas diario editorial press news media radio television energy energia
  telecom telecomunicaciones airlines airways pharma farmacia health healthcare salud transportes transport farms foods alimentos bodegas textil
  museum museo library biblioteca church iglesia club academy academia network works hermanos hijos sons brothers bros motors electric electronics
  robotics analytics digital interactive games entertainment productions design designs supply trading imports distribuidora comercializadora
  servicios soluciones sistemas tecnologias tecnologia laboratorios laboratorio diputacion generalitat junta secretaria-general caja mutua
  inmobiliaria despacho bufete abogados consultores asesores ingenieros arquitectos asociados organization ong ngo startup research bookstore market
  markets hardware office bureau federation federacion society sociedad firm firma program programa initiative proyecto team army navy force`)

/** Words in the names of degrees. */
export const DEGREE_WORDS = words(`
  bachelor bachelors bachelor's b.sc bsc b.s. b.s bs b.a. b.a ba beng b.eng b.eng. btech b.tech b.tech. bba b.b.a. bcom b.com bfa b.f.a. llb ll.b. llm associate associates associate's a.a. a.s. aas master masters master's m.sc msc m.s. m.s ms m.a. m.a
  ma meng m.eng m.eng. mtech m.tech mba m.b.a. mfa m.f.a. mphil m.phil mpa mph med m.ed m.ed. ph.d. ph.d phd dphil doctorate doctor doctoral md m.d. jd j.d. edd ed.d. diploma certificate ged minor major
  degree honours undergraduate postgraduate postdoctoral high-school baccalaureate a-levels a-level gcse gcses vocational bootcamp nanodegree licentiate
  licenciatura licenciado licenciada lic. grado graduado graduada ingenieria ingeniero ingeniera maestria magister master doctorado posgrado postgrado pregrado especializacion especialista especialidad diplomado
  diplomatura tecnico tecnica tecnicatura tecnologo tecnologa tecnologia bachiller bachillerato profesorado fp ciclo formativo eso secundaria secundario preparatoria arquitectura contador abogacia medicina
  batxillerat cfgs cfgm grau llicenciatura enginyeria primaria tsu t.s.u t.s.u. curso titulo titulado titulada experto certificado carrera perito residencia b1 bac doble`)

/** Words in the names of schools. */
export const SCHOOL_WORDS = words(`
  university universidad universitat universite universität universidade univ univ. universidades college school schools institute instituto institut institution tecnologico tecnologica politecnica politecnico
  polytechnic academy academia facultad faculty escuela colegio liceo lyceum lycee conservatory conservatorio centro center centre seminary campus ies cfp ceip cetys itesm unam uned uba mit ucla
  eth epfl caltech uc sena ipn uam ucm upm upc uab uoc esade iese coursera udacity udemy edx bootcamp hogeschool hochschule universitaria universitario gymnasium academies universitet ins escola liceu coderhouse platzi cibertec institucion inst inst.`)
