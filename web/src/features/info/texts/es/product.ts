import type { InfoPageText } from '../../info-texts.ts'

const coverLetters: InfoPageText = {
  title: 'Cartas de presentación',
  lead: 'Faro escribe la carta con lo que ya cuenta tu currículum. Tú añades el motivo por el que quieres ese puesto.',
  summary:
    'Cómo se escribe una carta de presentación con Faro: de dónde sale cada frase, qué extensión debe tener, cómo saludar y un ejemplo completo.',
  sections: [
    {
      title: 'De dónde sale cada frase',
      body: [
        'Cada frase que habla de ti indica las líneas de tu currículum en las que se apoya. Si borras una de esas líneas, la frase queda marcada para que la cambies o la quites. La carta no añade empresas, cifras ni títulos que no estén en tu currículum.',
        'Lo único que Faro no puede saber es por qué te interesa el puesto. Para eso hay un campo aparte, en el que escribes una o dos frases con tus propias palabras.',
      ],
    },
    {
      title: 'Cómo escribirla',
      body: [
        {
          steps: [
            'Abre tu currículum en el editor, o [empieza uno con una plantilla](/templates).',
            'En su menú, elige «Escribir una carta de presentación».',
            'Indica la situación (respuesta a una oferta, recomendación, cambio de sector, primer empleo o candidatura espontánea), el puesto y la empresa. Si tienes la oferta, pégala.',
            'Pulsa «Escribir la carta con mi currículum» y revisa el texto. Puedes reescribirla las veces que quieras.',
            'Descárgala en PDF o Word, con el mismo diseño que tu currículum.',
          ],
        },
      ],
    },
    {
      title: 'Extensión, saludo y despedida',
      body: [
        'Faro cuenta las palabras de la carta y recomienda entre 170 y 300 en español. Con menos, apenas cabe un ejemplo de tu trabajo; con más, es difícil que la lean entera.',
        {
          list: [
            'Si conoces el nombre: «Estimada Sra. Robles:» o, si no sabes qué tratamiento usar, «Buenos días, Andrea Robles:».',
            'Si solo conoces la empresa: «Estimado equipo de Talleres Urbina:».',
            'Si no conoces ninguno de los dos: «A quien corresponda:».',
          ],
        },
        'En español, el saludo termina con dos puntos. La despedida sigue la costumbre del país de tu currículum, como «Reciban un cordial saludo,» en España, «Saludos cordiales,» en Argentina y Chile, o «Atentamente,» en México.',
      ],
    },
    {
      title: 'Un ejemplo',
      body: [
        'Esta carta es ficticia y más corta que una real. Cada párrafo tiene una sola función: decir quién eres, dar un dato que responda a la oferta, explicar por qué te interesa la empresa y proponer el siguiente paso.',
        {
          example: [
            'Estimado equipo de Frutas La Vega:',
            'Me presento a la vacante de encargada de almacén. Trabajo como responsable de turno en Distribuciones Oria desde 2021.',
            'Piden experiencia con inventarios, y de eso puedo darles un ejemplo: organicé el recuento por zonas de 4200 referencias y las diferencias bajaron del 3,1 % al 0,8 % en un año. También formé a nueve personas en el uso del lector de códigos.',
            'Me interesa su empresa porque trabaja con productos frescos, en los que cada hora cuenta, y creo que ahí puedo aportar mucho.',
            'Puedo incorporarme en quince días y estaré encantada de contarles más en una entrevista.',
            'Reciban un cordial saludo,\nNerea Aldana Ruiz',
          ],
        },
      ],
    },
    {
      title: 'Cuánto cuesta',
      body: [
        'Escribir cartas y descargarlas es gratis y no requiere cuenta: se escriben en tu dispositivo. Con los planes Profesional y Premium, la IA también puede reformular las frases, si está activada en este sitio. Cada propuesta se comprueba con tu currículum, y tú decides si la aceptas. Compara los planes en [Precios](/settings).',
      ],
    },
  ],
  action: { label: 'Empezar con mi currículum', to: '/templates' },
}

const atsOptimization: InfoPageText = {
  title: 'Optimización para ATS',
  lead: 'Un ATS es el programa con el que muchas empresas reciben candidaturas y buscan entre ellas. Antes de que una persona lea tu currículum, el programa tiene que poder leerlo.',
  summary:
    'Qué lee un ATS en un currículum y qué no, qué comprueba Faro y cómo corregir los cinco problemas más comunes.',
  sections: [
    {
      title: 'Qué lee y qué no',
      body: [
        'Un ATS extrae el texto del archivo e intenta distribuirlo en campos: nombre, teléfono, empresas, fechas, estudios. Después, los reclutadores buscan y filtran por esos campos. Cada programa lo hace a su manera, así que nadie puede garantizar un resultado. Pero todos parten del texto, y eso sí se puede comprobar.',
        {
          list: [
            '**Lee:** texto seleccionable, en el orden en que está guardado, con títulos de sección conocidos y fechas con mes y año.',
            '**No lee:** texto dentro de imágenes, páginas escaneadas, iconos en lugar de palabras, barras de nivel.',
            '**A veces mezcla:** columnas, tablas, datos en el encabezado o el pie de página.',
          ],
        },
      ],
    },
    {
      title: 'Qué comprueba Faro',
      body: [
        'El análisis da una puntuación sobre 100, repartida en cuatro categorías: contenido (56 %), palabras clave (18 %), ATS (15 %) y formato (11 %). De cada punto perdido verás el motivo y la línea.',
        {
          list: [
            'Archivo: si se abre, si tiene texto y si hay texto dentro de imágenes.',
            'Estructura: orden de lectura, columnas, tablas, títulos de sección y fechas legibles.',
            'Contacto: nombre, correo, teléfono, ciudad y enlaces, en el cuerpo de la página, no en el encabezado ni en el pie.',
            'Texto: caracteres que no se leen, letras separadas, texto girado, diminuto u oculto.',
          ],
        },
        'Además, verás «Lo que lee un ATS»: el texto de tu archivo en el orden en que lo lee un programa. Si ese texto se entiende, el diseño funciona. Si pegas una oferta, Faro compara sus requisitos con tu currículum en un resultado aparte, que no cambia la puntuación.',
      ],
    },
    {
      title: 'Los cinco problemas más comunes y cómo corregirlos',
      body: [
        {
          steps: [
            '**El PDF es una imagen.** Si no puedes seleccionar una palabra, un ATS tampoco puede leerla. Vuelve al documento original y expórtalo como PDF; no lo imprimas ni lo escanees.',
            '**Dos columnas que se mezclan.** Mira el texto en «Lo que lee un ATS». Si una línea salta de una columna a otra, usa un diseño de una sola columna.',
            '**Datos de contacto en el encabezado de Word.** Pasa el nombre, el correo y el teléfono a las primeras líneas del documento.',
            '**Títulos poco comunes.** «Mi camino» no le dice nada a un programa. Escribe «Experiencia», «Educación», «Habilidades» e «Idiomas».',
            '**Fechas incompletas o con formatos distintos.** Escribe siempre el mes y el año de la misma manera, como 03/2021 – 06/2024.',
          ],
        },
        'No escondas palabras clave en letra blanca: Faro no las tiene en cuenta al puntuar, y los reclutadores las ven como un truco.',
      ],
    },
  ],
  action: { label: 'Analizar mi currículum', to: '/analyzer' },
}

const about: InfoPageText = {
  title: 'Sobre nosotros',
  lead: 'Faro es una aplicación web para escribir un currículum, comprobar cómo se lee y mejorarlo, en español y en inglés.',
  summary: 'Qué es Faro, en qué principios se basa y qué es gratis.',
  sections: [
    {
      title: 'Qué hace',
      body: [
        'Lee tu currículum en PDF o Word, le da una puntuación sobre 100 y explica cada punto. Te ayuda a completar lo que falta, lo muestra en cualquiera de sus diseños y crea un PDF o un archivo de Word que leen bien tanto las personas como los programas. También puedes escribir cartas de presentación y hacer una versión de tu currículum para cada oferta.',
      ],
    },
    {
      title: 'Nuestros principios',
      body: [
        {
          list: [
            '**No inventamos nada.** La puntuación la calculan reglas fijas: el mismo currículum da siempre el mismo resultado. Las frases de una carta salen de tus líneas. Si falta un dato que solo tú conoces, Faro te lo pregunta.',
            '**Tu archivo se queda en tu dispositivo.** Se lee en tu navegador. El texto solo se envía cuando pides un análisis con tu cuenta.',
            '**Todo se explica.** De cada punto perdido verás la línea y qué hacer. Cuando hablamos de las costumbres de un país, citamos la fuente.',
            '**Lo que creas es tuyo.** Puedes descargarlo todo y eliminar tu cuenta cuando quieras. Si cambias a un plan inferior, seguirás teniendo acceso a todo lo que ya creaste.',
            '**Sin anuncios ni rastreo.** Hay una sola cookie, y solo si inicias sesión.',
          ],
        },
        'Los detalles están en [Privacidad](/privacy).',
      ],
    },
    {
      title: 'Qué es gratis',
      body: [
        'El editor, todos los diseños, las descargas, las cartas y la puntuación en tu dispositivo son gratis y no requieren registro. Una cuenta gratuita incluye además algunos análisis al mes, con su historial. Los [planes de pago](/settings) añaden más análisis, consejos de la IA más completos y herramientas para equipos y programas.',
      ],
    },
    {
      title: 'Lo que no promete',
      body: [
        'Una puntuación alta significa que tu currículum se lee bien y cuenta tu trabajo con claridad. No garantiza una entrevista: eso depende del puesto, de las demás candidaturas y de quien decida. Las opiniones de la página de inicio son de ejemplo, y así se indica.',
      ],
    },
  ],
  action: { label: 'Ver mi puntuación', to: '/analyzer' },
}

const contact: InfoPageText = {
  title: 'Contacto',
  lead: 'Busca primero en el Centro de ayuda: es posible que la respuesta esté ahí. Si los responsables de este sitio atienden consultas, más abajo verás cómo escribirles.',
  summary: 'Cómo escribir a los responsables de este sitio y qué datos conviene incluir.',
  sections: [
    {
      title: 'Antes de escribir',
      body: [
        {
          list: [
            'Busca en el [Centro de ayuda](/help).',
            'Para cancelar un plan, descargar tus datos o eliminar tu cuenta no hace falta escribir: se hace en [Ajustes](/settings).',
            'Si algo falla, di qué querías hacer, qué pasó y qué navegador usas. No envíes tu currículum ni datos de tu tarjeta.',
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
