import { alcala } from './catalog/classic/alcala.ts'
import { archivo } from './catalog/classic/archivo.ts'
import { biblioteca } from './catalog/classic/biblioteca.ts'
import { bolsa } from './catalog/classic/bolsa.ts'
import { catedra } from './catalog/classic/catedra.ts'
import { consulado } from './catalog/classic/consulado.ts'
import { embajada } from './catalog/classic/embajada.ts'
import { notaria } from './catalog/classic/notaria.ts'
import { oxford } from './catalog/classic/oxford.ts'
import { pergamino } from './catalog/classic/pergamino.ts'
import { regente } from './catalog/classic/regente.ts'
import { salamanca } from './catalog/classic/salamanca.ts'
import { toledo } from './catalog/classic/toledo.ts'
import { acuarela } from './catalog/creative/acuarela.ts'
import { cometa } from './catalog/creative/cometa.ts'
import { confeti } from './catalog/creative/confeti.ts'
import { eclipse } from './catalog/creative/eclipse.ts'
import { farola } from './catalog/creative/farola.ts'
import { lienzo } from './catalog/creative/lienzo.ts'
import { mosaico } from './catalog/creative/mosaico.ts'
import { ola } from './catalog/creative/ola.ts'
import { origami } from './catalog/creative/origami.ts'
import { prisma } from './catalog/creative/prisma.ts'
import { revista } from './catalog/creative/revista.ts'
import { taller } from './catalog/creative/taller.ts'
import { verbena } from './catalog/creative/verbena.ts'
import { boya } from './catalog/modern/boya.ts'
import { brisa } from './catalog/modern/brisa.ts'
import { brujula } from './catalog/modern/brujula.ts'
import { clara } from './catalog/modern/clara.ts'
import { dique } from './catalog/modern/dique.ts'
import { duna } from './catalog/modern/duna.ts'
import { estela } from './catalog/modern/estela.ts'
import { faro } from './catalog/modern/faro.ts'
import { marea } from './catalog/modern/marea.ts'
import { norte } from './catalog/modern/norte.ts'
import { orilla } from './catalog/modern/orilla.ts'
import { puente } from './catalog/modern/puente.ts'
import { vela } from './catalog/modern/vela.ts'
import { bitacora } from './catalog/tech/bitacora.ts'
import { circuito } from './catalog/tech/circuito.ts'
import { commit } from './catalog/tech/commit.ts'
import { consola } from './catalog/tech/consola.ts'
import { endpoint } from './catalog/tech/endpoint.ts'
import { grafo } from './catalog/tech/grafo.ts'
import { kernel } from './catalog/tech/kernel.ts'
import { matriz } from './catalog/tech/matriz.ts'
import { nube } from './catalog/tech/nube.ts'
import { pixel } from './catalog/tech/pixel.ts'
import { plano } from './catalog/tech/plano.ts'
import { terminal } from './catalog/tech/terminal.ts'
import { vector } from './catalog/tech/vector.ts'
import type { Template } from './template.ts'

/** All templates in the order of the gallery. */
export const TEMPLATES: readonly Template[] = [
  clara,
  faro,
  toledo,
  terminal,
  cometa,
  norte,
  marea,
  kernel,
  oxford,
  alcala,
  prisma,
  brisa,
  ola,
  puente,
  commit,
  plano,
  salamanca,
  revista,
  boya,
  orilla,
  matriz,
  biblioteca,
  catedra,
  mosaico,
  confeti,
  vela,
  nube,
  circuito,
  bolsa,
  taller,
  dique,
  embajada,
  pixel,
  regente,
  lienzo,
  verbena,
  eclipse,
  endpoint,
  notaria,
  vector,
  duna,
  archivo,
  brujula,
  acuarela,
  farola,
  pergamino,
  consola,
  grafo,
  origami,
  bitacora,
  estela,
  consulado,
]

const byId: ReadonlyMap<string, Template> = new Map(TEMPLATES.map((template) => [template.id, template]))

/** Undefined when there is no such template. */
export const findTemplateById = (id: string): Template | undefined => byId.get(id)

/** Finds a template by id or by its name in either language, ignoring case. */
export const findTemplateByName = (text: string): Template | undefined => {
  const query = text.trim().toLowerCase()
  return (
    byId.get(query) ?? TEMPLATES.find(({ name }) => name.es.toLowerCase() === query || name.en.toLowerCase() === query)
  )
}
