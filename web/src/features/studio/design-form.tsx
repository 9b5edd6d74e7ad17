import { Trans, useLingui } from '@lingui/react/macro'
import { getMessages } from '#shared/messages/messages.ts'
import type { DesignAxes } from '#shared/resume/design/design-axes.ts'
import type { OwnDesign } from '#shared/resume/design/own-design.ts'
import { FONT_FAMILIES, type FontFamily, SECTION_KEYS } from '#shared/resume/design/styling-values.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Choice, Group, Range } from './axis-fields.tsx'
import { useAxisNames } from './axis-names.ts'

interface DesignFormProps {
  design: OwnDesign
  onChange: (design: OwnDesign) => void
}

interface AxesProps {
  axes: DesignAxes
  set: (parts: Partial<DesignAxes>) => void
}

/** Everything that a design selects: page, header, headings, entries, lists and fonts. */
export const DesignForm = ({ design, onChange }: DesignFormProps) => {
  const set = (parts: Partial<DesignAxes>) => onChange({ ...design, axes: { ...design.axes, ...parts } })
  const { axes } = design
  return (
    <div className="border-line border-b">
      <PageGroup axes={axes} set={set} />
      <HeaderGroup axes={axes} set={set} />
      <HeadingGroup axes={axes} set={set} />
      <EntryGroup axes={axes} set={set} />
      <DetailGroup axes={axes} set={set} />
      {axes.layout !== 'single' && <SidebarGroup axes={axes} set={set} />}
      <FontGroup design={design} onChange={onChange} />
    </div>
  )
}

/** `10.5 pt`. */
const usePoints = () => {
  const language = useLanguage()
  return (value: number) => `${formatNumber(value, language, { maximumFractionDigits: 2 })} pt`
}

const PageGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const toPoints = usePoints()
  const { margin } = axes
  return (
    <Group title={<Trans>Page</Trans>} open>
      <Choice
        label={<Trans>Columns</Trans>}
        value={axes.layout}
        names={names.layout}
        onChange={(layout) =>
          set({ layout, ...(layout === 'single' && axes.header === 'sidebar' && { header: 'left' }) })
        }
      />
      <Choice
        label={<Trans>Spacing</Trans>}
        value={axes.spacing}
        names={names.spacing}
        onChange={(spacing) => set({ spacing })}
      />
      <Range
        label={<Trans>Margin at the sides</Trans>}
        value={margin.x}
        min={28}
        max={90}
        step={2}
        text={toPoints(margin.x)}
        onChange={(x) => set({ margin: { ...margin, x } })}
      />
      <Range
        label={<Trans>Margin above and below</Trans>}
        value={margin.y}
        min={28}
        max={80}
        step={2}
        text={toPoints(margin.y)}
        onChange={(y) => set({ margin: { ...margin, y } })}
      />
      <Choice
        label={<Trans>Decoration of the page</Trans>}
        value={axes.page}
        names={names.page}
        onChange={(page) => set({ page })}
      />
      <Choice
        label={<Trans>Page number</Trans>}
        value={axes.furniture}
        names={names.furniture}
        onChange={(furniture) => set({ furniture })}
      />
    </Group>
  )
}

const HeaderGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const toPoints = usePoints()
  const { nameStyle, size } = axes
  const { sidebar, ...headers } = names.header
  const isFilled = axes.header === 'banner' || axes.header === 'panel'
  return (
    <Group title={<Trans>Name and contacts</Trans>}>
      <Choice
        label={<Trans>Where it stands</Trans>}
        value={axes.header}
        names={axes.layout === 'single' ? headers : { ...headers, sidebar }}
        onChange={(header) => set({ header })}
      />
      {isFilled ? (
        <Choice
          label={<Trans>Background</Trans>}
          value={axes.headerBackground}
          names={names.backgrounds}
          onChange={(headerBackground) => set({ headerBackground })}
        />
      ) : (
        <Choice
          label={<Trans>Line below</Trans>}
          value={axes.headerRule}
          names={names.headerRule}
          onChange={(headerRule) => set({ headerRule })}
        />
      )}
      <Range
        label={<Trans>Size of the name</Trans>}
        value={size.name}
        min={16}
        max={56}
        step={1}
        text={toPoints(size.name)}
        onChange={(name) => set({ size: { ...size, name } })}
      />
      <Choice
        label={<Trans>Weight of the name</Trans>}
        value={nameStyle.weight}
        names={names.nameWeight}
        onChange={(weight) => set({ nameStyle: { ...nameStyle, weight } })}
      />
      <Choice
        label={<Trans>Letters of the name</Trans>}
        value={nameStyle.case}
        names={names.cases}
        onChange={(letterCase) => set({ nameStyle: { ...nameStyle, case: letterCase } })}
      />
      <Choice
        label={<Trans>Color of the name</Trans>}
        value={nameStyle.color}
        names={{ ink: names.colors.ink, primary: names.colors.primary }}
        onChange={(color) => set({ nameStyle: { ...nameStyle, color } })}
      />
      <Choice
        label={<Trans>Professional title</Trans>}
        value={axes.tagline.style}
        names={names.tagline}
        onChange={(style) => set({ tagline: { ...axes.tagline, style } })}
      />
      <Choice
        label={<Trans>Color of the title</Trans>}
        value={axes.tagline.color}
        names={names.colors}
        onChange={(color) => set({ tagline: { ...axes.tagline, color } })}
      />
      <Choice
        label={<Trans>Photo</Trans>}
        value={axes.photo}
        names={names.photo}
        onChange={(photo) => set({ photo })}
      />
      <IconsField axes={axes} set={set} />
    </Group>
  )
}

const IconsField = ({ axes, set }: AxesProps) => (
  <Checkbox
    className="self-end"
    label={<Trans>Icons before contact details</Trans>}
    checked={axes.icons}
    onChange={({ target }) => set({ icons: target.checked })}
  />
)

const HeadingGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const toPoints = usePoints()
  const { heading, size } = axes
  const change = (parts: Partial<DesignAxes['heading']>) => set({ heading: { ...heading, ...parts } })
  return (
    <Group title={<Trans>Headings</Trans>}>
      <Choice
        label={<Trans>Kind of heading</Trans>}
        value={heading.kind}
        names={names.heading}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label={<Trans>Kind of line</Trans>}
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
        label={<Trans>Letters</Trans>}
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

const EntryGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const { entry } = axes
  const change = (parts: Partial<DesignAxes['entry']>) => set({ entry: { ...entry, ...parts } })
  return (
    <Group title={<Trans>Jobs and studies</Trans>}>
      <Choice
        label={<Trans>Arrangement</Trans>}
        value={entry.anatomy}
        names={names.anatomy}
        onChange={(anatomy) => change({ anatomy })}
      />
      <Choice
        label={<Trans>Each job begins with</Trans>}
        value={entry.order}
        names={names.order}
        onChange={(order) => change({ order })}
      />
      <Choice
        label={<Trans>First part: weight</Trans>}
        value={entry.title.weight}
        names={names.titleWeight}
        onChange={(weight) => change({ title: { ...entry.title, weight } })}
      />
      <Choice
        label={<Trans>First part: color</Trans>}
        value={entry.title.color}
        names={{ ink: names.colors.ink, primary: names.colors.primary }}
        onChange={(color) => change({ title: { ...entry.title, color } })}
      />
      <Choice
        label={<Trans>Second part: weight</Trans>}
        value={entry.subtitle.weight}
        names={names.subtitleWeight}
        onChange={(weight) => change({ subtitle: { ...entry.subtitle, weight } })}
      />
      <Choice
        label={<Trans>Second part: color</Trans>}
        value={entry.subtitle.color}
        names={names.colors}
        onChange={(color) => change({ subtitle: { ...entry.subtitle, color } })}
      />
      <Choice
        label={<Trans>Dates: weight</Trans>}
        value={entry.dates.weight}
        names={names.datesWeight}
        onChange={(weight) => change({ dates: { ...entry.dates, weight } })}
      />
      <Choice
        label={<Trans>Dates: color</Trans>}
        value={entry.dates.color}
        names={names.colors}
        onChange={(color) => change({ dates: { ...entry.dates, color } })}
      />
    </Group>
  )
}

const DetailGroup = ({ axes, set }: AxesProps) => {
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
        label={<Trans>Column of labels or dates</Trans>}
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

const SidebarGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const language = useLanguage()
  const { sidebar } = axes
  const titles = getMessages(language).document.sections
  const change = (parts: Partial<DesignAxes['sidebar']>) => set({ sidebar: { ...sidebar, ...parts } })
  return (
    <Group title={<Trans>Sidebar</Trans>}>
      <Range
        label={<Trans>Width</Trans>}
        value={sidebar.width}
        min={0.24}
        max={0.4}
        step={0.01}
        text={formatNumber(sidebar.width, language, { style: 'percent' })}
        onChange={(width) => change({ width })}
      />
      <Choice
        label={<Trans>Background</Trans>}
        value={sidebar.background}
        names={names.sidebarBackground}
        onChange={(background) => change({ background })}
      />
      <fieldset className="col-span-full">
        <legend className="font-medium text-note">
          <Trans>Sections in the sidebar</Trans>
        </legend>
        <div className="grid grid-cols-2">
          {SECTION_KEYS.map((key) => (
            <Checkbox
              key={key}
              label={titles[key]}
              checked={sidebar.sections.includes(key)}
              onChange={({ target }) =>
                change({
                  sections: target.checked
                    ? [...sidebar.sections, key]
                    : sidebar.sections.filter((section) => section !== key),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </Group>
  )
}

const FAMILY_NAMES = Object.fromEntries(FONT_FAMILIES.map((family) => [family, family]))
const isFamily = (name: string): name is FontFamily => FONT_FAMILIES.some((family) => family === name)

const FontGroup = ({ design, onChange }: DesignFormProps) => {
  const { t } = useLingui()
  return (
    <Group title={<Trans>Fonts of the catalog</Trans>}>
      <Choice<string>
        label={<Trans>Font of the text</Trans>}
        value={design.font}
        names={FAMILY_NAMES}
        onChange={(font) => isFamily(font) && onChange({ ...design, font })}
      />
      <Choice<string>
        label={<Trans>Font of headings</Trans>}
        value={design.displayFont}
        names={FAMILY_NAMES}
        onChange={(displayFont) => isFamily(displayFont) && onChange({ ...design, displayFont })}
      />
      <p className="col-span-full text-ink-soft text-note">
        {t`Your own fonts, under “Brand”, take the place of these.`}
      </p>
    </Group>
  )
}
