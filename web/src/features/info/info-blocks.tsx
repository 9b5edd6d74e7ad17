import { Panel } from '#web/ui/layout/panel.tsx'
import type { InfoBlock, InfoLabels } from './info-texts.ts'
import { RichText } from './rich-text.tsx'

const ListBlock = ({ items, ordered }: { items: readonly string[]; ordered: boolean }) => {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={ordered ? 'mt-3 list-decimal space-y-1 ps-5' : 'mt-3 list-disc space-y-1 ps-5'}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </Tag>
  )
}

const ExampleBlock = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Panel className="mt-5 space-y-3">
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className="whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </Panel>
)

const BeforeAfterBlock = ({ before, after, labels }: { before: string; after: string; labels: InfoLabels }) => (
  <dl className="mt-5 border-beam border-s-2 ps-4">
    <dt className="text-ink-soft text-note">{labels.before}</dt>
    <dd className="text-ink-soft">{before}</dd>
    <dt className="mt-3 text-ink-soft text-note">{labels.after}</dt>
    <dd className="font-medium">{after}</dd>
  </dl>
)

/** The blocks of a text, one below the other. */
export const InfoBlocks = ({ blocks, labels }: { blocks: readonly InfoBlock[]; labels: InfoLabels }) =>
  blocks.map((block) => {
    if (typeof block === 'string')
      return (
        <p key={block} className="mt-3">
          <RichText text={block} />
        </p>
      )
    if ('list' in block) return <ListBlock key={block.list.join()} items={block.list} ordered={false} />
    if ('steps' in block) return <ListBlock key={block.steps.join()} items={block.steps} ordered />
    if ('example' in block) return <ExampleBlock key={block.example.join()} paragraphs={block.example} />
    return <BeforeAfterBlock key={block.before} {...block} labels={labels} />
  })
