import { type DragEvent, useRef, useState } from 'react'
import { type DragState, getDragState } from './upload-validation.ts'

/** Drag and drop of files on one element: the drag state, and handlers to spread on the element. */
export const useDrop = (onFiles: (files: readonly File[]) => void, enabled: boolean) => {
  const [state, setState] = useState<DragState>('idle')
  const depth = useRef(0)

  const leave = () => {
    depth.current = 0
    setState('idle')
  }

  const handlers = {
    onDragEnter: (event: DragEvent) => {
      event.preventDefault()
      depth.current += 1
      if (enabled) setState(getDragState([...event.dataTransfer.items]))
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragLeave: () => {
      depth.current -= 1
      if (depth.current <= 0) leave()
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      leave()
      if (enabled) onFiles([...event.dataTransfer.files])
    },
  }
  return { state, handlers }
}
