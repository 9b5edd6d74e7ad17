/** Templates that are no longer made, with the one that takes the place of each: stored resumes have their ids. */
const REPLACED_TEMPLATES: Readonly<Record<string, string>> = {
  circuito: 'sensor',
  cometa: 'aurora',
  mosaico: 'jardin',
  origami: 'brasa',
  taller: 'camino',
}

/** The id of the template that a stored id stands for. */
export const resolveTemplateId = (id: string): string => REPLACED_TEMPLATES[id] ?? id
