import type { LetterPerson } from './letter-person.ts'
import { SPANISH_HOSPITALITY } from './spanish-hospitality.ts'

/** Invented people who write in Spanish, each with the ad of `test/corpus/job-ads` that fits. */
export const SPANISH_PEOPLE: readonly LetterPerson[] = [
  {
    ad: 'forklift-es',
    company: 'Logística Ribera',
    situation: 'ad',
    name: 'Nadia Ruano Solís',
    title: 'Carretillera',
    phone: '+34 655 010 203',
    email: 'nadia.ruano@correo.example',
    place: 'Zaragoza, España',
    jobs: [
      {
        company: 'Almacenes Cierzo',
        position: 'Carretillera',
        start: '2020-02',
        current: true,
        bullets: [
          'Manejo carretilla retráctil en pasillos de 11 metros con 0 accidentes en cuatro años',
          'Preparo 160 pedidos al día con radiofrecuencia y un 0,3 % de errores',
          'Responsable de la formación de 6 mozos nuevos',
        ],
      },
      {
        company: 'Frutas Alcanadre',
        position: 'Moza de almacén',
        start: '2017-05',
        end: '2020-01',
        bullets: [
          'Carga y descarga de camiones',
          'Reduje las roturas de mercancía un 18 % con un nuevo orden de las cámaras',
        ],
      },
    ],
    education: [{ institution: 'IES Pirámide', degree: 'Técnico en Actividades Comerciales', end: '2016-06' }],
    skills: ['SGA', 'PDA', 'Radiofrecuencia', 'Inventarios'],
    languages: [
      ['Español', 'native', ''],
      ['Francés', 'intermediate', 'B1'],
    ],
    certificates: ['Carnet de carretillero', 'Curso de PRL de 60 horas'],
  },
  {
    ad: 'nurse-icu-es',
    company: 'Hospital del Turia',
    situation: 'ad',
    name: 'Irene Falcó Marín',
    title: 'Enfermera',
    phone: '+34 600 111 222',
    email: 'irene.falco@correo.example',
    place: 'Valencia, España',
    jobs: [
      {
        company: 'Clínica Santa Elvira',
        position: 'Enfermera de cuidados intensivos',
        start: '2021-03',
        current: true,
        bullets: [
          'Atiendo a dos pacientes críticos por turno con ventilación mecánica y técnicas de hemofiltración',
          'Implanté una lista de comprobación en los relevos que redujo las incidencias de medicación un 22 %',
          'Tutorizo a cuatro estudiantes de enfermería cada curso',
        ],
      },
      {
        company: 'Hospital Comarcal de Requena',
        position: 'Enfermera de urgencias',
        start: '2018-06',
        end: '2021-02',
        bullets: [
          'Clasifiqué a unos 60 pacientes por turno en el triaje',
          'Registré la evolución en la historia clínica electrónica y formé a 12 compañeras en su uso',
        ],
      },
    ],
    education: [{ institution: 'Universitat de València', degree: 'Grado en Enfermería', end: '2018-06' }],
    skills: ['Ventilación mecánica', 'Hemofiltración', 'Soporte vital avanzado', 'Historia clínica electrónica'],
    languages: [
      ['Español', 'native', ''],
      ['Valenciano', 'advanced', 'C1'],
    ],
    certificates: ['Colegiación en el Colegio de Enfermería de Valencia'],
  },
  {
    ad: 'accountant-mx',
    company: 'Grupo Textil Bajío',
    situation: 'referral',
    referrer: 'Marcela Orduña',
    country: 'MX',
    name: 'Ernesto Villaseñor Cano',
    title: 'Contador público',
    phone: '+52 477 555 0134',
    email: 'ernesto.villasenor@correo.example',
    place: 'León, México',
    jobs: [
      {
        company: 'Calzado Tres Hermanos',
        position: 'Contador general',
        start: '2019-01',
        current: true,
        bullets: [
          'Elaboro los estados financieros de tres empresas conforme a las NIF antes del día 8 de cada mes',
          'Automaticé las conciliaciones bancarias en Excel y bajé el cierre mensual de 9 a 5 días',
          'Presento los impuestos federales y las cuotas de IMSS e INFONAVIT de 240 trabajadores',
        ],
      },
      {
        company: 'Despacho Ibarra y Asociados',
        position: 'Auxiliar contable',
        start: '2015-08',
        end: '2018-12',
        bullets: ['Registré en CONTPAQi las pólizas de 18 clientes', 'Apoyo en auditorías externas'],
      },
    ],
    education: [
      { institution: 'Universidad de Guanajuato', degree: 'Licenciatura en Contaduría Pública', end: '2015-06' },
    ],
    skills: ['CONTPAQi', 'Excel', 'SAP', 'NIF', 'Nóminas'],
    languages: [
      ['Español', 'native', ''],
      ['Inglés', 'intermediate', ''],
    ],
    certificates: [],
  },
  {
    ad: 'frontend-es',
    company: 'Telar Digital',
    situation: 'ad',
    name: 'Gonzalo Beltrán Oria',
    title: 'Desarrollador frontend',
    phone: '+34 622 333 444',
    email: 'gonzalo.beltran@correo.example',
    place: 'Bilbao, España',
    jobs: [
      {
        company: 'Banca Norte',
        position: 'Desarrollador Frontend',
        start: '2022-01',
        current: true,
        bullets: [
          'Migré a React y TypeScript la banca en línea que usan 300.000 clientes',
          'Subí la accesibilidad web de las pantallas de pago hasta cumplir el nivel AA de WCAG',
          'Escribo pruebas con Jest y Cypress; la cobertura pasó del 34 % al 81 %',
        ],
      },
      {
        company: 'Estudio Pizarra',
        position: 'Programador web',
        start: '2018-09',
        end: '2021-12',
        bullets: [
          'Integré doce APIs REST en tiendas de comercio electrónico',
          'Desarrollo de plantillas HTML y CSS para 20 clientes',
        ],
      },
    ],
    education: [{ institution: 'Universidad de Deusto', degree: 'Grado en Ingeniería Informática', end: '2018-06' }],
    skills: ['React', 'TypeScript', 'GraphQL', 'Jest', 'Git', 'HTML', 'CSS', 'Storybook'],
    languages: [
      ['Español', 'native', ''],
      ['Inglés', 'advanced', 'C1'],
      ['Euskera', 'intermediate', 'B2'],
    ],
    certificates: [],
  },
  {
    ad: 'receptionist-es',
    company: 'Hotel Mirador de la Bahía',
    situation: 'ad',
    name: 'Celia Montoro Vega',
    title: 'Recepcionista',
    phone: '+34 688 900 100',
    email: 'celia.montoro@correo.example',
    place: 'Palma, España',
    jobs: [
      {
        company: 'Hostal Las Palmeras',
        position: 'Recepcionista',
        start: '2021-04',
        end: '2025-10',
        bullets: [
          'Gestioné en Opera PMS las reservas de 64 habitaciones',
          'Atención a clientes en inglés y alemán',
          'Encargada de la facturación y del cierre de caja diario',
          'Resolví las reclamaciones en recepción; la nota de los clientes subió de 7,9 a 8,8',
        ],
      },
    ],
    education: [{ institution: 'Universitat de les Illes Balears', degree: 'Grado en Turismo', end: '2020-07' }],
    skills: ['Opera PMS', 'Facturación', 'Revenue management', 'Excel'],
    languages: [
      ['Español', 'native', ''],
      ['Inglés', 'advanced', 'C1'],
      ['Alemán', 'intermediate', 'B2'],
    ],
    certificates: [],
  },
  {
    ad: 'data-analyst-co',
    company: 'Energía Andina',
    situation: 'first-job',
    country: 'CO',
    name: 'Valentina Echeverri Toro',
    title: 'Estadística',
    phone: '+57 300 555 0188',
    email: 'valentina.echeverri@correo.example',
    place: 'Medellín, Colombia',
    jobs: [],
    projects: [
      {
        name: 'Pronóstico de demanda eléctrica',
        description:
          'Modelé la demanda horaria de Antioquia con Python y pandas, con un error medio del 3,1 %\nPubliqué los resultados en un tablero de Power BI',
      },
    ],
    volunteer: [
      {
        organization: 'Banco de Alimentos de Medellín',
        role: 'Voluntaria de datos',
        description:
          'Ordené en SQL los registros de 4.200 familias\nPresenté cada mes el análisis de datos a la coordinación',
      },
    ],
    education: [
      { institution: 'Universidad Nacional de Colombia', degree: 'Profesional en Estadística', end: '2026-06' },
    ],
    skills: ['SQL', 'Python', 'pandas', 'Power BI', 'R', 'Modelado estadístico'],
    languages: [
      ['Español', 'native', ''],
      ['Inglés', 'intermediate', 'B2'],
    ],
    certificates: [],
  },
  ...SPANISH_HOSPITALITY,
]
