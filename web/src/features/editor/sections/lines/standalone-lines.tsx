import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import type { ComponentProps } from 'react'
import { moveLine } from '#shared/resume/prose/line-edits.ts'
import { createLineChanges, listLines } from '#shared/resume/prose/prose-lines.ts'
import { newId } from '#web/storage/new-id.ts'
import { useEdit, useEditor } from '../../editor-context.ts'
import { DRAG_SENSORS, useDragPlugins } from '../entries/drag-and-drop.ts'
import { LinesField, toProseTarget } from './lines-field.tsx'

/** The lines of a field outside of a list of entries: they are dragged within the field alone. */
export const StandaloneLines = (props: ComponentProps<typeof LinesField>) => {
  const { path, list } = props
  const { language } = useEditor()
  const edit = useEdit()
  const plugins = useDragPlugins()
  return (
    <DragDropProvider
      plugins={plugins}
      sensors={DRAG_SENSORS}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !source || !isSortable(source)) return
        const { initialIndex, index } = source
        edit.apply((document) => {
          const target = toProseTarget(list, path)
          const moved = moveLine(listLines(document, target, language), initialIndex, index)
          return moved ? createLineChanges(document, target, language, moved.lines, newId) : []
        })
      }}
    >
      <LinesField {...props} />
    </DragDropProvider>
  )
}
