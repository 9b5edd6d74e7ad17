import type { BoardMessages } from '../types.ts'
import { formatCount } from './numbers.ts'

export const boardEs: BoardMessages = {
  columns: {
    name: 'Nombre',
    fileName: 'Archivo',
    score: 'Puntuación',
    match: 'Coincidencia',
    met: 'Encontrados',
    tags: 'Etiquetas',
    notes: 'Notas',
    addedBy: 'Añadido por',
    addedAt: 'Añadido el',
    deleteAt: 'Se elimina el',
  },
  statuses: {
    met: 'Encontrado',
    unclear: 'Dudoso',
    elsewhere: 'En un lugar que un ATS podría no leer',
    missing: 'No encontrado',
  },
  resumes: 'Currículums',
  requirements: 'Requisitos de la oferta',
  count: (resumes) => formatCount(resumes, 'currículum', 'currículums'),
  caution:
    'La puntuación y la coincidencia describen el currículum. No dicen cómo trabaja una persona: lee el currículum antes de decidir.',
  privacyNotice: (teamName, title, days) =>
    `${teamName} guarda tu currículum para cubrir el puesto «${title}». Solo lo leen las personas que participan en la selección. Un programa lo compara con la oferta; la decisión la toman personas. Tu currículum se elimina a los ${days} días. Puedes pedirnos en cualquier momento una copia de lo que guardamos sobre ti, que lo corrijamos o que lo eliminemos.`,
}
