import type { ErrorMessages } from '../types.ts'

export const errorsEs: ErrorMessages = {
  'not-pdf': () => 'Este archivo no es un PDF ni un archivo de Word. Elige uno o pega el texto de tu CV.',
  'old-word': () => 'Este archivo es de un Word antiguo (.doc). Ábrelo en Word y guárdalo como PDF o DOCX.',
  'unsupported-file': () =>
    'Este tipo de archivo no se puede leer. Ábrelo en su programa y guárdalo como PDF, o pega el texto de tu CV.',
  damaged: () =>
    'El archivo está dañado y no se puede leer. Vuelve a exportarlo desde el programa con el que lo hiciste.',
  encrypted: () => 'El archivo tiene contraseña. Guarda una copia sin contraseña e inténtalo de nuevo.',
  empty: () => 'El archivo está vacío: no hay texto que leer. Elige otro archivo o pega el texto.',
  scanned: () =>
    'El archivo solo contiene imágenes: un ATS no leería nada. Exporta el CV como texto o pega su contenido.',
  unreadable: () =>
    'El texto del PDF no tiene sentido al leerlo (fuentes sin tabla de caracteres). Pega el texto o vuelve a exportarlo.',
  'too-large': () => 'El archivo supera los 10 MB. Reduce su tamaño o pega el texto.',
  'too-complex': () =>
    'Esto es demasiado largo o complejo para procesarlo con seguridad. Vuelve a exportar el archivo, acórtalo o pega el texto.',
  timeout: () => 'Esto tardó demasiado y se detuvo. Inténtalo otra vez, acórtalo o pega el texto.',
  'invalid-json': ({ line, column }) =>
    line ? `El archivo no es JSON válido (línea ${line}, columna ${column}).` : 'El archivo no es JSON válido.',
  'invalid-document': ({ path }) =>
    path ? `El archivo no es un CV que sepamos leer (campo «${path}»).` : 'El archivo no es un CV que sepamos leer.',
  'newer-version': () => 'Este CV se guardó con una versión más nueva de Faro. Actualiza la aplicación para editarlo.',
  'too-many-entries': ({ max }) =>
    `Una sección tiene ${max ?? 200} entradas como máximo. Elimina o une algunas y vuelve a intentarlo.`,
  'too-many-entry-bullets': ({ max }) =>
    `Una entrada tiene ${max ?? 300} puntos como máximo. Elimina o une algunos y vuelve a intentarlo.`,
  'too-many-bullets': ({ max }) =>
    `Un CV tiene ${max ?? 1_500} puntos como máximo en total. Elimina o une algunos y vuelve a intentarlo.`,
  'too-much-text': ({ max }) =>
    `El CV es demasiado largo: caben ${max ?? 150_000} caracteres, sin contar la foto. Acórtalo y vuelve a intentarlo.`,
  'too-many-pages': ({ max }) => `El PDF tendría más de ${max ?? 60} páginas. Acorta el CV y vuelve a intentarlo.`,
  'layout-too-large': () => 'El archivo tiene demasiados datos de posición para su texto. Pega el texto de tu CV.',
  'request-too-large': () => 'Lo que se envió es demasiado grande. Acórtalo e inténtalo de nuevo.',
  'unknown-template': () => 'No encontramos esa plantilla. Elige una de la galería.',
  'invalid-request': ({ path }) =>
    path ? `Falta algo o no es válido: «${path}». Corrígelo y envíalo otra vez.` : 'La petición no es válida.',
  'ambiguous-credentials': () => 'Envía una clave de acceso o una cookie de sesión, no las dos a la vez.',
  'text-too-short': ({ min }) => `El texto del CV debe tener al menos ${min ?? 50} caracteres`,
  unauthenticated: () => 'Tu sesión ha terminado. Inicia sesión de nuevo; tu trabajo sigue aquí.',
  'invalid-key': () => 'Esta clave de acceso no existe, se revocó o ha caducado. Crea otra en Ajustes.',
  'sign-in-used': () => 'Este inicio de sesión ya se usó. Inicia sesión otra vez; no se pierde nada.',
  'limit-reached': () => 'Has alcanzado el límite de análisis de tu plan. Mejora tu plan para continuar.',
  forbidden: () => 'No tienes permiso para hacer esto.',
  'session-required': () => 'Una clave de acceso no puede hacer esto. Inicia sesión en Faro y hazlo allí.',
  'insufficient-scope': ({ scope }) =>
    scope
      ? `Esta clave de acceso no tiene el permiso «${scope}». Crea una que lo tenga en Ajustes.`
      : 'Esta clave de acceso no tiene permiso para esto. Crea una que lo tenga en Ajustes.',
  'plan-required': () => 'Tu plan no incluye esto. Cambia de plan en Ajustes para usarlo.',
  'reauthentication-required': () => 'Iniciaste sesión hace rato. Vuelve a iniciarla para confirmar que eres tú.',
  'bad-origin': () => 'La petición no viene de Faro y se ha rechazado.',
  'not-found': () => 'No existe o ya no está.',
  'method-not-allowed': () => 'Esta dirección no admite ese método.',
  conflict: () => 'Esto cambió en otro lugar. Revisa las dos versiones y elige.',
  'email-taken': () =>
    'Otra cuenta ya tiene este correo. Entra con la cuenta de Google que usaste antes, o escríbenos.',
  'too-many-drafts': ({ max }) =>
    `Tu cuenta guarda ${max ?? 200} CV como máximo. Elimina uno que ya no necesites y vuelve a guardar.`,
  'too-many-documents': ({ max }) =>
    `Tu cuenta guarda ${max ?? 500} documentos como máximo. Elimina uno que ya no necesites y vuelve a intentarlo.`,
  'too-many-keys': ({ max }) =>
    `Tu cuenta puede tener hasta ${max ?? 10} claves de acceso. Revoca una que ya no necesites e inténtalo de nuevo.`,
  'too-many-resumes': ({ max }) =>
    `Tu cuenta guarda ${max ?? 10_000} CV analizados como máximo. Elimina algunos en el historial y vuelve a intentarlo.`,
  'account-full': ({ megabytes }) =>
    `Los ${megabytes ?? 100} MB de tu cuenta están llenos. Elimina CV o documentos que ya no necesites y vuelve a intentarlo.`,
  'already-subscribed': () => 'Ya tienes una suscripción. Cambia de plan en Ajustes.',
  'renewal-owed': () => 'Tu última renovación está sin pagar. Actualiza tu tarjeta en Ajustes y vuelve a intentarlo.',
  'no-subscription': () => 'No tienes ninguna suscripción que cambiar. Elige un plan para empezar.',
  'payment-incomplete': () => 'El pago aún no se ha completado. No se ha activado ningún plan.',
  'payment-confirming': () => 'Tu pago ha llegado. El plan se activa en cuanto se confirme.',
  'not-analyzed': () => 'Este CV todavía no tiene análisis. Analízalo primero.',
  'unsupported-media': () => 'Este tipo de contenido no se admite aquí.',
  'client-too-old': () => 'Hay una versión nueva de Faro. Actualiza para continuar; no perderás nada.',
  'rate-limited': ({ seconds }) =>
    seconds
      ? `Demasiadas peticiones seguidas. Espera ${seconds} s e inténtalo otra vez.`
      : 'Demasiadas peticiones seguidas.',
  'daily-limit': ({ max }) =>
    max
      ? `Has usado las ${max} sugerencias con IA de hoy. Mañana habrá más; las de nuestras reglas no tienen límite.`
      : 'Has usado las sugerencias con IA de hoy. Mañana habrá más; las de nuestras reglas no tienen límite.',
  cancelled: () => 'Se canceló antes de terminar. No se ha cobrado ningún análisis.',
  internal: () => 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  'provider-unavailable': () => 'Un servicio externo no responde. Inténtalo de nuevo en un momento.',
  busy: ({ seconds }) =>
    seconds
      ? `Se están leyendo demasiados archivos. Espera ${seconds} s e inténtalo de nuevo.`
      : 'Se están leyendo demasiados archivos.',
  'not-configured': () => 'Este servicio no está configurado en este servidor.',
  'database-unavailable': () => 'La base de datos no responde. Inténtalo de nuevo en un momento.',
  'storage-full': () => 'No queda espacio para guardar. Lo que ya estaba guardado sigue ahí.',
  offline: () => 'No hay conexión. Lo que escribes se guarda en este dispositivo.',
}
