import type { ReactNode } from 'react'
import { LINK_CLASS, TextLink } from '#web/ui/link/text-link.tsx'
import { splitLinks } from './split-links.ts'

/** A text with its links and its words in bold (`**so**`). Links to other sites open beside the app. */
export const RichText = ({ text }: { text: string }): ReactNode =>
  text.split('**').map((part, index) =>
    index % 2 === 1 ? (
      <strong key={part} className="font-medium">
        {part}
      </strong>
    ) : (
      <TextWithLinks key={part} text={part} />
    ),
  )

const TextWithLinks = ({ text }: { text: string }): ReactNode =>
  splitLinks(text).map(({ text: label, to }, index) => {
    const key = `${index} ${label}`
    if (to === null) return label
    if (to.startsWith('/'))
      return (
        <TextLink key={key} to={to}>
          {label}
        </TextLink>
      )
    return (
      <a key={key} href={to} target="_blank" rel="noreferrer" className={LINK_CLASS}>
        {label}
      </a>
    )
  })
