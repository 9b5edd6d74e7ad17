import type { LetterPerson } from './letter-person.ts'

/** The cook and the waitress of `SPANISH_PEOPLE`. */
export const SPANISH_HOSPITALITY: readonly LetterPerson[] = [
  {
    ad: 'cook-es',
    company: 'Arrocería La Albufera',
    situation: 'ad',
    name: 'Tomás Riera Pons',
    title: 'Cocinero',
    phone: '+34 677 010 909',
    email: 'tomas.riera@correo.example',
    place: 'Cullera, España',
    jobs: [
      {
        company: 'Restaurante Sal y Brasa',
        position: 'Jefe de partida',
        start: '2019-03',
        end: '2025-09',
        bullets: [
          'Elaboración de arroces para 120 comensales en fin de semana',
          'Responsable del control de escandallos de la partida',
          'Bajé el coste de materia prima del 34 % al 29 %',
          'Formación de 5 ayudantes de cocina',
        ],
      },
      {
        company: 'Hotel Playa Clara',
        position: 'Ayudante de cocina',
        start: '2015-05',
        end: '2019-02',
        bullets: [
          'Preparé la mise en place de un bufé de 300 cubiertos',
          'Limpieza de cámaras y registro de temperaturas según APPCC',
        ],
      },
    ],
    education: [{ institution: 'CIPFP Costa de Azahar', degree: 'Técnico en Cocina y Gastronomía', end: '2015-05' }],
    skills: ['Arroces', 'Escandallos', 'APPCC', 'Mise en place', 'Pastelería'],
    languages: [
      ['Español', 'native', ''],
      ['Inglés', 'basic', ''],
    ],
    certificates: ['Carnet de manipulador de alimentos'],
  },
  {
    ad: 'sales-rep-es',
    company: 'Suministros Ebro',
    situation: 'change',
    name: 'Rocío Lamas Prieto',
    title: 'Camarera y encargada de sala',
    phone: '+34 611 222 333',
    email: 'rocio.lamas@correo.example',
    place: 'Logroño, España',
    jobs: [
      {
        company: 'Bodegas Viña Umbría',
        position: 'Encargada de sala',
        start: '2018-10',
        current: true,
        bullets: [
          'Llevo la negociación anual con 14 proveedores de vino y menaje',
          'Aumenté un 26 % la venta de vinos de la casa con catas para grupos',
          'Organizo los turnos de 9 camareros',
        ],
      },
    ],
    education: [
      { institution: 'Cámara de Comercio de La Rioja', degree: 'Curso de Técnicas de Venta', end: '2024-11' },
    ],
    skills: ['Negociación', 'Salesforce', 'Prospección de clientes', 'Atención al cliente'],
    languages: [
      ['Español', 'native', ''],
      ['Inglés', 'advanced', 'C1'],
      ['Francés', 'intermediate', 'B1'],
    ],
    certificates: ['Carnet de conducir B'],
  },
]
