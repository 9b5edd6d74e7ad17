import { citeSource, inParentheses, listNames, listTopics, nameCountry, namePhone, nameResume } from '../../format.ts'
import type { CategoryRuleMessages } from '../../types.ts'
import { countriesEs } from '../countries.ts'
import { formatCount, formatNumber, formatPart } from '../numbers.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  experience: 'Experiencia',
  education: 'Educación',
  skills: 'Habilidades',
}

export const atsRulesEs: CategoryRuleMessages<'ats'> = {
  'text-layer': {
    title: 'Texto seleccionable',
    gained: () => 'Un ATS puede leer todo el texto del PDF.',
    lost: ({ scan }) => {
      if (Number(scan) === 2)
        return 'Abre este PDF en nuestro editor y descárgalo desde ahí: contiene páginas escaneadas, y un ATS no encuentra texto en ellas.'
      return Number(scan) === 1
        ? 'Vuelve a exportar el PDF desde el programa original: este está escaneado y su texto puede tener errores.'
        : 'Vuelve a exportar el PDF sin páginas guardadas como imagen: hay texto que un ATS no puede leer.'
    },
  },
  'clean-characters': {
    title: 'Caracteres legibles',
    gained: () => 'Todos los caracteres se leen bien.',
    lost: ({ count }) =>
      `Cambia la fuente o quita los iconos: ${formatCount(count, 'carácter no se puede leer', 'caracteres no se pueden leer')} como texto.`,
  },
  'reading-order': {
    title: 'Orden de lectura',
    gained: () => 'El texto está guardado en su orden de lectura.',
    lost: () =>
      'Usa una plantilla de una columna: el texto está guardado en un orden distinto del que se ve, y un ATS podría mezclarlo.',
  },
  columns: {
    title: 'Columnas en orden',
    gained: ({ columns }) =>
      Number(columns) > 1
        ? 'Las columnas conservan su orden de lectura.'
        : 'Hay una sola columna, fácil de leer para cualquier ATS.',
    lost: () => 'Usa una sola columna: con varias, un ATS podría mezclar las líneas.',
  },
  tables: {
    title: 'Sin tablas',
    gained: () => 'No hay tablas que un ATS pueda leer mal.',
    lost: () =>
      'Evita colocar el texto en filas y columnas, como en una tabla: un ATS lo lee fila por fila y podría mezclarlo.',
  },
  'text-in-images': {
    title: 'Sin texto en imágenes',
    gained: () => 'No hay texto importante dentro de imágenes.',
    lost: () => 'Pasa a texto lo que está dentro de una imagen: un ATS no puede leerlo.',
  },
  pictures: {
    title: 'Sin imágenes',
    gained: () => 'No hay imágenes, logotipos ni barras de nivel que puedan confundir a un ATS.',
    lost: () => 'Quita logotipos, imágenes y barras de nivel: a un ATS no le sirven y pueden confundirlo.',
  },
  'hidden-text': {
    title: 'Sin texto oculto',
    gained: () => 'Todo el texto del archivo está a la vista.',
    lost: ({ count }) =>
      `Quita el texto oculto en ${formatCount(count, 'lugar', 'lugares')}: no suma puntos y parece un truco.`,
  },
  'machine-text': {
    title: 'Sin instrucciones para una IA',
    gained: () => 'El texto no contiene instrucciones para una IA.',
    lost: () =>
      'Quita las frases con instrucciones para una IA: aquí no cambian tu puntuación y los reclutadores las ven como un truco.',
  },
  'tiny-text': {
    title: 'Sin letra diminuta',
    gained: () => 'No hay letra demasiado pequeña.',
    lost: () => 'Agranda o quita la letra diminuta: cuesta leerla y puede parecer relleno de palabras clave.',
  },
  'tracked-text': {
    title: 'Sin letras espaciadas',
    gained: () => 'Las palabras se leen enteras.',
    lost: () => 'Quita los espacios entre las letras de los títulos: un ATS lee «E X P» como letras sueltas.',
  },
  'split-accents': {
    title: 'Letras con tilde',
    gained: () => 'Las letras con tilde se leen bien.',
    lost: ({ sample }) =>
      `Exporta el archivo con otra fuente: esta guarda las tildes separadas de sus letras${sample ? ` («${sample}»)` : ''}.`,
  },
  'rotated-text': {
    title: 'Sin texto girado',
    gained: () => 'No hay texto girado.',
    lost: () => 'Pon en horizontal el texto girado: un ATS suele saltárselo.',
  },
  'contact-name': {
    title: 'Nombre',
    gained: ({ name }) => `Tu nombre se lee bien: ${name}.`,
    lost: () => 'Escribe tu nombre y apellidos como texto en la primera línea: un ATS los busca ahí.',
  },
  'contact-email': {
    title: 'Correo electrónico',
    gained: ({ email }) => `Tu correo se lee bien: ${email}.`,
    lost: ({ email, linked }) =>
      linked
        ? 'Escribe tu correo como texto: ahora está solo en un enlace y un ATS puede no leerlo.'
        : email
          ? 'Pon tu correo en la parte superior de la página, en una línea aparte, para que sea fácil de encontrar.'
          : 'Añade tu correo para que puedan escribirte.',
  },
  'contact-phone': {
    title: 'Teléfono',
    gained: ({ phone }) => `Tu teléfono se lee bien: ${phone}.`,
    lost: ({ phone, country, linked }) => {
      const name = namePhone(country, countriesEs)
      if (linked)
        return `Escribe tu número de ${name} como texto: ahora está solo en un enlace y un ATS puede no leerlo.`
      return phone
        ? `Pon tu número de ${name} en la parte superior de la página, con el código de país, para que sea fácil de encontrar.`
        : `Añade tu número de ${name}, con el código de país, para que puedan llamarte.`
    },
  },
  'contact-location': {
    title: 'Ciudad',
    gained: ({ location }) => `Tu ubicación se lee bien: ${location}.`,
    lost: ({ location }) =>
      location
        ? 'Deja solo la ciudad y el país: la empresa no necesita la calle ni el número.'
        : 'Indica tu ciudad y tu país: muchos reclutadores filtran por ubicación.',
  },
  'contact-links': {
    title: 'Enlace profesional',
    gained: () => 'Hay un enlace a tu perfil o a tu trabajo.',
    lost: () =>
      'Añade un enlace a tu perfil de LinkedIn, a tu página web o a tu código para que puedan ver tu trabajo.',
  },
  'contact-in-body': {
    title: 'Datos de contacto en el cuerpo',
    gained: () => 'Tus datos de contacto están en el cuerpo de la página.',
    lost: () => 'Saca tus datos de contacto del encabezado o del pie de página: un ATS podría saltárselos.',
  },
  'email-professional': {
    title: 'Correo profesional',
    gained: () => 'Tu dirección de correo es profesional.',
    lost: ({ email }) =>
      `Cambia ${email} por una dirección con tu nombre en un servicio de correo actual: da una imagen más profesional.`,
  },
  'links-valid': {
    title: 'Enlaces que funcionan',
    gained: () => 'Los enlaces están bien escritos.',
    lost: ({ sample }) =>
      `Corrige los enlaces mal escritos o de ejemplo${inParentheses(sample)}: nadie puede abrirlos.`,
  },
  'sections-present': {
    title: 'Secciones principales',
    gained: () => 'Aparecen las secciones Experiencia, Educación y Habilidades, cada una con su título.',
    lost: ({ missing }) => {
      const list = listNames(missing, SECTIONS)
      return list.includes(',')
        ? `Añade o completa estas secciones, cada una con su título: ${list.replace(/, (?=[^,]*$)/, ' y ')}. Un ATS las busca.`
        : `Añade o completa la sección «${list}», con su título: un ATS la busca.`
    },
  },
  'sections-named': {
    title: 'Títulos de sección habituales',
    gained: () => 'Tus títulos de sección son los que espera un ATS.',
    lost: ({ known, sample }) =>
      Number(known) === 0
        ? 'Usa títulos habituales, como «Experiencia», «Educación» y «Habilidades»: son los que busca un ATS.'
        : `Cambia los títulos poco comunes${inParentheses(sample)} por otros habituales: son los que busca un ATS.`,
  },
  'dates-readable': {
    title: 'Fechas legibles',
    gained: () => 'Todas las fechas se leen bien.',
    lost: ({ read, of, estimated }) =>
      Number(of) === 0
        ? 'Escribe las fechas de tus empleos y estudios como MM/AAAA – MM/AAAA: no hemos encontrado ninguna.'
        : `Escribe las fechas como MM/AAAA, con inicio y fin en los empleos: por ahora, ${estimated ? 'a alguna entrada le faltan fechas' : `${formatPart(read, of, { feminine: true, noun: ['entrada', 'entradas'], verb: ['tiene', 'tienen'] })} fechas completas`}.`,
  },
  'personal-data': {
    title: 'Sin datos personales innecesarios',
    gained: () => 'No hay datos personales innecesarios.',
    lost: ({ kinds, country, source }) => {
      const inside = nameCountry(country, countriesEs)
      const place = inside ? ` ${inside}` : ''
      return `Quita de tu ${nameResume(country, countriesEs)} los datos personales que no hacen falta${place} y pueden dar pie a prejuicios: ${listTopics(kinds, country, countriesEs)}${citeSource('fuente', source)}.`
    },
  },
  'file-open': {
    title: 'Archivo sin bloqueos',
    gained: () => 'El archivo se abre sin contraseña ni formularios.',
    lost: () =>
      'Exporta un PDF sencillo para que cualquier ATS pueda abrirlo: sin contraseña, formularios, scripts ni páginas enormes.',
  },
  'file-labels': {
    title: 'Etiquetas de accesibilidad del PDF',
    gained: () => 'El PDF está etiquetado e indica su idioma.',
    lost: ({ said, of, country }) =>
      `Abre tu ${nameResume(country, countriesEs)} en nuestro editor y descarga un PDF etiquetado que indique su idioma: este archivo ${Number(said) === 0 ? 'no cumple ningún requisito' : `cumple ${formatNumber(said)} de los ${formatNumber(of)} requisitos`} de accesibilidad.`,
  },
}
