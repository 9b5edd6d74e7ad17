import { formatCount, inParentheses, listNames, listTopics, nameCountry } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEs } from '../countries.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  experience: 'Experiencia',
  education: 'Educación',
  skills: 'Habilidades',
}

export const atsRulesEs: CategoryRuleMessages<'ats'> = {
  'text-layer': {
    title: 'Texto de verdad',
    gained: () => 'Todo el texto del PDF se puede leer con una máquina.',
    lost: ({ scan }) => {
      if (Number(scan) === 2)
        return 'El PDF tiene páginas escaneadas, donde un ATS no encuentra texto: ábrelo en el editor y descárgalo desde aquí.'
      return Number(scan) === 1
        ? 'El PDF es un escaneo con texto adivinado: expórtalo desde el programa en que lo escribiste.'
        : 'Parte del PDF no tiene texto que se pueda leer: expórtalo de nuevo, sin imágenes de páginas.'
    },
  },
  'clean-characters': {
    title: 'Letras completas',
    gained: () => 'Ninguna letra se pierde al leer.',
    lost: ({ count }) =>
      `${formatCount(count, 'signo no se lee', 'signos no se leen')} como letra: cambia la tipografía o quita los iconos.`,
  },
  'reading-order': {
    title: 'Orden de lectura',
    gained: () => 'El archivo guarda el texto en el orden en que se lee.',
    lost: () =>
      'El texto está guardado en otro orden que el de la página: algunos lectores lo mezclan. Usa una plantilla de una columna.',
  },
  columns: {
    title: 'Columnas en orden',
    gained: ({ columns }) =>
      Number(columns) > 1
        ? 'Las columnas conservan su orden de lectura.'
        : 'Una sola columna: se lee bien en todas partes.',
    lost: ({ columns }) => `Pasa a una columna: con ${columns} algunos lectores mezclan las líneas.`,
  },
  tables: {
    title: 'Sin tablas',
    gained: () => 'No hay tablas que se lean de través.',
    lost: () => 'Saca el texto de las tablas: se lee fila por fila, mezclado.',
  },
  'text-in-images': {
    title: 'Sin texto en imágenes',
    gained: () => 'Nada importante está dentro de una imagen.',
    lost: () => 'Escribe como texto lo que está dentro de imágenes: un ATS no lo lee.',
  },
  pictures: {
    title: 'Sin imágenes',
    gained: () => 'No hay logos ni barras que estorben.',
    lost: () => 'Quita logos, imágenes y barras de nivel: no aportan al ATS y a veces lo confunden.',
  },
  'hidden-text': {
    title: 'Sin texto oculto',
    gained: () => 'Todo lo que se lee también se ve.',
    lost: ({ count }) =>
      `Quita el texto oculto (${formatCount(count, 'lugar', 'lugares')}): no suma y parece un truco.`,
  },
  'machine-text': {
    title: 'Sin órdenes a máquinas',
    gained: () => 'Nada en el texto se dirige a una máquina.',
    lost: () =>
      'Quita las frases que dan órdenes a una IA: aquí no cambian la nota, y un lector las toma por un truco.',
  },
  'tiny-text': {
    title: 'Sin letra diminuta',
    gained: () => 'No hay letra demasiado pequeña.',
    lost: () => 'Agranda o quita la letra diminuta: parece relleno.',
  },
  'tracked-text': {
    title: 'Palabras enteras',
    gained: () => 'Las palabras se leen enteras.',
    lost: () => 'Quita el espacio entre letras de los títulos: «E X P» se lee letra por letra.',
  },
  'split-accents': {
    title: 'Acentos enteros',
    gained: () => 'Las letras con acento se leen bien.',
    lost: () => 'Los acentos van sueltos en el archivo («Nu´n˜ez»): exporta con otra tipografía.',
  },
  'rotated-text': {
    title: 'Texto derecho',
    gained: () => 'No hay texto girado.',
    lost: () => 'Endereza el texto girado: muchos lectores lo pierden.',
  },
  'contact-name': {
    title: 'Nombre',
    gained: ({ name }) => `El nombre se lee: ${name}.`,
    lost: () => 'Pon tu nombre y apellido en la primera línea, como texto.',
  },
  'contact-email': {
    title: 'Correo electrónico',
    gained: ({ email }) => `El correo se lee: ${email}.`,
    lost: ({ email }) =>
      email ? 'Pon el correo en la cabecera, en su propia línea.' : 'Añade tu correo: sin él no pueden escribirte.',
  },
  'contact-phone': {
    title: 'Teléfono',
    gained: ({ phone }) => `El teléfono se lee: ${phone}.`,
    lost: ({ phone }) =>
      phone ? 'Pon el teléfono en la cabecera, con prefijo de país.' : 'Añade tu teléfono con prefijo de país.',
  },
  'contact-location': {
    title: 'Ciudad',
    gained: ({ location }) => `El lugar se lee: ${location}.`,
    lost: ({ location }) =>
      location
        ? 'Deja ciudad y país: la calle y el número sobran.'
        : 'Añade tu ciudad y país: muchas búsquedas filtran por lugar.',
  },
  'contact-links': {
    title: 'Enlace profesional',
    gained: () => 'Hay un enlace a tu perfil o a tu trabajo.',
    lost: () => 'Añade LinkedIn, tu portafolio o tu código.',
  },
  'contact-in-body': {
    title: 'Contacto en el cuerpo',
    gained: () => 'Los datos de contacto están en el cuerpo de la página.',
    lost: () => 'Saca el contacto del encabezado o pie de página: algunos ATS no lo leen.',
  },
  'email-professional': {
    title: 'Correo profesional',
    gained: () => 'La dirección de correo es profesional.',
    lost: ({ email }) => `Usa un correo con tu nombre en un servicio actual, en vez de ${email}.`,
  },
  'links-valid': {
    title: 'Enlaces que funcionan',
    gained: () => 'Los enlaces están bien escritos.',
    lost: ({ sample }) => `Corrige los enlaces mal escritos o de ejemplo${inParentheses(sample)}.`,
  },
  'sections-present': {
    title: 'Secciones esperadas',
    gained: () => 'Están Experiencia, Educación y Habilidades, con su título.',
    lost: ({ missing }) => `Añade con su título, o llena: ${listNames(missing, SECTIONS)}.`,
  },
  'sections-named': {
    title: 'Títulos conocidos',
    gained: () => 'Los títulos de sección son los que un ATS espera.',
    lost: ({ known, sample }) =>
      Number(known) === 0
        ? 'Usa títulos conocidos: «Experiencia», «Educación», «Habilidades».'
        : `Usa títulos conocidos en vez de otros${inParentheses(sample)}.`,
  },
  'dates-readable': {
    title: 'Fechas legibles',
    gained: () => 'Todas las fechas se leen.',
    lost: ({ read, of }) =>
      Number(of) === 0
        ? 'No se leyó ninguna fecha de trabajo ni de estudio: escribe MM/AAAA – MM/AAAA.'
        : `Escribe inicio y fin como MM/AAAA: se leen enteras ${read} de ${of} entradas.`,
  },
  'personal-data': {
    title: 'Sin datos que sobran',
    gained: () => 'No hay datos personales que sobren.',
    lost: ({ kinds, country, source }) => {
      const inside = nameCountry(country, countriesEs)
      const place = inside ? `, como se acostumbra ${inside}` : ''
      return `Quita lo que no dice nada de tu trabajo y se presta a prejuicios${place}: ${listTopics(kinds, country, countriesEs)}${inParentheses(source)}.`
    },
  },
  'file-open': {
    title: 'Archivo sin trabas',
    gained: () => 'El archivo se abre sin candados ni formularios.',
    lost: () => 'Exporta un PDF simple: sin contraseña, formularios, scripts ni páginas de más.',
  },
  'file-labels': {
    title: 'Archivo bien rotulado',
    gained: () => 'El archivo dice su idioma y su estructura.',
    lost: ({ said, of }) =>
      `Abre el CV en nuestro editor y descárgalo desde ahí: nuestro PDF dice su idioma y su estructura; este cumple ${said} de ${of}.`,
  },
}
