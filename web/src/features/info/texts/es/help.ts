import { PLANS } from '#shared/plans.ts'
import type { HelpTopic, InfoPageText } from '../../info-texts.ts'

const price = (plan: 'basic' | 'professional' | 'enterprise') => `$${PLANS[plan].monthlyCents / 100}`

export const helpPage: InfoPageText = {
  title: 'Centro de ayuda',
  lead: 'Respuestas cortas a las preguntas más frecuentes. Si no encuentras la que buscas, ve a [Contacto](/contact).',
  summary:
    'Preguntas y respuestas sobre archivos, puntuación, editor, descargas, uso sin conexión, planes y privacidad.',
  sections: [],
}

export const help: readonly HelpTopic[] = [
  {
    title: 'Lectura de archivos',
    questions: [
      {
        question: '¿Qué archivos puedo analizar?',
        answer: [
          'PDF y archivos de Word u OpenDocument (DOCX, DOCM y ODT), de hasta 10 MB. Si el tuyo es un DOC antiguo, RTF o Pages, ábrelo y guárdalo como PDF. También puedes pegar el texto.',
        ],
      },
      {
        question: '¿Puede Faro leer un PDF escaneado?',
        answer: [
          'Sí, hasta 10 páginas. Faro te pregunta antes, descarga unos 7 MB y reconoce el texto en tu dispositivo. Revisa el resultado: en un escaneo puede haber letras mal leídas. Un ATS no suele leer escaneos, así que descarga después un PDF nuevo desde Faro.',
        ],
      },
      {
        question: 'Faro ha leído mal una parte de mi currículum. ¿Qué hago?',
        answer: [
          'En los resultados verás qué partes son dudosas y podrás confirmarlas o corregirlas. La puntuación se actualiza al momento. Si el error se repite, un diseño de una columna suele resolverlo.',
        ],
      },
      {
        question: '¿Puedo importar mi perfil de LinkedIn o mi archivo de Europass?',
        answer: [
          'Sí, desde la [galería](/templates). De LinkedIn, usa el ZIP con la copia de tus datos; de Europass, el XML o el PDF que lo incluye. También sirve un archivo JSON Resume.',
        ],
      },
    ],
  },
  {
    title: 'Puntuación',
    questions: [
      {
        question: '¿Cómo se calcula la puntuación?',
        answer: [
          'Con reglas fijas, no con IA: el contenido vale un 56 %; las palabras clave, un 18 %; el ATS, un 15 %, y el formato, un 11 %. El mismo currículum da siempre el mismo resultado. A partir de 80 puntos, el resultado es «Excelente»; de 60 a 79, «Bueno».',
        ],
      },
      {
        question: 'He corregido algo. ¿Por qué no sube la puntuación?',
        answer: [
          'Un problema grave, como un PDF sin texto o un currículum sin correo ni teléfono, limita la puntuación hasta que lo corrijas. En los resultados verás cuál es. Corrígelo primero.',
        ],
      },
      {
        question: '¿La oferta que pego cambia la puntuación?',
        answer: [
          'No. La comparación con la oferta se muestra aparte: qué requisitos cumples, cuáles son dudosos y cuáles faltan.',
        ],
      },
      {
        question: '¿Qué es un ATS?',
        answer: [
          'El programa con el que muchas empresas reciben candidaturas y buscan entre ellas. Lo explicamos en [Optimización para ATS](/ats-optimization).',
        ],
      },
    ],
  },
  {
    title: 'Editor',
    questions: [
      {
        question: '¿Cómo cambio de diseño sin perder nada?',
        answer: [
          'Abre el panel de diseño y elige otro diseño: verás cómo queda tu currículum con cada uno. El contenido no cambia, y puedes deshacer el cambio de diseño.',
        ],
      },
      {
        question: '¿Puedo tener el currículum en dos idiomas?',
        answer: [
          'Sí. El mismo currículum contiene el texto en español y en inglés. El editor te muestra lo que falta por traducir, y cada idioma se descarga por separado.',
        ],
      },
      {
        question: '¿Cómo hago una versión para una oferta?',
        answer: [
          'En el menú del currículum, elige «Adaptar a una oferta». La versión comparte las fechas, las empresas y los datos de contacto con el original; lo demás puedes cambiarlo.',
        ],
      },
      {
        question: 'He borrado algo. ¿Lo puedo recuperar?',
        answer: [
          'Puedes deshacer un cambio en el editor. Las versiones anteriores están en el «Historial de versiones». Un currículum eliminado se queda 30 días en la papelera de tu lista de currículums.',
        ],
      },
    ],
  },
  {
    title: 'PDF y Word',
    questions: [
      {
        question: '¿Descargar cuesta algo?',
        answer: ['No. Todas las descargas son gratis, en todos los diseños y sin marca de agua.'],
      },
      {
        question: '¿Envío un PDF o un archivo de Word?',
        answer: [
          'Envía lo que pida la oferta. Si no dice nada, envía el PDF, que se ve igual en todas partes. El archivo de Word es para quien quiera editarlo.',
        ],
      },
      {
        question: '¿Por qué el archivo de Word se ve distinto del PDF?',
        answer: [
          'Tiene una sola columna con estilos normales, para que se pueda editar y leer bien. Conserva las fuentes y los colores del diseño.',
        ],
      },
      {
        question: '¿Qué datos contiene el PDF?',
        answer: [
          'Los de tu currículum, para que Faro pueda volver a abrirlo tal como era. Las partes ocultas y las notas no se incluyen. Si no quieres incluir estos datos, desmarca la opción en el menú de descarga.',
        ],
      },
    ],
  },
  {
    title: 'Sin conexión y otros dispositivos',
    questions: [
      {
        question: '¿Funciona sin conexión?',
        answer: [
          'Sí, después de la primera visita: puedes escribir, puntuar y descargar. Si pides un análisis con tu cuenta, se queda en tu dispositivo y se envía cuando recuperas la conexión.',
        ],
      },
      {
        question: '¿Cómo instalo Faro?',
        answer: [
          'Si tu navegador lo permite, al pie de la página de inicio aparece «Instalar Faro». En un iPhone, usa «Añadir a pantalla de inicio» en el menú «Compartir» de Safari.',
        ],
      },
      {
        question: '¿Cómo veo mis currículums en otro dispositivo?',
        answer: [
          'Inicia sesión con la misma cuenta en los dos. Sin cuenta, guarda una copia de seguridad en [Ajustes](/settings) y restáurala en el otro.',
        ],
      },
    ],
  },
  {
    title: 'Cuenta y planes',
    questions: [
      {
        question: '¿Necesito una cuenta?',
        answer: [
          'No la necesitas para escribir tu currículum, puntuarlo en tu dispositivo ni descargarlo. Con una cuenta puedes, además, pedir análisis, consultar su historial y ver tus currículums en todos tus dispositivos. Se inicia sesión con Google.',
        ],
      },
      {
        question: '¿Cuánto cuestan los planes?',
        answer: [
          `El plan gratuito incluye ${PLANS.free.monthlyAnalyses} análisis al mes. El plan Básico cuesta ${price('basic')} al mes e incluye ${PLANS.basic.monthlyAnalyses}; Profesional, ${price('professional')}, y Premium, ${price('enterprise')}, los dos sin límite de análisis. Los precios están en dólares estadounidenses. Compáralos en [Precios](/settings).`,
        ],
      },
      {
        question: '¿Cómo cancelo?',
        answer: [
          'En [Ajustes](/settings), con «Cancelar suscripción». Conservarás el plan hasta el final del período que pagaste y no se te cobrará nada más. Todo lo que hayas creado seguirá siendo tuyo.',
        ],
      },
      {
        question: 'Un análisis ha fallado. ¿Cuenta para mi límite?',
        answer: ['No. Un análisis que falla o que cancelas no cuenta.'],
      },
    ],
  },
  {
    title: 'Privacidad',
    questions: [
      {
        question: '¿Quién ve mi currículum?',
        answer: [
          'El archivo se lee en tu navegador y nunca sale de tu dispositivo. Cuando pides un análisis con tu cuenta, solo se envía el texto. Antes de que la IA redacte consejos, se sustituyen tu nombre y tus datos de contacto. Consulta los detalles en [Privacidad](/privacy).',
        ],
      },
      {
        question: '¿Cómo elimino mis datos?',
        answer: [
          'Puedes eliminar un análisis desde tu historial. Para eliminar la cuenta con todo lo que contiene, usa «Eliminar mi cuenta» en [Ajustes](/settings). Antes puedes descargarlo todo.',
        ],
      },
      {
        question: '¿Se usa mi currículum para entrenar una IA?',
        answer: ['No. Tampoco vendemos ni compartimos tus datos, y no hay anuncios.'],
      },
    ],
  },
  {
    title: 'API y programas',
    questions: [
      {
        question: '¿Puedo usar Faro desde mis programas?',
        answer: [
          'Sí, con el plan Premium. En [Ajustes](/settings) puedes crear hasta diez claves de acceso, con permisos y fecha de caducidad. La clave se muestra una sola vez.',
        ],
      },
      {
        question: '¿Funciona con asistentes de IA?',
        answer: [
          'Con el plan Premium, un asistente compatible con MCP puede leer y puntuar tus currículums y proponer cambios. Si su clave no tiene el permiso «Modificar», cada cambio espera en el editor hasta que lo aceptes.',
        ],
      },
      {
        question: '¿Puede mi programa recibir un aviso cuando termine un análisis?',
        answer: [
          'Sí, con el plan Premium: añade en [Ajustes](/settings) hasta cinco direcciones (webhooks). Cada aviso está firmado e incluye el identificador del análisis, nunca el texto del currículum.',
        ],
      },
    ],
  },
]
