import { createJob, createSkills, createStudy } from '../example-parts.ts'

export const office = {
  styling: { order: ['summary', 'education', 'experience'] },
  personalInfo: {
    fullName: 'Daniela Ferreyra Páez',
    title: 'Auxiliar administrativa',
    email: 'daniela.ferreyra@example.com',
    phone: '+54 351 555 0192',
    location: 'Córdoba, Argentina',
  },
  sections: {
    summary:
      'Auxiliar administrativa con certificado en gestión y seis años de experiencia en salón y caja. Manejo facturas, planillas y atención al público, y cierro cada jornada con las cuentas claras.',
    experience: [
      createJob(
        'Auxiliar administrativa',
        'Estudio Contable Riera',
        'Córdoba, Argentina',
        ['2024-03'],
        [
          'Registro unas 180 facturas al mes en Tango Gestión y controlo los vencimientos de 35 clientes con tablas dinámicas de Excel.',
          'Ordené el archivo digital por cliente y año, y encontrar un comprobante pasó de diez minutos a uno.',
          'Preparo la conciliación bancaria de seis empresas cada mes, revisada por la contadora sin correcciones.',
          'Atiendo unas 25 llamadas y correos por día, con respuesta en la misma jornada.',
        ],
      ),
      createJob(
        'Encargada de caja',
        'Restaurante Los Talas',
        'Córdoba, Argentina',
        ['2018-04', '2024-02'],
        [
          'Cerré la caja de un local de 80 cubiertos y reduje las diferencias de 14 a 2 por mes.',
          'Coordiné los pedidos a nueve proveedores y los horarios de once personas con una planilla de Google Workspace.',
          'Enseñé a cuatro cajeras nuevas a cerrar el turno sin ayuda.',
        ],
      ),
    ],
    education: [
      createStudy('Certificado', 'Gestión administrativa y contable', 'Instituto Cerro de las Rosas', [
        '2023-03',
        '2023-12',
      ]),
      createStudy('Bachillerato', 'Economía y administración', 'Escuela Juan de Garay', ['2012-03', '2017-12']),
    ],
    skills: createSkills(
      [
        'Excel (tablas dinámicas)',
        'Facturación electrónica',
        'Tango Gestión',
        'Conciliación bancaria',
        'Google Workspace',
      ],
      ['Orden', 'Atención al público', 'Discreción'],
      [
        ['Español', 'Nativo'],
        ['Inglés', 'Intermedio', 'B1'],
      ],
    ),
  },
}

export const retail = {
  personalInfo: {
    fullName: 'Iván Cárdenas Rojo',
    title: 'Encargado de tienda',
    email: 'ivan.cardenas@example.com',
    phone: '+34 633 507 219',
    location: 'Valladolid, España',
  },
  sections: {
    summary:
      'Encargado de tienda con diez años en calzado y deporte. Dirijo equipos de hasta doce personas, cuido el inventario y formo a quien vende. Mi última tienda creció un 9 % en un año.',
    experience: [
      createJob(
        'Encargado de tienda',
        'Zancada Deportes',
        'Valladolid, España',
        ['2019-10'],
        [
          'Dirijo a doce personas en una tienda de 600 m² y preparo sus turnos y objetivos.',
          'Aumenté las ventas un 9 % en un año con una zona de prueba de zapatillas y formación semanal.',
          'Reduje la pérdida de inventario del 2,4 % al 1,1 % con recuentos por sección cada mes.',
        ],
      ),
      createJob(
        'Dependiente',
        'Calzados Pisuerga',
        'Valladolid, España',
        ['2014-05', '2019-09'],
        [
          'Atendí a unas 70 personas al día en fin de semana y superé el objetivo de ventas 31 meses de 40.',
          'Preparé los escaparates de cuatro temporadas al año.',
          'Formé a seis compañeros nuevos en caja, cambios y devoluciones antes de las rebajas.',
        ],
      ),
    ],
    education: [createStudy('Técnico', 'Actividades comerciales', 'IES Ribera de Castilla', ['2012-09', '2014-06'])],
    skills: createSkills(
      ['Gestión de turnos', 'Inventario', 'Escaparatismo', 'TPV', 'Análisis de ventas en Excel'],
      ['Liderazgo', 'Negociación', 'Trato con clientes'],
      [
        ['Español', 'Nativo'],
        ['Inglés', 'Intermedio', 'B1'],
        ['Portugués', 'Básico', 'A2'],
      ],
    ),
  },
}

export const trades = {
  personalInfo: {
    fullName: 'Camilo Restrepo Giraldo',
    title: 'Electricista de baja tensión',
    email: 'camilo.restrepo@example.com',
    phone: '+57 300 555 0176',
    location: 'Medellín, Colombia',
  },
  sections: {
    summary:
      'Electricista con nueve años en vivienda, comercio y mantenimiento industrial. Leo planos, dejo cada tablero rotulado y entrego a tiempo. Trabajo en alturas con certificado vigente.',
    experience: [
      createJob(
        'Electricista de mantenimiento',
        'Textiles Aburrá',
        'Itagüí, Colombia',
        ['2020-08'],
        [
          'Mantengo 46 máquinas y cuatro tableros generales con un plan preventivo mensual.',
          'Bajé las paradas por fallas eléctricas de siete a dos por mes con termografía y repuestos en bodega.',
          'Instalé la iluminación LED de dos naves, con un 38 % menos de consumo.',
        ],
      ),
      createJob(
        'Electricista de obra',
        'Construcciones El Guayacán',
        'Medellín, Colombia',
        ['2016-03', '2020-07'],
        [
          'Hice el cableado de 120 apartamentos en tres edificios, desde el plano hasta la certificación.',
          'Dirigí a dos ayudantes y preparé los pedidos de material de cada piso.',
          'Revisé la puesta a tierra y los tableros de distribución según el RETIE, y las 12 inspecciones salieron sin observaciones.',
        ],
      ),
    ],
    education: [
      createStudy('Técnico', 'Instalaciones eléctricas residenciales', 'Centro Técnico La Ladera', [
        '2014-02',
        '2015-12',
      ]),
    ],
    skills: createSkills(
      [
        'Tableros de distribución',
        'Lectura de planos',
        'Termografía',
        'Variadores y motores',
        'RETIE',
        'Puesta a tierra',
      ],
      ['Responsabilidad', 'Trabajo en equipo', 'Puntualidad'],
      [['Español', 'Nativo']],
    ),
    certifications: [
      { name: 'Matrícula profesional de técnico electricista', issuer: 'CONTE', date: '2016-02' },
      { name: 'Trabajo seguro en alturas, nivel avanzado', issuer: 'Centro Técnico La Ladera', date: '2025-04' },
    ],
  },
}

export const student = {
  styling: { order: ['summary', 'education', 'projects', 'experience'] },
  personalInfo: {
    fullName: 'Abril Navarrete Pinto',
    title: 'Estudiante de administración de empresas',
    email: 'abril.navarrete@example.com',
    phone: '+56 9 5555 0163',
    location: 'Concepción, Chile',
    linkedin: 'linkedin.com/in/abril-navarrete-ejemplo',
  },
  sections: {
    summary:
      'Estudiante de cuarto año de administración, con práctica en un supermercado y dos proyectos con datos reales. Busco un primer empleo de media jornada en compras o logística.',
    education: [
      createStudy('Ingeniería comercial', 'Administración de empresas', 'Universidad del Biobío', ['2022-03']),
    ],
    experience: [
      createJob(
        'Practicante de bodega',
        'Supermercados El Copihue',
        'Concepción, Chile',
        ['2025-01', '2025-03'],
        [
          'Registré la recepción de 40 camiones por semana y corregí 210 códigos en SAP.',
          'Propuse un orden por rotación para la bodega de abarrotes, que acortó la reposición en 25 minutos por turno.',
          'Preparé un informe semanal de quiebres de stock en Power BI que tres compradoras siguen usando.',
        ],
      ),
    ],
    projects: [
      {
        name: 'Estudio de demanda de una panadería de barrio',
        description:
          'Analicé 11 meses de ventas con tablas dinámicas de Excel y propuse un pedido diario que redujo el pan sobrante en un 30 %.',
        technologies: ['Excel', 'Power BI'],
        startDate: '2024-08',
        endDate: '2024-12',
      },
    ],
    volunteer: [
      {
        organization: 'Biblioteca Popular Laguna Chica',
        role: 'Tutora de matemáticas',
        startDate: '2023-03',
        endDate: '2024-12',
        description: 'Enseñé matemáticas a nueve estudiantes de secundaria, dos tardes por semana.',
      },
    ],
    skills: createSkills(
      ['Excel (tablas dinámicas)', 'Power BI', 'SAP, nivel básico', 'Presentaciones'],
      ['Aprendizaje rápido', 'Trabajo en equipo', 'Puntualidad'],
      [
        ['Español', 'Nativo'],
        ['Inglés', 'Intermedio', 'B2'],
      ],
    ),
  },
}
