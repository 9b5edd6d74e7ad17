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
    more: 'Leer más',
    search: 'Buscar en el Centro de ayuda',
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
      signIn: 'Inicia sesión para hacer una consulta. Encontrarás la respuesta en tu cuenta.',
      email: 'Correo de contacto:',
      none: 'Este sitio todavía no tiene una dirección de contacto. En el [Centro de ayuda](/help) respondemos a las preguntas más frecuentes, y en [Ajustes](/settings) puedes descargar o eliminar tus datos.',
      offline:
        'No tienes conexión, así que no podemos mostrar los datos de contacto. Inténtalo de nuevo cuando la recuperes.',
    },
  },
}
