import { expect, it } from 'vitest'
import { findQuestions } from '#web/features/info/find-questions.ts'
import { splitLinks } from '#web/features/info/split-links.ts'

const TOPICS = [
  {
    title: 'Archivos',
    questions: [
      { question: '¿Puede Faro leer un PDF escaneado?', answer: ['Sí, hasta diez páginas.'] },
      { question: '¿Y un Word?', answer: ['También.', { list: ['DOCX', 'ODT'] }] },
    ],
  },
  { title: 'Planes', questions: [{ question: '¿Cómo cancelo?', answer: ['En [Ajustes](/settings).'] }] },
]

const find = (query: string) =>
  findQuestions(TOPICS, query).flatMap(({ questions }) => questions.map((q) => q.question))

it('finds questions by all their words, without accents and capitals', () => {
  expect(find('PAGINAS pdf')).toEqual(['¿Puede Faro leer un PDF escaneado?'])
  expect(find('odt')).toEqual(['¿Y un Word?'])
  expect(find('pdf cancelo')).toEqual([])
  expect(findQuestions(TOPICS, ' ')).toEqual(TOPICS)
})

it('splits a text at its links and leaves marks of sources alone', () => {
  expect(splitLinks('Ve a [Ajustes](/settings) o [Ayuda](/help).')).toEqual([
    { text: 'Ve a ', to: null },
    { text: 'Ajustes', to: '/settings' },
    { text: ' o ', to: null },
    { text: 'Ayuda', to: '/help' },
    { text: '.', to: null },
  ])
  expect(splitLinks('Dos páginas [4].')).toEqual([{ text: 'Dos páginas [4].', to: null }])
})
