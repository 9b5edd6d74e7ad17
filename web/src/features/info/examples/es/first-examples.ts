import { createJob, createSkills, createStudy } from '../example-parts.ts'

export const care = {
  personalInfo: {
    fullName: 'Rocío Medina Luque',
    title: 'Auxiliar de enfermería en geriatría',
    email: 'rocio.medina@example.com',
    phone: '+34 611 204 785',
    location: 'Córdoba, España',
  },
  sections: {
    summary:
      'Auxiliar de enfermería con ocho años en residencias y atención a domicilio. Cuido a personas con dependencia y demencia, registro cada cambio y acompaño a las familias. Busco un turno estable en una residencia.',
    experience: [
      createJob(
        'Auxiliar de enfermería',
        'Residencia Fuente del Olivo',
        'Córdoba, España',
        ['2020-02'],
        [
          'Atiendo a 14 residentes por turno, seis de ellos con demencia, en higiene, alimentación y movilización.',
          'Implanté con la enfermera un registro de cambios posturales, y las úlceras nuevas bajaron de nueve a dos en un año.',
          'Formé a siete compañeras nuevas en el uso de la grúa y en prevención de caídas.',
        ],
      ),
      createJob(
        'Auxiliar de ayuda a domicilio',
        'Cuidados Alameda',
        'Córdoba, España',
        ['2016-09', '2020-01'],
        [
          'Visité a cinco personas al día y coordiné su medicación con dos centros de salud.',
          'Preparé informes semanales para las familias, que redujeron las llamadas de urgencia a la mitad.',
          'Llevé el control de constantes de cada visita en ResiPlus, para que enfermería viera los cambios el mismo día.',
        ],
      ),
    ],
    education: [
      createStudy('Técnico', 'Cuidados auxiliares de enfermería', 'IES Huerta del Carmen', ['2014-09', '2016-06']),
    ],
    skills: createSkills(
      [
        'Movilización con grúa',
        'Cuidados en demencia',
        'Control de constantes',
        'Prevención de úlceras',
        'Registro ResiPlus',
      ],
      ['Paciencia', 'Trabajo en equipo', 'Escucha'],
      [
        ['Español', 'Nativo'],
        ['Inglés', 'Básico', 'A2'],
      ],
    ),
    certifications: [
      { name: 'Primeros auxilios y RCP básica', issuer: 'Cruz Roja', date: '2024-03' },
      { name: 'Atención a personas con alzhéimer (60 horas)', issuer: 'Centro de formación Altamira', date: '2022-11' },
    ],
  },
}

export const kitchen = {
  personalInfo: {
    fullName: 'Valeria Quintana Soto',
    title: 'Cocinera, partida de pescados',
    email: 'valeria.quintana@example.com',
    phone: '+52 229 555 0148',
    location: 'Veracruz, México',
  },
  sections: {
    summary:
      'Cocinera con siete años en restaurantes de mar y banquetes. Llevo la partida de pescados en servicios de hasta 120 cubiertos, cuido las mermas y enseño a quienes empiezan.',
    experience: [
      createJob(
        'Cocinera de pescados',
        'Restaurante La Escollera',
        'Veracruz, México',
        ['2021-05'],
        [
          'Dirijo la partida de pescados con tres personas en servicios de 120 cubiertos, con tiempos de salida de menos de 14 minutos.',
          'Reduje la merma de pescado fresco del 11 % al 6 % con pedidos diarios y un control de porciones.',
          'Diseñé ocho platos de temporada; dos están entre los cinco más vendidos de la carta.',
        ],
      ),
      createJob(
        'Ayudante de cocina',
        'Hotel Bahía Clara',
        'Boca del Río, México',
        ['2018-02', '2021-04'],
        [
          'Preparé banquetes de hasta 300 personas y mantuve la cámara con registros diarios de temperatura.',
          'Organicé la recepción de productos de 12 proveedores con etiquetas de fecha.',
          'Hice los escandallos de 40 platos y el control de inventario semanal, y los pedidos de más bajaron un 12 %.',
        ],
      ),
    ],
    education: [
      createStudy('Técnico superior', 'Gastronomía', 'Instituto Culinario del Golfo', ['2015-08', '2017-12']),
    ],
    skills: createSkills(
      ['Pescados y mariscos', 'Cocción a baja temperatura', 'Escandallos', 'Control de inventario', 'Banquetes'],
      ['Trabajo bajo presión', 'Orden', 'Enseñanza'],
      [
        ['Español', 'Nativo'],
        ['Inglés', 'Intermedio', 'B1'],
      ],
    ),
    certifications: [
      { name: 'Manejo higiénico de alimentos, distintivo H', issuer: 'Consultoría Sazón Seguro', date: '2023-09' },
    ],
  },
}

export const teaching = {
  personalInfo: {
    fullName: 'Tomás Arizmendi Vela',
    title: 'Maestro de educación primaria',
    email: 'tomas.arizmendi@example.com',
    phone: '+34 622 118 340',
    location: 'Logroño, España',
    linkedin: 'linkedin.com/in/tomas-arizmendi-ejemplo',
  },
  sections: {
    summary:
      'Maestro de primaria con nueve años de aula y habilitación en inglés. Enseño por proyectos, sigo el progreso de cada alumno con datos y trabajo con las familias desde el primer mes.',
    experience: [
      createJob(
        'Maestro de 5.º de primaria',
        'CEIP Las Eras',
        'Logroño, España',
        ['2019-09'],
        [
          'Soy tutor de 24 alumnos y coordino el ciclo con otras cinco personas.',
          'Diseñé un plan de lectura de 20 minutos diarios: el alumnado por debajo del nivel esperado pasó de ocho a tres en un curso.',
          'Organicé un huerto escolar con cuatro grupos, que usamos para enseñar ciencias y medidas.',
        ],
      ),
      createJob(
        'Maestro de inglés',
        'Colegio Monte Cantabria',
        'Logroño, España',
        ['2016-09', '2019-06'],
        [
          'Preparé a 46 alumnos para el examen A2 y lo aprobaron 41.',
          'Creé un banco de 60 actividades orales que el claustro sigue usando.',
          'Evalué la escritura por rúbricas en Google Classroom, para que 46 familias siguieran cada tarea.',
        ],
      ),
    ],
    education: [
      createStudy('Grado', 'Educación primaria, mención en lengua inglesa', 'Universidad de La Rioja', [
        '2012-09',
        '2016-06',
      ]),
    ],
    skills: createSkills(
      [
        'Aprendizaje por proyectos',
        'Evaluación por rúbricas',
        'Google Classroom',
        'Atención a la diversidad',
        'Genially',
      ],
      ['Comunicación con familias', 'Coordinación', 'Creatividad'],
      [
        ['Español', 'Nativo'],
        ['Inglés', 'Avanzado', 'C1'],
      ],
    ),
    certifications: [{ name: 'Certificado C1 Advanced', issuer: 'Cambridge English', date: '2018-07' }],
  },
}
