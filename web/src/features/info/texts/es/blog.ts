import type { InfoPageText } from '../../info-texts.ts'

const blog: InfoPageText = {
  title: 'Blog',
  lead: 'Qué hay de nuevo en Faro y para qué te sirve.',
  summary: 'Novedades de Faro para quienes lo usan.',
  sections: [],
}

const letters: InfoPageText = {
  title: 'Cartas basadas en tu currículum y una versión para cada oferta',
  lead: 'Faro ya escribe cartas de presentación y guarda juntas las versiones de tu currículum para distintas ofertas.',
  summary: 'Cartas en las que se ve de dónde sale cada frase y versiones del currículum que comparten tus datos.',
  published: '2026-11-22',
  sections: [
    {
      title: 'Cartas que no inventan nada',
      body: [
        'La carta se escribe en tu dispositivo a partir de las líneas de tu currículum, y en cada frase puedes ver en cuáles se basa. Tiene el diseño que ya usas, con el saludo y la despedida habituales en tu idioma y tu país. Se descarga en PDF, Word o texto. Más información en [Cartas de presentación](/cover-letters).',
      ],
    },
    {
      title: 'Versiones para cada oferta',
      body: [
        'Con «Adaptar a una oferta» creas una versión del currículum y guardas con ella la oferta, el enlace, el estado de la candidatura y tus notas. Las versiones comparten fechas, empresas y datos de contacto: si cambias el teléfono en una, cambia en todas. Puedes comparar dos versiones, una al lado de la otra.',
      ],
    },
    {
      title: 'Los requisitos de la oferta, por separado',
      body: [
        'Faro busca en tu currículum los años de experiencia, los idiomas, los títulos y los términos que pide la oferta, en español y en inglés. El resultado se muestra aparte y ya no cambia la puntuación.',
      ],
    },
    {
      title: 'El país de tu currículum',
      body: [
        'Faro valora la foto, los datos personales, la extensión y el orden según el país, e indica sus fuentes. Los detalles están en la [guía por países](/career-guides/resume-by-country).',
      ],
    },
  ],
  action: { label: 'Abrir la galería de diseños', to: '/templates' },
}

const wordFiles: InfoPageText = {
  title: 'Word, escaneos, LinkedIn y Europass',
  lead: 'Faro lee más archivos que antes y te muestra lo que ha leído antes de guardarlo.',
  summary: 'Lectura de archivos de Word y de PDF escaneados, importación de LinkedIn y Europass, y descarga en Word.',
  published: '2026-11-22',
  sections: [
    {
      title: 'Puedes importar más archivos',
      body: [
        {
          list: [
            'Archivos de Word y OpenDocument (DOCX, DOCM y ODT), igual que los PDF.',
            'PDF escaneados de hasta 10 páginas: si aceptas, el texto se reconoce en tu dispositivo.',
            'El archivo ZIP de LinkedIn con tus datos, los XML de Europass y JSON Resume.',
          ],
        },
        'Al importar un archivo, ves cada dato junto a la página en la que aparece, empezando por los dudosos. Si algo no encaja en un currículum, Faro te lo indica.',
      ],
    },
    {
      title: 'Descarga en Word',
      body: [
        'Cualquier diseño se puede descargar en Word, en una sola columna fácil de editar. El PDF incluye los datos del currículum, así que Faro puede volver a abrirlo tal como era. Si no quieres incluirlos, desmarca «Incluir los datos del currículum en el PDF» en el menú de descarga.',
      ],
    },
    {
      title: 'Diseños nuevos',
      body: [
        'Hay 16 diseños en 64 variantes, con más fuentes y tamaños, y los saltos de página ya no dejan palabras sueltas ni huecos grandes.',
      ],
    },
  ],
  action: { label: 'Analizar un archivo', to: '/analyzer' },
}

const firstVersion: InfoPageText = {
  title: 'La primera versión de Faro',
  lead: 'Analizador, puntuación explicada, editor con plantillas y uso sin conexión: así empieza Faro.',
  summary: 'Qué incluía la primera versión de Faro, publicada el 21 de noviembre de 2026.',
  published: '2026-11-21',
  sections: [
    {
      title: 'Qué incluía',
      body: [
        {
          list: [
            'Un analizador que lee el PDF en tu dispositivo y le da una puntuación sobre 100.',
            'El motivo de cada punto, con la línea a la que se refiere.',
            'Un editor con plantillas y PDF etiquetados, que también leen bien los lectores de pantalla.',
            'Uso sin conexión, cuentas con Google, consejos de la IA y planes de pago.',
          ],
        },
      ],
    },
    {
      title: 'Qué no ha cambiado',
      body: [
        'La puntuación se calcula con reglas, no con IA. Descargar es gratis. El archivo se queda en tu dispositivo.',
      ],
    },
  ],
  action: { label: 'Ver mi puntuación', to: '/analyzer' },
}

export const blogPages = {
  '/blog': blog,
  '/blog/letters-from-your-resume': letters,
  '/blog/word-files-and-scans': wordFiles,
  '/blog/first-version': firstVersion,
}
