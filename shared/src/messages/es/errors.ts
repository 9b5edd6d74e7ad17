import { pluralize } from '../format.ts'
import type { ErrorMessages } from '../types.ts'
import { formatCount, formatNumber } from './numbers.ts'

export const errorsEs: ErrorMessages = {
  'not-pdf': () =>
    'Este archivo no es un PDF ni un documento de Word. Elige un archivo de uno de esos formatos o pega el texto de tu currículum.',
  'old-word': () =>
    'Este archivo está en el formato antiguo de Word (.doc). Ábrelo en Word y guárdalo como PDF o DOCX.',
  'unsupported-file': () =>
    'No podemos leer este tipo de archivo. Ábrelo en el programa con el que lo creaste y guárdalo como PDF, o pega el texto de tu currículum.',
  damaged: () =>
    'El archivo está dañado y no podemos leerlo. Vuelve a exportarlo desde el programa con el que lo creaste.',
  encrypted: () => 'El archivo tiene contraseña. Guarda una copia sin contraseña e inténtalo de nuevo.',
  empty: () => 'El archivo no contiene texto. Elige otro archivo o pega el texto de tu currículum.',
  scanned: () =>
    'El archivo solo contiene imágenes y un ATS no podría leerlo. Vuelve a exportarlo con texto seleccionable o pega su contenido.',
  unreadable: () =>
    'No podemos leer el texto de este PDF debido a las fuentes que contiene. Vuelve a exportarlo con otras fuentes o pega el texto.',
  'too-large': () => 'El archivo supera los 10 MB. Reduce su tamaño o pega el texto.',
  'too-complex': () =>
    'El documento es demasiado largo o complejo para procesarlo. Vuelve a exportar el archivo, acórtalo o pega el texto.',
  timeout: () => 'La operación tardó demasiado y se detuvo. Inténtalo de nuevo, acorta tu currículum o pega el texto.',
  'invalid-json': ({ line, column }) =>
    line
      ? `El archivo no es un JSON válido (línea ${line}, columna ${column}). Vuelve a exportarlo e inténtalo de nuevo.`
      : 'El archivo no es un JSON válido. Vuelve a exportarlo e inténtalo de nuevo.',
  'invalid-document': ({ path }) =>
    path
      ? `Este archivo no contiene un currículum que podamos leer (hay un problema en «${path}»). Elige otro.`
      : 'Este archivo no contiene un currículum que podamos leer. Elige otro.',
  'newer-version': () =>
    'Este currículum se guardó con una versión más reciente de Faro. Actualiza la aplicación para editarlo.',
  'too-many-entries': ({ max }) =>
    `Una sección puede tener hasta ${formatCount(max ?? 200, 'entrada', 'entradas')}. Elimina o combina algunas e inténtalo de nuevo.`,
  'too-many-entry-bullets': ({ max }) =>
    `Una entrada puede tener hasta ${formatCount(max ?? 300, 'viñeta', 'viñetas')}. Elimina o combina algunas e inténtalo de nuevo.`,
  'too-many-bullets': ({ max }) =>
    `Un currículum puede tener hasta ${formatCount(max ?? 1_500, 'viñeta', 'viñetas')} en total. Elimina o combina algunas e inténtalo de nuevo.`,
  'too-much-text': ({ max }) =>
    `Tu currículum es demasiado largo: puede tener hasta ${formatCount(max ?? 150_000, 'carácter', 'caracteres')}, sin contar la foto. Acórtalo e inténtalo de nuevo.`,
  'too-many-pages': ({ max }) =>
    `El PDF tendría más de ${formatCount(max ?? 60, 'página', 'páginas')}. Acorta tu currículum e inténtalo de nuevo.`,
  'layout-too-large': () => 'El diseño de este archivo es demasiado complejo. Pega el texto de tu currículum.',
  'request-too-large': () => 'Lo que intentas enviar es demasiado grande. Reduce su tamaño e inténtalo de nuevo.',
  'unknown-template': () => 'No hemos encontrado esa plantilla. Elige una de la galería.',
  'invalid-request': ({ path }) =>
    path
      ? `El dato «${path}» falta o no es válido. Corrígelo e inténtalo de nuevo.`
      : 'Falta algún dato o no es válido. Revísalo e inténtalo de nuevo.',
  'ambiguous-credentials': () => 'Envía una clave de acceso o una cookie de sesión, no las dos a la vez.',
  'text-too-short': ({ min }) =>
    `El texto del currículum debe tener al menos ${formatCount(min ?? 50, 'carácter', 'caracteres')}`,
  unauthenticated: () => 'Tu sesión ha terminado. Inicia sesión de nuevo; tu trabajo sigue aquí.',
  'invalid-key': () => 'Esta clave de acceso no existe, se ha revocado o ha caducado. Crea otra en Ajustes.',
  'sign-in-used': () => 'Este inicio de sesión ya se usó. Inicia sesión de nuevo; tu trabajo está a salvo.',
  'limit-reached': () => 'Has alcanzado el límite de análisis de tu plan. Mejora tu plan para continuar.',
  forbidden: () => 'No tienes permiso para hacer esto.',
  'session-required': () => 'Esto no se puede hacer con una clave de acceso. Inicia sesión en Faro y hazlo allí.',
  'insufficient-scope': ({ scope }) =>
    scope
      ? `Esta clave de acceso no tiene el permiso «${scope}». En Ajustes puedes crear otra que lo tenga.`
      : 'Esta clave de acceso no tiene permiso para esto. En Ajustes puedes crear otra que lo tenga.',
  'plan-required': () => 'Tu plan no incluye esta función. Para usarla, cambia de plan en Ajustes.',
  'reauthentication-required': () =>
    'Iniciaste sesión hace un tiempo. Vuelve a iniciar sesión para confirmar que eres tú.',
  'bad-origin': () => 'Hemos rechazado esta petición porque no procede de Faro.',
  'not-found': () => 'No hemos encontrado lo que buscas. Puede que se haya eliminado.',
  'method-not-allowed': () => 'Esta dirección no admite ese método.',
  conflict: () => 'Este contenido se modificó en otro lugar. Compara las dos versiones y elige una.',
  'email-taken': () =>
    'Otra cuenta ya usa este correo. Inicia sesión con la cuenta de Google que usaste antes o escríbenos.',
  'too-many-drafts': ({ max }) =>
    `Tu cuenta puede guardar hasta ${formatCount(max ?? 200, 'currículum', 'currículums')}. Elimina uno que ya no necesites y vuelve a guardar.`,
  'too-many-documents': ({ max }) =>
    `Tu cuenta puede guardar hasta ${formatCount(max ?? 500, 'documento', 'documentos')}. Elimina uno que ya no necesites e inténtalo de nuevo.`,
  'too-many-tickets': ({ max }) =>
    `Tienes ${formatCount(max ?? 10, 'consulta', 'consultas')} sin respuesta, el máximo por cuenta. Podrás enviar otra cuando hayamos respondido a alguna.`,
  'too-many-shares': ({ max }) =>
    `Tu cuenta puede tener hasta ${formatCount(max ?? 50, 'enlace', 'enlaces')} a currículums. Desactiva uno que ya no necesites e inténtalo de nuevo.`,
  'too-many-proposals': ({ max }) =>
    `Hay ${formatCount(max ?? 20, 'propuesta', 'propuestas')} sin responder, el máximo por cuenta. Para que puedas enviar otra, la persona titular de la cuenta tiene que aceptar o rechazar alguna.`,
  'too-many-webhooks': ({ max }) =>
    `Tu cuenta puede tener hasta ${formatCount(max ?? 5, 'dirección', 'direcciones')} para webhooks. Quita una e inténtalo de nuevo.`,
  'not-public': () =>
    'Esta dirección no es accesible desde internet. Indica una dirección https con un nombre de servidor público.',
  'too-many-keys': ({ max }) =>
    `Tu cuenta puede tener hasta ${formatCount(max ?? 10, 'clave', 'claves')} de acceso. Revoca una que ya no necesites e inténtalo de nuevo.`,
  'too-many-resumes': ({ max }) =>
    `Tu cuenta puede guardar hasta ${formatCount(max ?? 10_000, 'currículum analizado', 'currículums analizados')}. Elimina algunos del historial e inténtalo de nuevo.`,
  'already-in-team': () => 'Ya estás en un equipo. Sal de él primero: solo puedes estar en uno a la vez.',
  'owner-stays': () => 'Este equipo es tuyo, así que no puedes salir de él. Traspásalo a otro miembro o elimínalo.',
  'team-plan-ended': () =>
    'El plan de la persona responsable de tu equipo ya no incluye equipos, así que no se puede añadir nada. Puedes seguir viendo, exportando y eliminando su contenido.',
  'invitation-invalid': () =>
    'Esta invitación no funciona: ya se usó, se anuló o caducó. Pide otra a la persona responsable del equipo.',
  'team-full': ({ max }) => `Un equipo puede tener hasta ${formatCount(max ?? 10, 'miembro', 'miembros')}.`,
  'too-many-invitations': ({ max }) =>
    `Un equipo puede tener hasta ${formatCount(max ?? 20, 'invitación pendiente', 'invitaciones pendientes')}. Anula una y vuelve a intentarlo.`,
  'too-many-openings': ({ max }) =>
    `Un equipo puede tener hasta ${formatCount(max ?? 50, 'vacante', 'vacantes')}. Elimina una que ya no necesites y vuelve a intentarlo.`,
  'board-full': ({ max }) =>
    `No queda espacio: un tablero admite hasta ${formatCount(max ?? 500, 'currículum', 'currículums')}, y un equipo, hasta 100 MB. Elimina alguno y vuelve a intentarlo.`,
  'too-many-tags': ({ max }) =>
    `Un currículum puede tener hasta ${formatCount(max ?? 20, 'etiqueta', 'etiquetas')}. Quita una antes de añadir otra.`,
  'too-many-notes': ({ max }) =>
    `Un currículum puede tener hasta ${formatCount(max ?? 100, 'nota', 'notas')}. Elimina una antes de añadir otra.`,
  'too-many-designs': ({ max }) =>
    `Tu cuenta puede tener hasta ${formatCount(max ?? 50, 'diseño', 'diseños')}. Elimina uno que ya no necesites y vuelve a intentarlo.`,
  'invalid-design': ({ path }) =>
    path
      ? `Este archivo no contiene un diseño válido (hay un problema en «${path}»). Elige otro.`
      : 'Este archivo no contiene un diseño válido. Elige otro.',
  'unreadable-face': () =>
    'No podemos leer esta fuente. Debe ser un archivo TTF u OTF sin daños, con letras vectoriales y no imágenes. Vuelve a descargarla del sitio original.',
  'large-face': () =>
    'La fuente pesa más de 2 MB. Elige un archivo con menos caracteres o una fuente estática, no variable.',
  'restricted-face': () => 'El autor de esta fuente no permite incluirla en documentos. Elige otra.',
  'incomplete-face': ({ characters }) =>
    `A esta fuente le faltan caracteres necesarios en español o en inglés: ${characters ?? 'ñ'}. Elige una que los tenga.`,
  'unreadable-logo': () => 'No podemos leer esta imagen. Elige un archivo PNG, JPEG o SVG sin daños.',
  'large-logo': () => 'La imagen es demasiado grande. Elige una más sencilla, de 2 MB como máximo.',
  'low-contrast': ({ ratio }) =>
    `Uno de los colores se lee mal sobre su fondo (contraste de ${formatNumber(ratio ?? 0)}:1; el mínimo es 4,5:1). Hazlo más oscuro.`,
  'account-full': ({ megabytes }) =>
    `Has usado todo el espacio de tu cuenta (${formatNumber(megabytes ?? 100)} MB). Elimina currículums o documentos que ya no necesites e inténtalo de nuevo.`,
  'already-subscribed': () => 'Ya tienes una suscripción. Cambia de plan en Ajustes.',
  'trial-unavailable': () =>
    'No puedes empezar una prueba gratuita: solo hay una por persona, antes del primer plan de pago. Puedes elegir un plan sin prueba.',
  'renewal-owed': () =>
    'Tu última renovación está pendiente de pago. Actualiza tu tarjeta en Ajustes e inténtalo de nuevo.',
  'plan-changing': () =>
    'Tu plan se está cambiando en otro lugar, por ejemplo en otra pestaña. Espera un momento e inténtalo de nuevo.',
  'no-subscription': () => 'No tienes ninguna suscripción activa. Elige un plan para empezar.',
  'payment-incomplete': () => 'El pago aún no se ha completado, así que tu plan no está activo.',
  'payment-confirming': () => 'Hemos recibido tu pago. Tu plan se activará en cuanto se confirme.',
  'not-analyzed': () => 'Este currículum todavía no tiene ningún análisis. Analízalo primero.',
  'unsupported-media': () => 'Aquí no se admite este tipo de contenido.',
  'client-too-old': () => 'Hay una versión nueva de Faro. Actualiza para continuar; tu trabajo está guardado.',
  'rate-limited': ({ seconds }) =>
    seconds
      ? `Hemos recibido demasiadas peticiones seguidas. Espera ${formatCount(seconds, 'segundo', 'segundos')} e inténtalo de nuevo.`
      : 'Hemos recibido demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo.',
  'daily-limit': ({ max }) =>
    max
      ? `Has usado ${pluralize(max, 'la sugerencia', `las ${formatNumber(max)} sugerencias`)} con IA de hoy. Mañana tendrás más; las sugerencias sin IA no tienen límite.`
      : 'Has usado las sugerencias con IA de hoy. Mañana tendrás más; las sugerencias sin IA no tienen límite.',
  cancelled: () => 'La operación se ha cancelado.',
  internal: () => 'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.',
  'provider-unavailable': () => 'Un servicio externo no responde. Inténtalo de nuevo dentro de un momento.',
  busy: ({ seconds }) =>
    seconds
      ? `Ahora mismo estamos leyendo demasiados archivos. Espera ${formatCount(seconds, 'segundo', 'segundos')} e inténtalo de nuevo.`
      : 'Ahora mismo estamos leyendo demasiados archivos. Espera un momento e inténtalo de nuevo.',
  'not-configured': () => 'Este servicio todavía no está disponible aquí.',
  'database-unavailable': () => 'Nuestra base de datos no responde. Inténtalo de nuevo dentro de un momento.',
  'storage-full': () => 'No queda espacio para guardar. Lo que guardaste antes sigue ahí.',
  offline: () => 'No tienes conexión. Lo que escribes se guarda en este dispositivo.',
}
