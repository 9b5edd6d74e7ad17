import type { InfoTexts } from '../info-texts.ts'
import { blogPages } from './es/blog.ts'
import { exampleCards, examplesPage } from './es/examples.ts'
import { guidePages } from './es/guides.ts'
import { help, helpPage } from './es/help.ts'
import { productPages } from './es/product.ts'

export const infoTextsEs: InfoTexts = {
  pages: {
    ...productPages,
    ...blogPages,
    ...guidePages,
    '/resume-examples': examplesPage,
    '/help': helpPage,
  },
  help,
  examples: exampleCards,
  labels: {
    before: 'Antes',
    after: 'Después',
    sources: 'Fuentes',
    published: (day) => `Publicado el ${day}`,
    more: 'Sigue leyendo',
    search: 'Buscar en la ayuda',
    searchHint: 'Escribe una o varias palabras, como «descargar Word».',
    found: (count) =>
      count === 0
        ? 'Ninguna pregunta contiene esas palabras. Prueba con otras.'
        : count === 1
          ? '1 pregunta encontrada'
          : `${count} preguntas encontradas`,
    openExample: 'Abrir en el editor',
    opening: 'Abriendo…',
    openFailed: 'No hemos podido abrir el ejemplo. Inténtalo de nuevo.',
    picture: (trade) => `Primera página del ejemplo: ${trade}`,
    contact: {
      signIn: 'Las preguntas se responden en tu cuenta. Inicia sesión para escribir la tuya y leer la respuesta.',
      email: 'Correo de quien administra este sitio:',
      none: 'Quien administra este sitio no ha indicado ninguna forma de contacto. En el [Centro de ayuda](/help) están las respuestas más frecuentes, y en [Ajustes](/settings) puedes descargar o eliminar tus datos.',
      offline: 'No podemos comprobar cómo contactar porque no hay conexión. Vuelve a intentarlo cuando la tengas.',
    },
  },
}
