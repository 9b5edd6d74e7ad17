import { useLingui } from '@lingui/react/macro'
import type { DesignAxes } from '#shared/resume/design/design-axes.ts'

/** The names of the forms that a design selects from, by axis. */
export const useAxisNames = () => {
  const { t } = useLingui()
  const colors = { ink: t`Text color`, muted: t`Gray`, primary: t`Main color` }
  const backgrounds = { none: t`None`, tint: t`Tint`, primary: t`Main color`, ink: t`Text color` }
  const cases = { normal: t`As written`, upper: t`All caps`, 'small-caps': t`Small caps` }
  const light = t`Thin`
  const regular = t`Regular`
  const bold = t`Bold`
  const italic = t`Italic`
  return {
    colors,
    backgrounds,
    cases,
    layout: { single: t`One column`, 'sidebar-left': t`Sidebar on the left`, 'sidebar-right': t`Sidebar on the right` },
    header: {
      left: t`On the left`,
      centered: t`Centered`,
      split: t`Contact details on the right`,
      grid: t`Contact details in columns`,
      banner: t`Band across the page`,
      panel: t`Rounded panel`,
      sidebar: t`In the sidebar`,
    } satisfies Record<DesignAxes['header'], string>,
    headerRule: { none: t`No line`, hairline: t`Hairline`, solid: t`Solid`, double: t`Double` },
    nameWeight: { light, regular, bold, contrast: t`Thin and bold` },
    tagline: { plain: t`Plain`, italic, caps: t`All caps` },
    heading: {
      plain: t`Text only`,
      'rule-under': t`Line below`,
      'rule-over': t`Line above`,
      'rule-beside': t`Line beside the heading`,
      'rule-both': t`Line above and below`,
      'short-rule': t`Short line below`,
      bar: t`Bar on the left`,
      filled: t`Filled`,
      tab: t`Tab with a line`,
      square: t`Square on the left`,
      label: t`In its own column`,
    } satisfies Record<DesignAxes['heading']['kind'], string>,
    headingWeight: { light, regular, bold, italic },
    align: { left: t`Left`, center: t`Centered` },
    anatomy: {
      line: t`Company and location, with dates on the right`,
      split: t`Two lines, dates and place on the right`,
      stacked: t`Company, then position and location`,
      compact: t`One line`,
      'dates-left': t`Dates on the left`,
      timeline: t`Timeline`,
      below: t`Dates below`,
    } satisfies Record<DesignAxes['entry']['anatomy'], string>,
    order: { 'company-first': t`The company`, 'position-first': t`The position` },
    titleWeight: { regular, bold },
    subtitleWeight: { regular, bold, italic },
    datesWeight: { regular, bold, italic, display: t`Heading font` },
    sidebarBackground: { ...backgrounds, rule: t`Dividing line` },
    bullet: { dot: t`Dot`, dash: t`Dash` },
    skills: {
      rows: t`Labeled rows`,
      list: t`List`,
      inline: t`On one line`,
      columns: t`Columns`,
      chips: t`Tags`,
    } satisfies Record<DesignAxes['skills'], string>,
    summary: { plain: t`Plain`, lead: t`Larger`, panel: t`On a panel` },
    rules: { hairline: t`Hairline`, solid: t`Solid`, double: t`Double`, dotted: t`Dotted` },
    page: {
      none: t`No decoration`,
      'top-bar': t`Bar at the top`,
      'side-stripe': t`Stripe on the side`,
      border: t`Border`,
      'foot-bar': t`Bar at the bottom`,
    } satisfies Record<DesignAxes['page'], string>,
    furniture: { footer: t`At the bottom`, 'footer-center': t`At the bottom, centered`, header: t`At the top` },
    photo: { none: t`No photo`, round: t`Round`, square: t`Square`, rounded: t`Rounded corners` },
    spacing: { tight: t`Tight`, normal: t`Normal`, airy: t`Spacious` },
  }
}
