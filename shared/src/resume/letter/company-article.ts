const MASCULINE =
  /^(?:hospital|hotel|hostal|restaurante|colegio|instituto|grupo|banco|centro|estudio|despacho|ayuntamiento|ministerio|laboratorio|taller|gimnasio|museo|teatro|consorcio|bufete|consultorio|supermercado|club|café|bar)(?!\p{L})/iu
const FEMININE =
  /^(?:clínica|universidad|universitat|escuela|fundación|asociación|cooperativa|cámara|residencia|farmacia|editorial|academia|empresa|agencia|tienda|compañía|consultora|constructora|panadería|librería|ferretería|bodega|arrocería|cafetería|guardería|facultad|notaría|gestoría|inmobiliaria|aseguradora|imprenta|oficina|planta|fábrica)(?!\p{L})/iu

/** The name with the article that Spanish wants where it opens with what the company is: `la Clínica Santa Elvira`. */
export const withCompanyArticle = (company: string): string => {
  if (MASCULINE.test(company)) return `el ${company}`
  return FEMININE.test(company) ? `la ${company}` : company
}
