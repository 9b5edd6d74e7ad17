/** Generic Spanish words of resumes, to compose training texts from. Own lists, CC0. */
const list = (text: string): readonly string[] => text.split('|').map((item) => item.trim())

export const ROLES_ES =
  list(`abogado|abogada|administrador|administradora|administrativo|administrativa|agente|albañil|almacenero|almacenista|analista|
animador|animadora|aprendiz|archivero|arquitecto|arquitecta|asesor|asesora|asistente|auditor|auditora|auxiliar|ayudante|azafata|ayudantía|becario|becaria|
bibliotecario|bibliotecaria|biólogo|bióloga|bombero|cajero|cajera|camarero|camarera|capataz|capacitador|capacitadora|carpintero|catedrático|cerrajero|chef|chofer|chófer|científico|
científica|cocinero|cocinera|colaborador|colaboradora|comercial|conductor|conductora|conserje|consejero|consejera|consultor|consultora|contable|contador|contadora|
coordinador|coordinadora|costurera|cuidador|cuidadora|delegado|delegada|delineante|dependiente|dependienta|desarrollador|desarrolladora|dibujante|director|directora|
diseñador|diseñadora|docente|doctor|doctora|economista|editor|editora|educador|educadora|ejecutivo|ejecutiva|electricista|empleado|empleada|encargado|encargada|
enfermero|enfermera|entrenador|entrenadora|especialista|esteticista|facilitador|facilitadora|farmacéutico|farmacéutica|fisioterapeuta|fontanero|formador|formadora|fotógrafo|fotógrafa|fundador|fundadora|
gerente|geólogo|gestor|gestora|guardia|guía|ilustrador|ilustradora|informático|ingeniero|ingeniera|inspector|inspectora|instructor|instructora|intérprete|investigador|investigadora|
jardinero|jefe|jefa|lavaplatos|limpiador|limpiadora|líder|locutor|locutora|logopeda|maestro|maestra|manicurista|maquinista|masajista|matrona|mecánico|médico|médica|mensajero|mesero|mesera|monitor|monitora|mozo|
moza|niñera|notario|nutricionista|obrero|obrera|oficial|operador|operadora|operario|operaria|orientador|orientadora|panadero|pasante|pastelero|peluquero|peluquera|peón|periodista|perito|pintor|planificador|planificadora|
podólogo|policía|portero|practicante|preparador|presidente|presidenta|procurador|productor|productora|profesor|profesora|programador|programadora|promotor|promotora|propietario|propietaria|
psicólogo|psicóloga|químico|recepcionista|reclutador|reclutadora|redactor|redactora|reponedor|reponedora|repartidor|representante|residente|responsable|sastre|secretario|secretaria|socio|socia|soldador|
socorrista|subdirector|subdirectora|subgerente|supervisor|supervisora|teleoperador|teleoperadora|terapeuta|tesorero|tesorera|topógrafo|trabajador social|trabajadora social|traductor|traductora|transportista|tutor|tutora|técnico|
técnica|tecnólogo|vendedor|vendedora|veterinario|veterinaria|vigilante|visitador|voluntario|voluntaria|autónomo|freelance|emprendedor|prácticas profesionales|práctica profesional|pasantía|practicante|residencia profesional|servicio social|ayudante de cátedra|
community manager|project manager|product owner|scrum master|tester|soporte técnico|freelancer|key account manager|trainee|back office|help desk|jefatura|dirección|coordinación|gerencia`)

export const FIELDS_ES =
  list(`ventas|producción|calidad|marketing|compras|logística|almacén|bodega|recursos humanos|sistemas|proyectos|obra|mantenimiento|cocina|sala|caja|tienda|sucursal|turno|
contabilidad|finanzas|tesorería|administración|atención al cliente|servicio al cliente|limpieza|seguridad|planta|laboratorio|enfermería|farmacia|educación infantil|educación primaria|
matemáticas|inglés|lengua|historia|física|química|biología|informática|programación|software|datos|redes|soporte|negocio|negocios|cuentas|clientes|eventos|comunicación|contenidos|redes sociales|
diseño gráfico|arquitectura|ingeniería|investigación|desarrollo|innovación|operaciones|transporte|reparto|montaje|máquinas|maquinaria|vehículos|hotel|restaurante|bar|piso|pisos|oficina|recepción|
crédito y cobranza|cobranza|nómina|nóminas|impuestos|auditoría|riesgos|cumplimiento|inventarios|inventario|control de calidad|medio ambiente|prevención de riesgos laborales|formación|selección|
personal|equipo|zona|área|región|país|división|departamento|campo|cultivo|ganadería|jardinería|electricidad|mecánica|soldadura|carpintería|pintura|construcción|edificación|topografía|
telecomunicaciones|base de datos|infraestructura|aplicaciones|páginas web|videojuegos|audiovisuales|fotografía|edición|traducción|turismo|viajes|deportes|ocio y tiempo libre|personas mayores|
salud|urgencias|pediatría|fisioterapia|psicología|trabajo social|derecho|archivo|biblioteca|call center|telemarketing|cartera|postventa|exportación|importación|comercio exterior|aduanas`)

export const ROLE_ADJECTIVES_ES =
  list(`senior|junior|sénior|júnior|comercial|administrativo|administrativa|técnico|técnica|general|financiero|financiera|contable|jurídico|jurídica|legal|industrial|civil|mecánico|eléctrico|
electrónico|clínico|clínica|escolar|docente|académico|académica|deportivo|médico|regional|nacional|ejecutivo|ejecutiva|principal|adjunto|adjunta|suplente|interino|interina|titular|polivalente|web|full stack|frontend|backend|
digital|gráfico|gráfica|social|sanitario|sanitaria|agrícola|forestal|ambiental|bilingüe|externo|interno|telefónico|logístico|operativo|funcional`)

export const ORG_HEADS_ES =
  list(`Hospital|Hospital General|Hospital Universitario|Clínica|Centro de Salud|Centro Médico|Centro Comercial|Centro|Restaurante|Bar|Cafetería|Hotel|Hostal|Supermercados|Supermercado|Tienda|Tiendas|Almacenes|Farmacia|Ferretería|Panadería|Pastelería|Peluquería|
Taller|Talleres|Autos|Transportes|Construcciones|Constructora|Inmobiliaria|Distribuidora|Comercializadora|Importadora|Industrias|Grupo|Corporación|Compañía|Empresa|Banco|Caja|Cooperativa|Fundación|Asociación|Instituto|Instituto Nacional de|
Ministerio de|Secretaría de|Dirección General de|Ayuntamiento de|Municipalidad de|Gobierno de|Gobierno Regional de|Alcaldía de|Diputación de|Junta de|Consejería de|Comisión|Colegio|Escuela|Universidad de|Universidad|Laboratorio|Laboratorios|Estudio|Estudio Jurídico|Bufete|Despacho|Gestoría|Asesoría|Consultora|
Agencia|Editorial|Diario|Radio|Canal|Club|Academia|Residencia|Guardería|Gimnasio|Parque|Museo|Teatro|Imprenta|Textiles|Conservas|Bodegas|Viveros|Agropecuaria|Minera|Electricidad|Servicios|Seguros|Clínica Dental|Carnicería|Frutería|Heladería|Pizzería|Iglesia|Cruz Roja|Policía Nacional|Fuerzas Armadas`)

export const ORG_TAILS_ES =
  list(`S.A.|S.L.|S.A.S.|SAS|SA|SL|S.R.L.|SRL|S.A.C.|SAC|C.A.|Ltda.|Ltda|S.A. de C.V.|SA de CV|E.I.R.L.|SLU|y Asociados|Hermanos|e Hijos|Consultores|Abogados|Ingenieros|Arquitectos|Servicios|Soluciones|Seguros|Logística|Consulting|Group|Solutions|
Digital|Technologies|Tech|Software|Ingeniería|Construcciones|Textil|Motor|Motors|Foods|Alimentos|Internacional|España|México|Colombia|Perú|Chile|Argentina|Latam|Iberia`)

export const DEGREE_HEADS_ES =
  list(`grado en|grado|licenciatura en|licenciado en|licenciada en|ingeniería en|ingeniería|ingeniero en|ingeniero|maestría en|máster en|máster universitario en|master en|magíster en|doctorado en|diplomado en|diplomatura en|técnico en|técnico superior en|técnica en|
tecnicatura en|tecnicatura superior en|tecnólogo en|tecnología en|profesorado de|profesorado en|bachiller en|bachillerato en|especialización en|especialista en|posgrado en|postgrado en|curso de|curso superior de|certificado en|certificado de profesionalidad en|ciclo formativo de grado superior en|
ciclo formativo de grado medio en|grado superior en|grado medio en|grado superior|grado medio|FP|FP II|CFGS|CFGM|FP grado superior en|formación profesional en|carrera de|estudios de|título de|perito|doble grado en|experto en|egresado de|estudiante de|contador público|bachillerato|bachillerato técnico en|curso en|taller de|seminario de|bootcamp de|programa de`)

export const DEGREES_ES =
  list(`bachillerato|bachiller|bachiller académico|bachiller técnico|ESO|E.S.O.|educación secundaria obligatoria|secundaria|secundaria completa|educación secundaria|graduado escolar|graduado en ESO|primaria|educación primaria|estudios primarios|estudios secundarios|preparatoria|título de bachiller|
bachillerato de ciencias|bachillerato de humanidades y ciencias sociales|bachillerato tecnológico|acceso a la universidad|selectividad|prueba de acceso a grado superior|doctorado|maestría|licenciatura|máster|MBA|arquitectura|medicina|derecho|psicología|enfermería|
administración de empresas|contaduría pública|contabilidad|comunicación social|trabajo social|ingeniería civil|ingeniería industrial|ingeniería informática|ingeniería de sistemas|ingeniería mecánica|ingeniería electrónica|diseño gráfico|perito mercantil|técnico auxiliar|bachiller en ciencias|nivel medio|educación básica|educación media|técnico laboral`)

export const STUDY_FIELDS_ES =
  list(`administración de empresas|administración y finanzas|administración|gestión administrativa|contabilidad|contaduría|economía|finanzas|marketing|mercadotecnia|comercio internacional|relaciones internacionales|derecho|ciencias políticas|psicología|pedagogía|educación infantil|educación primaria|
trabajo social|sociología|historia|geografía|filosofía|filología inglesa|filología hispánica|lenguas modernas|traducción e interpretación|periodismo|comunicación audiovisual|comunicación|publicidad y relaciones públicas|bellas artes|historia del arte|diseño gráfico|diseño de interiores|diseño de modas|arquitectura|
edificación|ingeniería civil|ingeniería industrial|sistemas computacionales|sistemas|informática|ciencias de la computación|desarrollo de software|desarrollo de aplicaciones web|desarrollo de aplicaciones multiplataforma|sistemas microinformáticos y redes|telecomunicaciones|electrónica|electricidad|mecánica|mecatrónica|
automoción|mantenimiento|química|biología|biotecnología|física|matemáticas|estadística|ciencias ambientales|geología|agronomía|veterinaria|medicina|enfermería|auxiliar de enfermería|cuidados auxiliares de enfermería|farmacia|fisioterapia|odontología|nutrición|laboratorio clínico|
radiología|deporte|educación física|actividad física|turismo|hostelería|cocina|gastronomía|panadería|estética|peluquería|imagen personal|seguridad e higiene|prevención de riesgos laborales|recursos humanos|logística|transporte|gestión de proyectos|ciencia de datos|inteligencia artificial|ciberseguridad|big data|inglés|idiomas|música`)

export const SCHOOL_HEADS_ES =
  list(`Universidad de|Universidad Nacional de|Universidad Autónoma de|Universidad Politécnica de|Universidad Tecnológica de|Universidad Católica de|Universidad Privada|Universidad Complutense de|Universidad|Universitat de|Instituto Tecnológico de|Instituto Superior|Instituto Politécnico|Instituto Técnico|Instituto|IES|I.E.S.|I.E.|
CEIP|CIFP|Colegio|Colegio San|Colegio Santa|Colegio Nacional|Colegio Salesianos|Escuela|Escuela Técnica|Escuela Superior de|Escuela Universitaria de|Escuela Normal de|Escuela de Hostelería de|Escuela de Arte de|Escuela Secundaria|Escuela Preparatoria|Liceo|Unidad Educativa|Institución Educativa|Centro de Formación|Centro de Estudios|Centro Educativo|
Academia|Facultad de Ciencias de|Facultad de Derecho, Universidad de|Conservatorio de|Conservatorio|SENA|CONALEP|CETIS|CBTIS|Politécnico|Tecnológico de|Corporación Universitaria|Fundación Universitaria|Centro Universitario|Cámara de Comercio de|Seminario`)

export const OBJECTS_ES =
  list(`clientes|el equipo de trabajo|los pedidos|las facturas|informes mensuales|la base de datos|el inventario|la caja|los proveedores|las ventas|la producción|el almacén|la documentación|las redes sociales|campañas de publicidad|el sitio web|nuevas funcionalidades|aplicaciones móviles|la atención telefónica|
pacientes|alumnos|clases particulares|material didáctico|la limpieza de las instalaciones|el mantenimiento de los equipos|las máquinas|la maquinaria|los procesos|los costos|el presupuesto|la nómina|los impuestos|contratos|demandas|reuniones|eventos|la agenda|planos|la obra|los estándares de calidad|las normas de seguridad|
mercancía|la mercancía del establecimiento|la carga y descarga de camiones|la cartera de clientes|las metas comerciales|encuestas|estudios de mercado|proyectos de investigación|muestras|ensayos|la cocina|los alimentos|el menú|las habitaciones|las reservas|el servicio de mesas|la red|los servidores|incidencias|soporte a usuarios|personal nuevo|los indicadores|tableros de control`)

export const ENDS_ES = list(
  `|para la gerencia|de la empresa|en el área de ventas|con un equipo de ocho personas|según las normas vigentes|en tiempo y forma|durante dos años|con el fin de mejorar los procesos|a nivel nacional|de acuerdo con el plan|y seguimiento de los resultados|en distintas sucursales|mediante hojas de cálculo|y control de calidad|para niños de primaria|en turnos rotativos|con herramientas digitales|y apoyo a otras áreas|entre otras tareas|por teléfono y correo|así como la elaboración de informes|en coordinación con otras áreas|aumentando las ventas un 15 %|reduciendo los tiempos de entrega|con más de cien usuarios`,
)

export const SKILLS_ES = list(
  `trabajo en equipo|liderazgo|comunicación|comunicación efectiva|resolución de problemas|puntualidad|responsabilidad|proactividad|creatividad|adaptabilidad|organización|empatía|manejo de caja|atención al cliente|paquete Office|Microsoft Office|hojas de cálculo|carnet de conducir B|carné de manipulador|primeros auxilios|trabajo bajo presión|capacidad de análisis|iniciativa|gestión del tiempo|inglés intermedio|inglés avanzado|español nativo|francés básico|vehículo propio|disponibilidad inmediata|negociación|mecanografía`,
)

export const COUNTED_ES = list(
  `módulos|cursos|horas|alumnos|asignaturas|personas|proyectos|años de experiencia|meses|semanas|créditos|empleados|clientes al día|horas semanales|materias|clases|talleres|módulos titulares|unidades`,
)

export const CRAFTS_ES =
  list(`herrero|tejedor|tejedora|alfarero|zapatero|joyero|cristalero|cantero|techador|solador|yesero|ebanista|tapicero|florista|carnicero|pescadero|frutero|bodeguero|enólogo|cervecero|agricultor|ganadero|apicultor|pastor|pescador|marinero|forestal|árbitro|bailarín|bailarina|cantante|actor|actriz|violinista|compositor|poeta|novelista|escultor|grabador|encuadernador|impresor|
cartógrafo|meteorólogo|astrónomo|botánico|zoólogo|arqueólogo|antropólogo|historiador|filósofo|sacerdote|soldado|sargento|teniente|coronel|detective|juez|magistrado|actuario|corredor|subastador|tasador|mayordomo|botones|acomodador|remachador|calderero|minero|perforador|gruista|maquilador|ensamblador|empacador|estibador|cargador|cobrador|encuestador|telefonista|mecanógrafa|archivista|museólogo|restaurador`)
