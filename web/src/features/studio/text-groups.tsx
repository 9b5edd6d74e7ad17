import { Trans } from '@lingui/react/macro'
import type { DesignAxes } from '#shared/resume/design/design-axes.ts'
import { type AxesProps, Choice, Group, Range, usePoints } from './axis-fields.tsx'
import { useAxisNames } from './axis-names.ts'

/** Headings of sections. */
export const HeadingGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const toPoints = usePoints()
  const { heading, size } = axes
  const change = (parts: Partial<DesignAxes['heading']>) => set({ heading: { ...heading, ...parts } })
  return (
    <Group title={<Trans>Headings</Trans>}>
      <Choice
        label={<Trans>Heading style</Trans>}
        value={heading.kind}
        names={names.heading}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label={<Trans>Line style</Trans>}
        value={axes.rules}
        names={names.rules}
        onChange={(rules) => set({ rules })}
      />
      <Range
        label={<Trans>Size</Trans>}
        value={size.heading}
        min={8.5}
        max={20}
        step={0.5}
        text={toPoints(size.heading)}
        onChange={(value) => set({ size: { ...size, heading: value } })}
      />
      <Choice
        label={<Trans>Weight</Trans>}
        value={heading.weight}
        names={names.headingWeight}
        onChange={(weight) => change({ weight })}
      />
      <Choice
        label={<Trans>Letter case</Trans>}
        value={heading.case}
        names={names.cases}
        onChange={(letterCase) => change({ case: letterCase })}
      />
      <Choice
        label={<Trans>Color</Trans>}
        value={heading.color}
        names={{ primary: names.colors.primary, ink: names.colors.ink }}
        onChange={(color) => change({ color })}
      />
      <Choice
        label={<Trans>Alignment</Trans>}
        value={heading.align}
        names={names.align}
        onChange={(align) => change({ align })}
      />
    </Group>
  )
}

/** The parts of jobs and studies. */
export const EntryGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const { entry } = axes
  const change = (parts: Partial<DesignAxes['entry']>) => set({ entry: { ...entry, ...parts } })
  return (
    <Group title={<Trans>Jobs and education</Trans>}>
      <Choice
        label={<Trans>Layout</Trans>}
        value={entry.anatomy}
        names={names.anatomy}
        onChange={(anatomy) => change({ anatomy })}
      />
      <Choice
        label={<Trans>Start each job with</Trans>}
        value={entry.order}
        names={names.order}
        onChange={(order) => change({ order })}
      />
      <Choice
        label={<Trans>Title weight</Trans>}
        value={entry.title.weight}
        names={names.titleWeight}
        onChange={(weight) => change({ title: { ...entry.title, weight } })}
      />
      <Choice
        label={<Trans>Title color</Trans>}
        value={entry.title.color}
        names={{ ink: names.colors.ink, primary: names.colors.primary }}
        onChange={(color) => change({ title: { ...entry.title, color } })}
      />
      <Choice
        label={<Trans>Subtitle weight</Trans>}
        value={entry.subtitle.weight}
        names={names.subtitleWeight}
        onChange={(weight) => change({ subtitle: { ...entry.subtitle, weight } })}
      />
      <Choice
        label={<Trans>Subtitle color</Trans>}
        value={entry.subtitle.color}
        names={names.colors}
        onChange={(color) => change({ subtitle: { ...entry.subtitle, color } })}
      />
      <Choice
        label={<Trans>Date weight</Trans>}
        value={entry.dates.weight}
        names={names.datesWeight}
        onChange={(weight) => change({ dates: { ...entry.dates, weight } })}
      />
      <Choice
        label={<Trans>Date color</Trans>}
        value={entry.dates.color}
        names={names.colors}
        onChange={(color) => change({ dates: { ...entry.dates, color } })}
      />
    </Group>
  )
}

/** Size of the text, bullets, skills and summary. */
export const DetailGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const toPoints = usePoints()
  const { size } = axes
  return (
    <Group title={<Trans>Text and lists</Trans>}>
      <Range
        label={<Trans>Text size</Trans>}
        value={size.base}
        min={9}
        max={11.5}
        step={0.25}
        text={toPoints(size.base)}
        onChange={(base) => set({ size: { ...size, base } })}
      />
      <Choice
        label={<Trans>Bullets</Trans>}
        value={axes.bullet}
        names={names.bullet}
        onChange={(bullet) => set({ bullet })}
      />
      <Choice
        label={<Trans>Skills</Trans>}
        value={axes.skills}
        names={names.skills}
        onChange={(skills) => set({ skills })}
      />
      <Choice
        label={<Trans>Summary</Trans>}
        value={axes.summary}
        names={names.summary}
        onChange={(summary) => set({ summary })}
      />
      <Range
        label={<Trans>Width of the label or date column</Trans>}
        value={axes.labelWidth}
        min={60}
        max={150}
        step={2}
        text={toPoints(axes.labelWidth)}
        onChange={(labelWidth) => set({ labelWidth })}
      />
    </Group>
  )
}
