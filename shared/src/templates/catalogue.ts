import { acuarela } from './catalog/acuarela.ts'
import { alcala } from './catalog/alcala.ts'
import { archivo } from './catalog/archivo.ts'
import { biblioteca } from './catalog/biblioteca.ts'
import { bitacora } from './catalog/bitacora.ts'
import { bolsa } from './catalog/bolsa.ts'
import { boya } from './catalog/boya.ts'
import { brisa } from './catalog/brisa.ts'
import { brujula } from './catalog/brujula.ts'
import { catedra } from './catalog/catedra.ts'
import { circuito } from './catalog/circuito.ts'
import { clara } from './catalog/clara.ts'
import { cometa } from './catalog/cometa.ts'
import { commit } from './catalog/commit.ts'
import { confeti } from './catalog/confeti.ts'
import { consola } from './catalog/consola.ts'
import { consulado } from './catalog/consulado.ts'
import { dique } from './catalog/dique.ts'
import { duna } from './catalog/duna.ts'
import { eclipse } from './catalog/eclipse.ts'
import { embajada } from './catalog/embajada.ts'
import { endpoint } from './catalog/endpoint.ts'
import { estela } from './catalog/estela.ts'
import { faro } from './catalog/faro.ts'
import { farola } from './catalog/farola.ts'
import { grafo } from './catalog/grafo.ts'
import { kernel } from './catalog/kernel.ts'
import { lienzo } from './catalog/lienzo.ts'
import { marea } from './catalog/marea.ts'
import { matriz } from './catalog/matriz.ts'
import { mosaico } from './catalog/mosaico.ts'
import { norte } from './catalog/norte.ts'
import { notaria } from './catalog/notaria.ts'
import { nube } from './catalog/nube.ts'
import { ola } from './catalog/ola.ts'
import { origami } from './catalog/origami.ts'
import { orilla } from './catalog/orilla.ts'
import { oxford } from './catalog/oxford.ts'
import { pergamino } from './catalog/pergamino.ts'
import { pixel } from './catalog/pixel.ts'
import { plano } from './catalog/plano.ts'
import { prisma } from './catalog/prisma.ts'
import { puente } from './catalog/puente.ts'
import { regente } from './catalog/regente.ts'
import { revista } from './catalog/revista.ts'
import { salamanca } from './catalog/salamanca.ts'
import { taller } from './catalog/taller.ts'
import { terminal } from './catalog/terminal.ts'
import { toledo } from './catalog/toledo.ts'
import { vector } from './catalog/vector.ts'
import { vela } from './catalog/vela.ts'
import { verbena } from './catalog/verbena.ts'
import type { Template } from './template.ts'

/** Every template of the gallery, in the order it shows them. */
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

/** The template of an id; undefined when there is none. */
export const templateById = (id: string): Template | undefined => byId.get(id)

/** The template whose id or name (in either language) this is. */
export const templateNamed = (text: string): Template | undefined => {
  const wanted = text.trim().toLowerCase()
  return (
    byId.get(wanted) ??
    TEMPLATES.find(({ name }) => name.es.toLowerCase() === wanted || name.en.toLowerCase() === wanted)
  )
}
