import type { Language } from '../../languages.ts'

/** Openings that may stand for each other in any line, by form; the first form of a group is replaced by the later ones. */
const GROUPS: Readonly<Record<Language, string>> = {
  es: `gestioné administré,gestiono administro,realicé efectué,realizo efectúo,elaboré preparé,elaboro preparo,lideré encabecé dirigí,
  lidero encabezo dirijo,dirigí lideré,dirijo lidero,reduje recorté,aumenté incrementé elevé,incrementé aumenté elevé,mejoré optimicé,
  implementé implanté,implanté implementé,formé capacité,capacité formé,instalé monté,reparé arreglé,vendí comercialicé,
  revisé comprobé verifiqué,verifiqué comprobé,supervisé controlé,
  desarrollé creé,fabriqué produje,inicié empecé,obtuve conseguí,conseguí obtuve logré,logré conseguí`,
  en: `managed ran oversaw,manage run oversee,supervised oversaw,led headed,created produced,developed built,increased raised,
  reduced cut lowered,improved strengthened,organized arranged,trained coached,checked verified,repaired fixed,started launched,
  wrote drafted,handled processed,implemented introduced,coordinated organized,achieved reached,completed finished`,
}

const readGroups = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text.split(/,\s*/).flatMap((group): [string, readonly string[]][] => {
      const [first = '', ...others] = group.trim().split(/\s+/)
      return others.length > 0 ? [[first, others]] : []
    }),
  )

const SYNONYMS: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  es: readGroups(GROUPS.es),
  en: readGroups(GROUPS.en),
}

/** Words that may stand for the opening word of a line, best first. */
export const listSynonyms = (word: string, language: Language): readonly string[] =>
  SYNONYMS[language].get(word.toLowerCase()) ?? []
