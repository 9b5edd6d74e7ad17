import { useLingui } from '@lingui/react/macro'

const TEXT_LEFT = 214
const TEXT_WIDTH = 292

interface Line {
  readonly y: number
  readonly text: string
  readonly kind: 'name' | 'title' | 'contact' | 'heading' | 'role' | 'body' | 'found'
}

const SIZES: Readonly<Record<Line['kind'], string>> = {
  name: 'font-serif text-[24px]',
  title: 'text-[12px]',
  contact: 'text-[9px]',
  heading: 'text-[9.5px] font-semibold tracking-[0.08em]',
  role: 'text-[10.5px] font-semibold',
  body: 'text-[10px]',
  found: 'text-[10px]',
}

const useLines = (): readonly Line[] => {
  const { t } = useLingui()
  return [
    { y: 66, kind: 'name', text: 'Lucía Ferrer Ortega' },
    { y: 85, kind: 'title', text: t`Product designer` },
    { y: 102, kind: 'contact', text: 'lucia.ferrer@correo.example · Valencia · linkedin.com/in/luciaferrer' },
    { y: 134, kind: 'heading', text: t`EXPERIENCE` },
    { y: 158, kind: 'role', text: t`Senior designer, Marea Bank` },
    { y: 171, kind: 'contact', text: t`03/2021 – Present · Valencia` },
    { y: 189, kind: 'found', text: t`Cut sign-up from 9 steps to 4; completed sign-ups +38%.` },
    { y: 205, kind: 'body', text: t`Led three designers and launched the design system.` },
    { y: 221, kind: 'body', text: t`Interviewed 60 customers; their input shaped the roadmap.` },
    { y: 247, kind: 'role', text: t`Designer, Estudio Norte` },
    { y: 260, kind: 'contact', text: t`09/2017 – 02/2021 · Bilbao` },
    { y: 278, kind: 'found', text: t`Redesigned a booking app used by 40,000 travelers.` },
    { y: 294, kind: 'body', text: t`Responsible for various tasks in the design area.` },
    { y: 310, kind: 'body', text: t`Helped with user tests and with documentation.` },
    { y: 344, kind: 'heading', text: t`EDUCATION` },
    { y: 367, kind: 'role', text: t`BA in Design, Universitat Politècnica de València` },
    { y: 380, kind: 'contact', text: '2013 – 2017' },
    { y: 414, kind: 'heading', text: t`SKILLS` },
    { y: 436, kind: 'body', text: t`Figma, prototyping, user research, design systems,` },
    { y: 452, kind: 'body', text: t`accessibility, HTML and CSS` },
    { y: 484, kind: 'heading', text: t`LANGUAGES` },
    { y: 506, kind: 'body', text: t`Spanish (native), English (advanced)` },
  ]
}

/** The text of the page as a `<g>` for `<defs>`; each `<use>` of it inherits the color of its surroundings. */
export const ResumeIllustrationText = ({ id }: { id: string }) => (
  <g id={id}>
    {useLines().map(({ y, text, kind }) => (
      <text key={y} x={TEXT_LEFT} y={y} className={SIZES[kind]}>
        {text}
      </text>
    ))}
  </g>
)

const linePositions = (kind: Line['kind'], lines: readonly Line[]): readonly number[] =>
  lines.filter((line) => line.kind === kind).map(({ y }) => y)

/** One page of a CV. `lit` selects the colors inside the light beam. */
export const ResumeIllustration = ({ words, lit }: { words: string; lit: boolean }) => {
  const lines = useLines()
  return (
    <g>
      <rect
        x="184"
        y="18"
        width="352"
        height="540"
        rx="3"
        className={lit ? 'faro-sheet-lit' : 'fill-sheet stroke-line'}
        strokeWidth="1.5"
      />
      {lit && (
        <path
          d={linePositions('found', lines)
            .map((y) => `M${TEXT_LEFT - 5} ${y - 11}h${TEXT_WIDTH + 6}v15.5h-${TEXT_WIDTH + 6}z`)
            .join('')}
          className="fill-beam"
        />
      )}
      <path
        d={linePositions('heading', lines)
          .map((y) => `M${TEXT_LEFT} ${y + 6}h${TEXT_WIDTH}`)
          .join('')}
        className={lit ? 'faro-ink-lit-line' : 'stroke-line'}
      />
      <use href={`#${words}`} className={lit ? 'faro-ink-lit' : 'faro-ink-dim'} />
    </g>
  )
}
