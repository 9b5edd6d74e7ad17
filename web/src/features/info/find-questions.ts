import { foldAccents } from '#shared/resume/schema/fold-accents.ts'
import type { HelpQuestion, HelpTopic, InfoBlock } from './info-texts.ts'

const toText = (block: InfoBlock): string => (typeof block === 'string' ? block : Object.values(block).flat().join(' '))

const matches = ({ question, answer }: HelpQuestion, words: readonly string[]): boolean => {
  const text = foldAccents([question, ...answer.map(toText)].join(' '))
  return words.every((word) => text.includes(word))
}

/** The topics with the questions that contain every word of `query`, in any form of accents and capitals. */
export const findQuestions = (topics: readonly HelpTopic[], query: string): readonly HelpTopic[] => {
  const words = foldAccents(query).split(' ').filter(Boolean)
  if (words.length === 0) return topics
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((question) => matches(question, words)) }))
    .filter(({ questions }) => questions.length > 0)
}
