import type { ReportWords } from '../types.ts'

export const reportEs: ReportWords = {
  title: 'Reporte de análisis de CV',
  score: 'Puntuación general',
  outOf: (score) => `${score} de 100`,
  categories: 'Puntuación por categoría',
  category: 'Categoría',
  points: 'Puntos',
  strengths: 'Fortalezas',
  improvements: 'Áreas de mejora',
  suggestions: 'Sugerencias',
  ledger: 'Por qué cada punto',
  rule: 'Regla',
  finding: 'Qué se encontró',
  notMeasured: 'Sin medir en este archivo',
  match: 'Comparación con la oferta',
  found: 'En el CV',
  missing: 'Faltan',
  elsewhere: 'En el CV, pero no donde se busca',
  analyzedAt: 'Analizado',
  engine: (version) => `Motor de puntuación, versión ${version}`,
  none: 'Nada que señalar.',
}
