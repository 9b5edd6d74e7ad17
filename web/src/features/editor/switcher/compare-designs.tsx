import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { showBitmap } from '#web/platform/show-bitmap.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { useEditor } from '../editor-context.ts'
import { drawPage } from './thumbnails.ts'

interface CompareDesignsProps {
  templates: readonly Template[]
  current: Template
  onUse: (template: Template) => Promise<void>
  onClose: () => void
}

/** The first page in two templates side by side. */
export const CompareDesigns = ({ templates, current, onUse, onClose }: CompareDesignsProps) => {
  const { t } = useLingui()
  const [left, setLeft] = useState(current)
  const [right, setRight] = useState(
    () => templates[(templates.findIndex(({ id }) => id === current.id) + 1) % templates.length] ?? current,
  )
  const use = (template: Template) => {
    onClose()
    void onUse(template)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t`Compare two designs`} width="wide" className="p-4! sm:p-6!">
        <div className="grid grid-cols-2 gap-3 sm:gap-6">
          <Side label={t`Design on the left`} templates={templates} template={left} onSelect={setLeft} onUse={use} />
          <Side label={t`Design on the right`} templates={templates} template={right} onSelect={setRight} onUse={use} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface SideProps {
  label: string
  templates: readonly Template[]
  template: Template
  onSelect: (template: Template) => void
  onUse: (template: Template) => void
}

const Side = ({ label, templates, template, onSelect, onUse }: SideProps) => {
  const language = useLanguage()
  const name = template.name[language]
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Select
        aria-label={label}
        value={template.id}
        onChange={({ target }) => onSelect(templates.find(({ id }) => id === target.value) ?? template)}
      >
        {templates.map(({ id, name: names }) => (
          <option key={id} value={id}>
            {names[language]}
          </option>
        ))}
      </Select>
      <FirstPage template={template} />
      <Button size="small" onClick={() => onUse(template)}>
        <span>
          <Trans>Use this design</Trans>
          <span className="sr-only">: {name}</span>
        </span>
      </Button>
    </div>
  )
}

const FirstPage = ({ template }: { template: Template }) => {
  const { store } = useEditor()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const controller = new AbortController()
    setIsDrawn(false)
    drawPage(store, template, element.parentElement?.clientWidth ?? element.clientWidth, controller.signal).then(
      (bitmap) => {
        showBitmap(element, bitmap)
        bitmap.close()
        setIsDrawn(true)
      },
      console.warn,
    )
    return () => controller.abort()
  }, [store, template])
  return (
    <canvas
      ref={canvas}
      width={300}
      height={424}
      data-drawn={isDrawn || undefined}
      className="mx-auto max-h-[58dvh] max-w-full border border-line bg-sheet scheme-light"
    />
  )
}
