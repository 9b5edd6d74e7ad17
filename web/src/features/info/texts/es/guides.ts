import type { InfoPageText } from '../../info-texts.ts'
import { COUNTRY_SOURCES, GAP_SOURCES, INTERVIEW_SOURCES } from '../info-sources.ts'

const guides: InfoPageText = {
  title: 'Guías de empleo',
  lead: 'Guías cortas para las dudas más frecuentes. De cada norma o cifra indicamos la fuente.',
  summary:
    'Guías sobre el currículum en cada país, las viñetas con resultados, los cambios de profesión y las pausas, y la entrevista.',
  sections: [],
}

const resumeByCountry: InfoPageText = {
  title: 'Un currículum para España, Latinoamérica o Estados Unidos',
  lead: 'Lo que se espera en un país puede sobrar en otro. Adapta tu currículum antes de enviarlo.',
  summary: 'Foto, edad, documento de identidad, extensión y orden: qué se espera en cada país, con sus fuentes.',
  sections: [
    {
      title: 'En todos los países',
      body: [
        'Pon tu nombre, tu ciudad y tu país, un teléfono con el código de país, un correo con tu nombre y, si te ayuda, un enlace a tu perfil profesional. La calle y el número no hacen falta.',
      ],
    },
    {
      title: 'España',
      body: [
        {
          list: [
            'Quita la fecha de nacimiento, la edad, el estado civil, la religión y el sexo [1][2].',
            'Sobre la foto, las opiniones difieren [3]: ponla solo si es habitual en tu sector.',
            'Dos páginas bastan en la mayoría de los casos [4]. La experiencia va antes que los estudios [5].',
          ],
        },
      ],
    },
    {
      title: 'México, Colombia, Perú y Ecuador',
      body: [
        {
          list: [
            '**México:** la ley prohíbe descartar a alguien por su estado civil, su religión o su sexo [6], así que no hace falta ponerlos. Usa una página si estás empezando y dos a partir de unos cinco años de experiencia [7].',
            '**Colombia:** el documento se llama hoja de vida, y dos páginas son lo habitual [8]. Sobre la foto, las opiniones difieren [20].',
            '**Perú:** quita la edad y el sexo [9].',
            '**Ecuador:** también se llama hoja de vida; suelen pedir el número de cédula [10]. Quita la edad, el estado civil, la religión y el sexo [11].',
          ],
        },
      ],
    },
    {
      title: 'Argentina y Chile',
      body: [
        {
          list: [
            '**Argentina:** es habitual poner el DNI y no pasar de dos páginas [12]. En la ciudad de Buenos Aires, una ley excluye la edad, el género y la foto [13].',
            '**Chile:** suelen pedir el RUT [14]. Deja fuera la edad, el estado civil y la religión [15].',
          ],
        },
      ],
    },
    {
      title: 'Estados Unidos y Reino Unido',
      body: [
        {
          list: [
            '**Estados Unidos:** no pongas foto, fecha de nacimiento, estado civil, nacionalidad ni número de identidad [16]. Usa una página si tienes hasta unos cinco años de experiencia, y dos a partir de unos diez [17].',
            '**Reino Unido:** no pongas foto, fecha de nacimiento ni número de identidad, y usa dos páginas [19]. Quita también la religión y el sexo [18].',
          ],
        },
        'Traduce el nombre de tu título y añade el original entre paréntesis.',
      ],
    },
    {
      title: 'Cómo lo tiene en cuenta Faro',
      body: [
        'Elige el país al analizar el currículum o en el editor. Si no lo eliges, Faro lo deduce de tu teléfono y tu ciudad. Solo pierdes puntos por lo que una fuente del país aconseja quitar; si las opiniones difieren, verás un consejo que no afecta a la puntuación.',
      ],
    },
  ],
  sources: COUNTRY_SOURCES,
  action: { label: 'Analizar mi currículum', to: '/analyzer' },
}

const bulletsWithResults: InfoPageText = {
  title: 'Viñetas que muestran resultados',
  lead: 'Una buena viñeta cuenta qué hiciste, cómo, cuánto y para qué. No siempre hace falta un porcentaje.',
  summary: 'Cómo convertir tareas en viñetas con resultados, aunque tu trabajo no se mida en ventas.',
  sections: [
    {
      title: 'Las cuatro partes',
      body: [
        'Faro da a cada línea hasta un punto: 0,4 por la acción; 0,25 por el alcance (una cantidad y lo que mide); 0,2 por el medio (un método o una herramienta), y 0,15 por el propósito o el resultado. No hacen falta las cuatro partes en cada línea, pero la acción sí.',
        {
          before: 'Encargada de la atención al cliente.',
          after: 'Atendí a unas 60 personas al día en caja y resolví sus cambios y devoluciones sin esperas.',
        },
        {
          before: 'Responsable de mantenimiento de maquinaria.',
          after: 'Revisé 14 tornos cada semana con un plan preventivo, y las paradas bajaron de cinco a una al mes.',
        },
      ],
    },
    {
      title: 'De dónde sacar cifras sin inventarlas',
      body: [
        {
          list: [
            'Cuántas personas, mesas, aulas, pedidos, turnos o kilómetros.',
            'Cada cuánto: al día, por semana, por campaña.',
            'Con cuánta gente: a quién formaste, con quién trabajaste.',
            'Antes y después: tiempo, errores, quejas, mermas.',
          ],
        },
        'Si no recuerdas la cifra exacta, usa una prudente e indícalo: «unas 60», «más de 10». En la entrevista tendrás que poder explicarla.',
      ],
    },
    {
      title: 'Cómo empezar y cuánto escribir',
      body: [
        'Empieza con un verbo: «Organicé», «Reparé», «Enseñé». Varía los verbos. Escribe unas tres viñetas para cada uno de los dos últimos empleos; para los anteriores, basta una. Procura no pasar de 34 palabras por viñeta.',
        'Cuidar, limpiar y enseñar también dan resultados: personas atendidas, inspecciones superadas, alumnos que aprobaron.',
      ],
    },
    {
      title: 'Fuente',
      body: [
        'Los valores y las extensiones de esta guía salen de las reglas con las que Faro puntúa. En cada análisis verás cómo se aplican a tu currículum.',
      ],
    },
  ],
  action: { label: 'Revisar mis viñetas', to: '/analyzer' },
}

const changeOrGap: InfoPageText = {
  title: 'Un cambio de profesión o una pausa',
  lead: 'No tienes que disculparte ni esconder nada. Basta con que tu currículum sea fácil de entender.',
  summary: 'Cómo contar en el currículum un cambio de profesión o un tiempo sin empleo, con frases de ejemplo.',
  sections: [
    {
      title: 'Una pausa',
      body: [
        'Una pausa con nombre y fechas llama menos la atención que un hueco. Escríbela como una entrada más, en una línea, y cuenta lo que hiciste si tiene que ver con el puesto: cuidados, estudios, voluntariado [1].',
        {
          example: [
            'Pausa para cuidar a un familiar · 02/2023 – 03/2024\nCurso de contabilidad de 120 horas, terminado en 2024.',
          ],
        },
        'No tienes que dar detalles de salud ni de tu familia. Basta con decir que ya puedes trabajar.',
        'Faro señala los períodos de siete meses o más sin actividad en los últimos diez años. Si pones el mes y el año en todas las fechas, no verá huecos donde no los hay.',
      ],
    },
    {
      title: 'Un cambio de profesión',
      body: [
        {
          steps: [
            'Escribe como titular profesional el puesto que buscas, si ya tienes algo que te respalde: un curso, unas prácticas, un proyecto.',
            'En el perfil, une las dos etapas en dos frases: qué sabes hacer y qué buscas ahora.',
            'De cada empleo anterior, elige las viñetas que sirven para el nuevo. Quita las que solo se entienden en tu antiguo sector.',
            'Pon los cursos y proyectos del nuevo sector antes que los estudios anteriores.',
          ],
        },
        {
          before: 'Trabajadora de restaurante con muchas ganas de aprender administración.',
          after:
            'Auxiliar administrativa con certificado en gestión administrativa. Durante seis años en restaurantes, llevé la caja de un local de 80 plazas y los pedidos a nueve proveedores.',
        },
      ],
    },
    {
      title: 'Mantén el orden por fechas',
      body: [
        'Un currículum ordenado solo por habilidades puede dar la impresión de ocultar algo, y a un ATS le cuesta más leerlo. Ordena los empleos por fecha, del más reciente al más antiguo, y usa el perfil y la carta para explicar el cambio. En la [carta de presentación](/cover-letters) puedes elegir la situación «Cambio de sector».',
      ],
    },
  ],
  sources: GAP_SOURCES,
  action: { label: 'Preparar mi currículum', to: '/templates' },
}

const interviewAndFollowUp: InfoPageText = {
  title: 'La entrevista y el mensaje posterior',
  lead: 'Prepara cuatro historias, tres preguntas y un mensaje corto: te servirán para casi cualquier entrevista.',
  summary: 'Cómo preparar ejemplos con el método STAR, qué preguntar y qué escribir al día siguiente.',
  sections: [
    {
      title: 'Antes de la entrevista: tus historias',
      body: [
        'Elige cuatro viñetas de tu currículum y prepara cada una como una historia de un minuto y medio. El método STAR ayuda a no perderse: situación, tarea, acción y resultado [1]. Dedica casi todo el tiempo a la acción: lo que hiciste tú.',
        {
          example: [
            'Situación: en diciembre se duplicaban los pedidos y salían con errores.\nTarea: yo coordinaba el turno de tarde, con cinco personas.\nAcción: separé los pedidos por zona y puse una doble comprobación en los de más de diez artículos.\nResultado: las devoluciones por error pasaron de unas 30 a 8 por semana.',
          ],
        },
        {
          list: [
            'Lee otra vez la oferta y busca una historia para cada requisito importante.',
            'Prepara también una historia sobre algo que salió mal y lo que cambiaste después.',
            'Comprueba dónde es la entrevista, con quién vas a hablar y cuánto se tarda en llegar.',
          ],
        },
      ],
    },
    {
      title: 'Durante la entrevista: preguntas que puedes hacer',
      body: [
        {
          list: [
            '¿Qué debería haber conseguido al cabo de tres meses la persona que ocupe el puesto?',
            '¿Cómo es una semana normal y con quién trabajaría?',
            '¿Cuáles son los siguientes pasos y cuándo tendrán una respuesta?',
          ],
        },
        'Si te preguntan por tu familia, tu edad o tu salud, puedes centrar la respuesta en el trabajo: «Puedo cumplir el horario del puesto sin problema».',
      ],
    },
    {
      title: 'Después de la entrevista: un mensaje corto',
      body: [
        'Escribe al día siguiente o, como mucho, a los dos días [2]. En Estados Unidos se espera en menos de 24 horas [3]. Da las gracias, menciona algo concreto de la conversación y recuerda por qué encajas en el puesto.',
        {
          example: [
            'Asunto: Entrevista para el puesto de coordinadora de turno',
            'Buenos días, Marta:',
            'Gracias por la conversación de ayer. Me quedé pensando en lo que me contó sobre el inventario de verano: en mi puesto actual pasamos de contarlo todo una vez al año a contar una zona cada mes, y con gusto le explico cómo lo organizamos.',
            'Sigo muy interesada en el puesto. Quedo a su disposición para cualquier duda.',
            'Un saludo,\nNerea Aldana',
          ],
        },
        'Si pasa la fecha que te dieron, espera dos o tres días hábiles y pregunta una vez, con amabilidad.',
      ],
    },
  ],
  sources: INTERVIEW_SOURCES,
  action: { label: 'Escribir una carta de presentación', to: '/cover-letters' },
}

export const guidePages = {
  '/career-guides': guides,
  '/career-guides/resume-by-country': resumeByCountry,
  '/career-guides/bullets-with-results': bulletsWithResults,
  '/career-guides/change-or-gap': changeOrGap,
  '/career-guides/interview-and-follow-up': interviewAndFollowUp,
}
