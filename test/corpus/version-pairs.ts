import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'

type Text = readonly [en: string, es: string]

interface Person {
  readonly name: string
  readonly title: Text
  readonly summary: Text
  readonly jobs: readonly { readonly company: string; readonly position: Text; readonly lines: readonly Text[] }[]
  readonly degree: Text
  readonly skills: readonly Text[]
}

/** Invented people of six trades, written in both languages (CC0). */
const PEOPLE: readonly Person[] = [
  {
    name: 'Iria Bastos Quiroga',
    title: ['Nurse', 'Enfermera'],
    summary: [
      'Nurse with 9 years in geriatric wards and home care, who trains newcomers and keeps medication records without errors.',
      'Enfermera con 9 años en plantas de geriatría y atención domiciliaria, que forma a nuevas compañeras y lleva los registros de medicación sin errores.',
    ],
    jobs: [
      {
        company: 'Clínica Faro Norte',
        position: ['Ward nurse', 'Enfermera de planta'],
        lines: [
          [
            'Cared for 18 patients a shift in the geriatric ward.',
            'Atendí a 18 pacientes por turno en la planta de geriatría.',
          ],
          [
            'Trained 6 new nurses to use the electronic health record.',
            'Formé a 6 enfermeras nuevas en el uso de la historia clínica electrónica.',
          ],
          [
            'Reduced falls by 30% with a round every two hours.',
            'Reduje las caídas un 30 % con una ronda cada dos horas.',
          ],
        ],
      },
      {
        company: 'Residencia Valdemar',
        position: ['Care assistant', 'Auxiliar de enfermería'],
        lines: [
          [
            'Gave medication and wound care to elderly residents.',
            'Administré medicación y curas a residentes mayores.',
          ],
          ['Wrote care plans together with families.', 'Redacté planes de cuidados junto con las familias.'],
        ],
      },
    ],
    degree: ['Degree in Nursing', 'Grado en Enfermería'],
    skills: [
      ['Wound care', 'Curas'],
      ['Medication', 'Medicación'],
      ['First aid', 'Primeros auxilios'],
    ],
  },
  {
    name: 'Teo Larrañaga Sanz',
    title: ['Cook', 'Cocinero'],
    summary: [
      'Cook with 6 years in hotel kitchens, used to banquets and to menus for guests with allergies.',
      'Cocinero con 6 años en cocinas de hotel, acostumbrado a banquetes y a menús para clientes con alergias.',
    ],
    jobs: [
      {
        company: 'Hotel Ribera Alta',
        position: ['Head cook', 'Jefe de cocina'],
        lines: [
          [
            'Led a kitchen of 7 people that served 140 covers a day.',
            'Dirigí una cocina de 7 personas que servía 140 cubiertos al día.',
          ],
          ['Wrote the allergen sheets of the whole menu.', 'Redacté las fichas de alérgenos de toda la carta.'],
          [
            'Cut food waste by a fifth by buying from local suppliers.',
            'Reduje el desperdicio un 20 % comprando a proveedores locales.',
          ],
        ],
      },
    ],
    degree: ['Vocational diploma in Cooking', 'Técnico en Cocina'],
    skills: [
      ['HACCP', 'APPCC'],
      ['Banquets', 'Banquetes'],
      ['Stock control', 'Control de stock'],
    ],
  },
  {
    name: 'Noa Ferreiro Abad',
    title: ['Software developer', 'Desarrolladora de software'],
    summary: [
      'Developer with 5 years of Java and PostgreSQL in logistics, who likes small services and clear tests.',
      'Desarrolladora con 5 años de Java y PostgreSQL en logística, partidaria de servicios pequeños y pruebas claras.',
    ],
    jobs: [
      {
        company: 'Ruta Verde Sistemas',
        position: ['Backend developer', 'Desarrolladora backend'],
        lines: [
          [
            'Built a REST API in Java that plans 3,000 deliveries a day.',
            'Desarrollé una API REST en Java que planifica 3.000 entregas al día.',
          ],
          [
            'Moved the database to PostgreSQL without downtime.',
            'Migré la base de datos a PostgreSQL sin parar el servicio.',
          ],
          [
            'Automated tests with JUnit, so that releases went from monthly to weekly.',
            'Automaticé las pruebas con JUnit para pasar de entregas mensuales a semanales.',
          ],
        ],
      },
    ],
    degree: ['Degree in Computer Science', 'Grado en Ingeniería Informática'],
    skills: [
      ['Java', 'Java'],
      ['PostgreSQL', 'PostgreSQL'],
      ['JUnit', 'JUnit'],
      ['Docker', 'Docker'],
    ],
  },
  {
    name: 'Elías Montalbán Rey',
    title: ['Warehouse operator', 'Mozo de almacén'],
    summary: [
      'Operator with a forklift licence and experience in cold stores.',
      'Mozo con carnet de carretillero y experiencia en cámaras frigoríficas.',
    ],
    jobs: [
      {
        company: 'Frío Levante',
        position: ['Warehouse operator', 'Mozo de almacén'],
        lines: [
          ['Prepared orders with a scanner.', 'Preparación de pedidos con escáner.'],
          ['Loaded trucks with the forklift.', 'Carga de camiones con carretilla.'],
          ['Did various tasks.', 'Realicé diversas tareas.'],
        ],
      },
    ],
    degree: ['Secondary education', 'Educación secundaria'],
    skills: [
      ['Forklift', 'Carretilla'],
      ['Order picking', 'Preparación de pedidos'],
    ],
  },
  {
    name: 'Berta Olmedo Prat',
    title: ['Primary teacher', 'Maestra de primaria'],
    summary: [
      'Teacher with 11 years in public schools, in charge of the library and of the plan for reading.',
      'Maestra con 11 años en colegios públicos, a cargo de la biblioteca y del plan de lectura.',
    ],
    jobs: [
      {
        company: 'Colegio Río Dulce',
        position: ['Primary teacher', 'Maestra de primaria'],
        lines: [
          ['Taught mathematics to two classes of 24 pupils.', 'Enseñé matemáticas a dos grupos de 24 alumnos.'],
          [
            'Wrote the yearly plan with adaptations for pupils with dyslexia.',
            'Redacté la programación anual con adaptaciones para alumnos con dislexia.',
          ],
          ['Opened the library in the afternoon for families.', 'Abrí la biblioteca por la tarde para las familias.'],
        ],
      },
    ],
    degree: ['Degree in Primary Education', 'Grado en Educación Primaria'],
    skills: [
      ['Reading workshops', 'Talleres de lectura'],
      ['Moodle', 'Moodle'],
    ],
  },
  {
    name: 'Hugo Santamaría Vidal',
    title: ['Accountant', 'Contable'],
    summary: ['Accountant.', 'Contable.'],
    jobs: [
      {
        company: 'Gestoría Almagro',
        position: ['Accountant', 'Contable'],
        lines: [
          ['Responsible for invoices.', 'Responsable de facturas.'],
          ['Bank reconciliation and tax returns in SAP.', 'Conciliación bancaria y declaraciones de impuestos en SAP.'],
        ],
      },
    ],
    degree: ['Degree in Business', 'Grado en Administración de Empresas'],
    skills: [
      ['SAP', 'SAP'],
      ['Excel', 'Excel'],
    ],
  },
]

const toContent = (person: Person, index: 0 | 1): ResumeContent =>
  contentSchema.parse({
    personalInfo: {
      fullName: person.name,
      title: person.title[index],
      email: `${person.name.split(' ')[0]?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')}@example.org`,
      phone: '+34 600 123 123',
      location: 'Valencia, España',
    },
    sections: {
      summary: person.summary[index],
      experience: person.jobs.map(({ company, position, lines }, i) => ({
        id: `experience-${i + 1}`,
        company,
        position: position[index],
        startDate: `${2020 - 3 * i}-03`,
        endDate: `${2023 - 3 * i}-02`,
        description: '',
        achievements: lines.map((line) => line[index]),
      })),
      education: [
        {
          id: 'education-1',
          institution: 'Universitat Pública',
          degree: person.degree[index],
          field: '',
          endDate: '2015-06',
        },
      ],
      skills: { technical: person.skills.map((skill) => skill[index]), soft: [], languages: [] },
    },
    styling: {},
  })

/** The same resumes in English and in Spanish. */
export const listVersionPairs = (): { readonly en: ResumeContent; readonly es: ResumeContent }[] =>
  PEOPLE.map((person) => ({ en: toContent(person, 0), es: toContent(person, 1) }))
