import type { InfoPageText } from '../../info-texts.ts'

const coverLetters: InfoPageText = {
  title: 'Cartas de presentación',
  lead: 'Faro escribe la carta con lo que ya cuenta tu currículum. Tú añades el motivo por el que quieres ese puesto.',
  summary:
    'Cómo se escribe una carta de presentación con Faro: de dónde sale cada frase, cuánto debe medir, cómo saludar y un ejemplo completo.',
  sections: [
    {
      title: 'De dónde sale cada frase',
      body: [
        'Cada frase que habla de ti indica las líneas de tu currículum en las que se apoya. Si borras una de esas líneas, la frase queda marcada para que la cambies o la quites. La carta no añade empresas, cifras ni títulos que no estén en tu currículum.',
        'Lo único que Faro no puede saber es por qué te interesa el puesto. Para eso hay un campo propio: escribe en él una o dos frases con tus palabras.',
      ],
    },
    {
      title: 'Cómo se hace',
      body: [
        {
          steps: [
            'Abre tu currículum en el editor, o [empieza uno con una plantilla](/templates).',
            'En su menú, elige «Escribir una carta de presentación».',
            'Indica la situación (respuesta a una oferta, recomendación, cambio de campo, primer empleo o candidatura espontánea), el puesto y la empresa. Si tienes la oferta, pégala.',
            'Pulsa «Escribirla con mi currículum» y revisa el texto. Puedes reescribirla las veces que quieras.',
            'Descárgala en PDF o Word, con el mismo diseño que tu currículum.',
          ],
        },
      ],
    },
    {
      title: 'Longitud, saludo y despedida',
      body: [
        'Faro cuenta las palabras y recomienda entre 170 y 300 en español. Con menos, apenas cabe un ejemplo de tu trabajo; con más, es difícil que la lean entera.',
        {
          list: [
            'Si sabes quién la recibe: «Estimada Sra. Robles:». Si no sabes el tratamiento: «Buenos días, Andrea Robles:».',
            'Si solo sabes la empresa: «Estimado equipo de Talleres Urbina:».',
            'Si no sabes nada: «A quien corresponda:».',
          ],
        },
        'En español, el saludo termina con dos puntos. La despedida sigue la costumbre del país de tu currículum, como «Reciban un cordial saludo,» en España, «Saludos cordiales,» en Argentina y Chile, o «Atentamente,» en México.',
      ],
    },
    {
      title: 'Un ejemplo',
      body: [
        'Esta carta es inventada y más corta que una real. Fíjate en que cada párrafo tiene una sola tarea: quién eres, un hecho que responde a la oferta, por qué esa empresa y qué propones.',
        {
          example: [
            'Estimado equipo de Frutas La Vega:',
            'Me presento a la vacante de encargada de almacén. Trabajo como responsable de turno en Distribuciones Oria desde 2021.',
            'Piden experiencia con inventarios, y de eso puedo darles un ejemplo: organicé el recuento por zonas de 4.200 referencias y las diferencias bajaron del 3,1 % al 0,8 % en un año. También formé a nueve personas en el uso del lector de códigos.',
            'Me interesa su empresa porque trabaja con producto fresco, en el que cada hora cuenta. Ahí es donde más me gusta organizar.',
            'Puedo incorporarme en quince días y estaré encantada de contarles más en una entrevista.',
            'Reciban un cordial saludo,\nNerea Aldana Ruiz',
          ],
        },
      ],
    },
    {
      title: 'Qué cuesta',
      body: [
        'Escribir cartas y descargarlas es gratis y no hace falta una cuenta: se componen en tu dispositivo. Con los planes Professional y Premium, una IA puede además redactar las frases de otra manera, si quien administra este sitio la ha activado. Cada propuesta se compara con tus líneas, y tú decides si la aceptas. Los [precios](/settings) están en la página de planes.',
      ],
    },
  ],
  action: { label: 'Empezar con mi currículum', to: '/templates' },
}

const atsOptimization: InfoPageText = {
  title: 'Optimización para ATS',
  lead: 'Un ATS es el programa en el que muchas empresas reciben y buscan candidaturas. Antes de que te lea una persona, tiene que poder leerte él.',
  summary:
    'Qué lee un ATS en un currículum y qué no, qué comprueba Faro y cómo corregir los cinco problemas más comunes.',
  sections: [
    {
      title: 'Qué lee y qué no',
      body: [
        'Un ATS saca el texto del archivo y trata de repartirlo en campos: nombre, teléfono, empresas, fechas, estudios. Después, quien selecciona busca y filtra por esos campos. Cada programa lo hace a su manera, así que nadie puede garantizar un resultado. Pero todos parten del texto, y eso sí se puede comprobar.',
        {
          list: [
            '**Lee:** texto seleccionable, en el orden en que está guardado, con títulos de sección conocidos y fechas con mes y año.',
            '**No lee:** letras dentro de una imagen, páginas escaneadas, iconos en lugar de palabras, barras de nivel.',
            '**A veces lo mezcla:** columnas, tablas, datos en el encabezado o el pie de página.',
          ],
        },
      ],
    },
    {
      title: 'Qué comprueba Faro',
      body: [
        'El análisis da una puntuación sobre 100 en cuatro partes: contenido (56 %), palabras clave (18 %), ATS (15 %) y formato (11 %). Cada punto que falta tiene su motivo y señala la línea.',
        {
          list: [
            'Archivo: si se abre, si tiene texto, y si hay texto dentro de imágenes.',
            'Estructura: orden de lectura, columnas, tablas, títulos de sección y fechas legibles.',
            'Contacto: nombre, correo, teléfono, ciudad y enlaces, en la parte principal de la página.',
            'Texto: caracteres que no se leen, letras separadas, texto girado, diminuto u oculto.',
          ],
        },
        'Además ves «Lo que lee un ATS»: el texto de tu archivo en el orden en que una máquina lo recibe. Si ahí se entiende, vas bien. Si pegas una oferta, Faro compara sus requisitos con tu currículum en un resultado aparte, que no cambia la puntuación.',
      ],
    },
    {
      title: 'Los cinco problemas más comunes y cómo corregirlos',
      body: [
        {
          steps: [
            '**El PDF es una imagen.** Si no puedes seleccionar una palabra con el ratón, un ATS tampoco la ve. Vuelve al documento original y expórtalo como PDF; no lo imprimas ni lo escanees.',
            '**Dos columnas que se mezclan.** Mira el texto en «Lo que lee un ATS». Si una línea salta de una columna a otra, usa un diseño de una sola columna.',
            '**Contacto en el encabezado de Word.** Pasa el nombre, el correo y el teléfono a la primera línea del cuerpo del documento.',
            '**Títulos originales.** «Mi camino» no dice nada a un programa. Escribe «Experiencia», «Educación», «Habilidades» e «Idiomas».',
            '**Fechas incompletas o de varias formas.** Escribe siempre el mes y el año de la misma manera, como 03/2021 – 06/2024.',
          ],
        },
        'No escondas palabras clave en letra blanca: Faro las descarta antes de puntuar, y a quien te lee le parecerá un truco.',
      ],
    },
  ],
  action: { label: 'Analizar mi currículum', to: '/analyzer' },
}

const about: InfoPageText = {
  title: 'Sobre nosotros',
  lead: 'Faro es una aplicación web para escribir un currículum, saber cómo se lee y mejorarlo, en español y en inglés.',
  summary: 'Qué es Faro, con qué principios está hecho y qué es gratis.',
  sections: [
    {
      title: 'Qué hace',
      body: [
        'Lee tu currículum en PDF o Word, le da una puntuación sobre 100 y explica cada punto. Te ayuda a corregir lo que falta, lo pasa a cualquiera de sus diseños y crea un PDF o un Word que se puede leer bien. También escribe cartas de presentación y versiones de tu currículum para cada oferta.',
      ],
    },
    {
      title: 'Nuestros principios',
      body: [
        {
          list: [
            '**No se inventa nada.** La puntuación la calculan reglas fijas: el mismo currículum da siempre el mismo resultado. Las frases de una carta salen de tus líneas. Donde falta un dato que solo tú conoces, Faro te lo pregunta.',
            '**Tu archivo se queda en tu dispositivo.** Se lee en tu navegador. El texto solo se envía cuando pides un análisis con tu cuenta.',
            '**Se explica todo.** Cada punto perdido señala la línea y dice qué hacer. Las costumbres de cada país llevan su fuente.',
            '**Lo tuyo es tuyo.** Puedes descargar todo lo que has hecho y eliminar tu cuenta cuando quieras. Bajar de plan no bloquea nada de lo que ya tienes.',
            '**Sin anuncios ni rastreo.** Hay una sola cookie, y solo si inicias sesión.',
          ],
        },
        'Los detalles están en [Privacidad](/privacy).',
      ],
    },
    {
      title: 'Qué es gratis',
      body: [
        'El editor, todos los diseños, las descargas, las cartas y la puntuación en tu dispositivo son gratis y no piden registro. Con una cuenta gratuita tienes además algunos análisis al mes con historial. Los [planes de pago](/settings) añaden más análisis, consejos de la IA más completos y herramientas para equipos y programas.',
      ],
    },
    {
      title: 'Lo que no promete',
      body: [
        'Una puntuación alta significa que tu currículum se lee bien y cuenta tu trabajo con claridad. No garantiza una entrevista: eso depende del puesto, de las demás candidaturas y de quien decide. En la portada, las opiniones son de muestra y así lo indican.',
      ],
    },
  ],
  action: { label: 'Ver mi puntuación', to: '/analyzer' },
}

const contact: InfoPageText = {
  title: 'Contacto',
  lead: 'Busca primero en el Centro de ayuda: la respuesta puede estar ahí. Debajo verás si quien administra este sitio responde preguntas y cómo hacerlas.',
  summary: 'Cómo hacer una pregunta a quien administra este sitio y qué datos conviene incluir.',
  sections: [
    {
      title: 'Antes de escribir',
      body: [
        {
          list: [
            'Mira en el [Centro de ayuda](/help): se puede buscar por palabras.',
            'Para cancelar un plan, descargar tus datos o eliminar tu cuenta no hace falta escribir: se hace en [Ajustes](/settings).',
            'Si algo falla, di qué querías hacer, qué pasó y en qué navegador. No envíes tu currículum ni datos de tu tarjeta.',
          ],
        },
      ],
    },
  ],
}

export const productPages = {
  '/cover-letters': coverLetters,
  '/ats-optimization': atsOptimization,
  '/about': about,
  '/contact': contact,
}
