import { describe, expect, it } from 'vitest'
import { listSentences, type SentenceGroup } from '#test/utils/messages/list-sentences.ts'

const toSection = ({ name, sentences }: SentenceGroup): string =>
  [
    `## ${name}`,
    '',
    ...sentences.flatMap(({ label, texts }) => [`- ${label}`, `  - ${texts.en}`, `  - ${texts.es}`]),
  ].join('\n')

describe('sentences of findings, advice and errors', () => {
  /** For a review by people: `npx vitest run -u` on this file writes it anew. */
  it('read as in the reviewed file, with 0, 1, 2, 5 and 21', async () => {
    const sections = ['# Sentences with 0, 1, 2, 5 and 21', ...listSentences().map(toSection)]
    await expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot('__snapshots__/sentences.md')
  })

  it('are whole: nothing is undefined, doubled or left open', () => {
    const broken = listSentences()
      .flatMap(({ sentences }) => sentences.flatMap(({ texts }) => [texts.en, texts.es]))
      .filter((text) => text === '' || /undefined|NaN|\[object| {2}|\(\)|\.\.(?!\.)| [,.:;]/.test(text))
    expect(broken).toEqual([])
  })
})
