import type { ShareMessages } from '../types.ts'

export const shareEs: ShareMessages = {
  download: 'Descargar en PDF',
  page: (page, count) => `Página ${page} de ${count}`,
  text: 'Versión en texto',
  about: 'Esta página muestra siempre la última versión guardada del currículum.',
  passwordTitle: 'Este currículum tiene contraseña',
  passwordAbout: 'Pide la contraseña a la persona que te envió el enlace.',
  password: 'Contraseña',
  open: 'Abrir el currículum',
  wrongPassword: 'La contraseña no es correcta. Revísala e inténtalo de nuevo.',
  goneTitle: 'Este enlace no funciona',
  gone: 'El enlace se desactivó, caducó o no se copió completo. Pide otro a la persona que te lo envió.',
  waitTitle: 'Demasiados intentos',
  wait: (seconds) =>
    seconds === 1 ? 'Inténtalo de nuevo dentro de 1 segundo.' : `Inténtalo de nuevo dentro de ${seconds} segundos.`,
  failedTitle: 'No se pudo mostrar el currículum',
  failed: 'Inténtalo de nuevo dentro de unos minutos.',
}
