import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-paths.ts'
import { SideTab, SideTabList } from '#web/ui/tabs.tsx'
import { FORM_TAB_NAMES, FORM_TABS, type FormTab } from '../form/form-tab.ts'
import { PanelHeader, SHEET_CLASS } from './side-panel.tsx'
import { useWorkspace } from './use-workspace.ts'
import type { PanelName } from './workspace-settings.ts'

const ICONS: Readonly<Record<FormTab, IconName>> = {
  personal: 'user',
  experience: 'briefcase',
  education: 'school',
  skills: 'star',
  more: 'plus',
  translation: 'globe',
}

const ENTRY_CLASS =
  'relative flex items-center gap-3 rounded-faro px-3 text-start text-ink-soft transition-colors hover:bg-sunk hover:text-ink min-h-12 ' +
  'lg:min-h-15 lg:flex-col lg:justify-center lg:gap-1 lg:px-1 lg:text-note lg:leading-tight'

/** Parts of the form and side panels: a narrow column at the left, or a sheet of a narrow screen. */
export const SectionNav = () => {
  const { t, i18n } = useLingui()
  const { wide, open, close } = useWorkspace()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const showPart = () => {
    close()
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-form-heading]')?.focus())
  }
  const isSheetOpen = !wide && open === 'sections'
  useEffect(() => {
    if (!isSheetOpen) return
    heading.current?.focus({ preventScroll: true })
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isSheetOpen, close])
  return (
    <div
      className={cx(
        'flex flex-col overflow-y-auto lg:relative lg:w-24 lg:shrink-0 lg:justify-between lg:gap-4 lg:border-line lg:border-e lg:p-1',
        SHEET_CLASS,
        !isSheetOpen && 'max-lg:hidden',
      )}
    >
      {!wide && <PanelHeader id={id} title={t`Sections`} heading={heading} onClose={close} />}
      <SideTabList aria-label={t`Resume sections`} className="grid gap-0.5 max-lg:grid-cols-2 max-lg:p-2">
        {FORM_TABS.map((tab) => (
          <SideTab key={tab} value={tab} className={ENTRY_CLASS} onClick={() => !wide && showPart()}>
            <Icon name={ICONS[tab]} />
            {i18n._(FORM_TAB_NAMES[tab])}
          </SideTab>
        ))}
      </SideTabList>
      <fieldset className="grid gap-0.5 border-line border-t max-lg:grid-cols-2 max-lg:p-2 lg:pt-1">
        <legend className="sr-only">
          <Trans>Panels</Trans>
        </legend>
        {wide && <PanelButton panel="design" icon="palette" label={t`Design`} />}
        <PanelButton panel="job" icon="target" label={t({ message: 'Job', context: 'panel of the editor' })} />
        <PanelButton panel="letter" icon="mail" label={t`Letter`} />
      </fieldset>
    </div>
  )
}

const PanelButton = ({ panel, icon, label }: { panel: PanelName; icon: IconName; label: string }) => {
  const { open, toggle } = useWorkspace()
  return (
    <button
      type="button"
      aria-expanded={open === panel}
      className={cx(ENTRY_CLASS, 'aria-expanded:bg-sunk aria-expanded:font-medium aria-expanded:text-ink')}
      onClick={() => toggle(panel)}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
}
