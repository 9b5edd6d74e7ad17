import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { BRAND_LIMITS, type Brand } from '#shared/resume/design/brand.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { useShortcuts } from '#web/ui/use-shortcuts.ts'
import { BrandForm } from './brand-form.tsx'
import { exportDesign } from './design-file.ts'
import { DesignForm } from './design-form.tsx'
import { LivePage } from './live-page.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { ProblemList } from './problem-list.tsx'
import { usePlanAccess } from './use-plan-access.ts'
import { useSaveDesign } from './use-save-design.ts'
import { useUndoHistory } from './use-undo-history.ts'

export type Pane = 'form' | 'page'

interface StudioEditorProps {
  initial: SavedDesign
  /** Not saved yet, so that saving needs the plan. */
  isNew: boolean
  hasDesigns: boolean
  onSaved: (id: string) => void
  onClose: () => void
}

/** Forms of a design and its brand beside the page that they make. */
export const StudioEditor = ({ initial, isNew, hasDesigns, onSaved, onClose }: StudioEditorProps) => {
  const { t } = useLingui()
  const [pane, setPane] = useState<Pane>('form')
  const { value: saved, change, ...history } = useUndoHistory(initial)
  const [stored, setStored] = useState(isNew ? null : initial)
  const access = usePlanAccess()
  const isChanged = stored === null ? saved !== initial : !isDeepEqual(saved, stored)
  const { busy, problems, error, save } = useSaveDesign(() => {
    setStored(saved)
    onSaved(saved.id)
  })
  useLeaveWarning(isChanged)
  const canSave = stored !== null || access === 'yes'
  const disabled = !canSave || (stored !== null && !isChanged) || saved.brand.name.trim() === ''
  const saveNow = () => void save(saved)
  useShortcuts({
    undo: history.undo,
    redo: history.redo,
    saveVersion: () => !disabled && !busy && saveNow(),
  })
  return (
    <div>
      <EditorBar
        saved={saved}
        busy={busy}
        disabled={disabled}
        history={history}
        onName={(name) => change((before) => withName(before, name))}
        onSave={saveNow}
        onClose={onClose}
      />
      <div className="mt-5 flex flex-col gap-4">
        {stored === null && <PlanNotice access={access} hasDesigns={hasDesigns} />}
        {problems.length > 0 && <ProblemList problems={problems} />}
        {error !== null && <Notice tone="bad" live="alert" title={error} />}
      </div>
      <SegmentedControl
        className="mt-5 lg:hidden"
        legend={t`Show`}
        segments={[
          { value: 'form', label: t`Edit` },
          { value: 'page', label: t`Page` },
        ]}
        value={pane}
        onChange={setPane}
      />
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div className={cx('min-w-0', pane !== 'form' && 'max-lg:hidden')}>
          <Forms saved={saved} onChange={(parts) => change((before) => withParts(before, parts))} />
        </div>
        <div className={cx('min-w-0', pane !== 'page' && 'max-lg:hidden')}>
          <LivePage saved={saved} pane={pane} />
        </div>
      </div>
    </div>
  )
}

/** Changed parts of a design; of its brand too. */
type Parts = Partial<Pick<SavedDesign, 'design' | 'onReports'>> & { readonly brand?: Partial<Brand> }

const withParts = (saved: SavedDesign, { brand, ...parts }: Parts): SavedDesign => ({
  ...saved,
  ...parts,
  brand: { ...saved.brand, ...brand },
})

const withName = (saved: SavedDesign, name: string): SavedDesign => ({
  ...saved,
  design: saved.design && { ...saved.design, name },
  brand: { ...saved.brand, name },
})

interface EditorBarProps {
  saved: SavedDesign
  busy: boolean
  disabled: boolean
  history: Pick<ReturnType<typeof useUndoHistory<SavedDesign>>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
  onName: (name: string) => void
  onSave: () => void
  onClose: () => void
}

const EditorBar = ({ saved, busy, disabled, history, onName, onSave, onClose }: EditorBarProps) => {
  const { t } = useLingui()
  const { name } = saved.brand
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        className="min-w-48 flex-1"
        label={saved.design ? <Trans>Design name</Trans> : <Trans>Brand name</Trans>}
        error={name.trim() === '' && t`Enter a name.`}
      >
        <Input value={name} maxLength={BRAND_LIMITS.nameChars} onChange={({ target }) => onName(target.value)} />
      </Field>
      <div className="flex">
        <IconButton icon="undo" label={t`Undo`} disabled={!history.canUndo} onClick={history.undo} />
        <IconButton icon="redo" label={t`Redo`} disabled={!history.canRedo} onClick={history.redo} />
      </div>
      <Button kind="primary" icon="check" busy={busy} disabled={disabled} onClick={onSave}>
        {busy ? <Trans>Checking…</Trans> : <Trans>Check and save</Trans>}
      </Button>
      <Button icon="download" onClick={() => exportDesign(saved)}>
        <Trans>Export</Trans>
      </Button>
      <Button kind="quiet" icon="arrow-left" onClick={onClose}>
        <Trans>All designs</Trans>
      </Button>
    </div>
  )
}

const Forms = ({ saved, onChange }: { saved: SavedDesign; onChange: (parts: Parts) => void }) => {
  const { design, brand, onReports } = saved
  const brandForm = (
    <BrandForm
      brand={brand}
      onReports={onReports}
      onChange={(parts) => onChange({ brand: parts })}
      onReportsChange={(next) => onChange({ onReports: next })}
    />
  )
  if (!design) return brandForm
  return (
    <Tabs defaultValue="design" className="min-w-0">
      <TabList>
        <Tab value="design">
          <Trans>Design</Trans>
        </Tab>
        <Tab value="brand">
          <Trans>Brand</Trans>
        </Tab>
      </TabList>
      <TabPanel value="design">
        <DesignForm design={design} onChange={(next) => onChange({ design: next })} />
      </TabPanel>
      <TabPanel value="brand">{brandForm}</TabPanel>
    </Tabs>
  )
}

/** Asks before the page is closed with changes that are not saved. */
const useLeaveWarning = (isChanged: boolean): void => {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
