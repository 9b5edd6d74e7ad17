import type { InfoExample, InfoPageText } from '../../info-texts.ts'

export const examplesPage: InfoPageText = {
  title: 'Ejemplos de currículum',
  lead: 'Ocho currículums completos de personas ficticias. Abre el que más se parezca al tuyo y sustituye sus datos por los tuyos.',
  summary:
    'Ocho ejemplos de currículum para abrir en el editor: cuidados, cocina, docencia, administración, comercio, software, electricidad y primer empleo.',
  sections: [],
}

export const exampleCards: readonly InfoExample[] = [
  {
    id: 'care',
    trade: 'Auxiliar de enfermería',
    note: 'Cuántas personas, en qué turno y con qué resultado: los cuidados también se pueden contar con datos.',
    templateId: 'clara',
  },
  {
    id: 'kitchen',
    trade: 'Cocinera',
    note: 'Servicios por día, partidas y mermas dicen más que «pasión por la cocina».',
    templateId: 'marea',
  },
  {
    id: 'teaching',
    trade: 'Maestro de primaria',
    note: 'Grupos, proyectos y lo que consiguieron los alumnos, con la titulación a la vista.',
    templateId: 'toledo',
  },
  {
    id: 'office',
    trade: 'Auxiliar administrativa',
    note: 'Un cambio de sector: el perfil une el trabajo en restaurantes y el de oficina, y el curso va primero.',
    templateId: 'norte',
  },
  {
    id: 'retail',
    trade: 'Encargado de tienda',
    note: 'Equipo, ventas e inventario, con el antes y el después.',
    templateId: 'oxford',
  },
  {
    id: 'software',
    trade: 'Ingeniera de software',
    note: 'Resultados para quien usa el producto, no solo una lista de tecnologías.',
    templateId: 'plano',
  },
  {
    id: 'trades',
    trade: 'Electricista',
    note: 'Certificados, tipos de instalación y obras terminadas, fáciles de encontrar.',
    templateId: 'vector',
  },
  {
    id: 'student',
    trade: 'Estudiante: primer empleo',
    note: 'Con poca experiencia, los estudios van primero, y los proyectos y el voluntariado también cuentan.',
    templateId: 'faro',
  },
]
