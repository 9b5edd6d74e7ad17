import { containsFamilies, toWordFamilies } from '../scoring/job-match/word-family.ts'

/** Whether a clause says a requirement with its own words, in whatever form: “controlé costes” and “control de costes”. */
export const isEcho = (clause: string, name: string): boolean =>
  hasName(clause, name) || containsFamilies(toWordFamilies(clause), toWordFamilies(name))

const hasName = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase())
