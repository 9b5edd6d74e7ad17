import type { KeyboardEvent, PointerEvent } from 'react'
import { cx } from '../cx.ts'

const STEP_PX = 16
const LARGE_STEP_PX = 64

interface ResizeHandleProps {
  /** Accessible name. */
  label: string
  /** Width of the column at the right of the handle and its limits, CSS px. */
  width: number
  min: number
  max: number
  onWidth: (width: number) => void
  /** Returns to the default width, on a double click. */
  onReset: () => void
  className?: string
}

/** A vertical separator that resizes the column at its right, by pointer or by the arrow keys. */
export const ResizeHandle = ({ label, width, min, max, onWidth, onReset, className }: ResizeHandleProps) => {
  const resize = (next: number) => onWidth(Math.round(Math.max(min, Math.min(next, max))))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX
    const widths: Record<string, number> = { ArrowLeft: width + step, ArrowRight: width - step, Home: max, End: min }
    const next = widths[event.key]
    if (next === undefined) return
    event.preventDefault()
    resize(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLHRElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    const start = event.clientX
    handle.setPointerCapture(event.pointerId)
    const onMove = (moved: globalThis.PointerEvent) => resize(width + start - moved.clientX)
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', onMove), {
      once: true,
    })
  }
  return (
    <hr
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={Math.round(min)}
      aria-valuemax={Math.round(max)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={onReset}
      className={cx(
        'relative z-10 -mx-1 h-auto w-2 shrink-0 self-stretch cursor-col-resize touch-none border-0 outline-none',
        'after:absolute after:inset-y-0 after:left-1/2 after:w-px after:-translate-x-1/2 after:bg-line after:transition-colors',
        'hover:after:w-0.5 hover:after:bg-line-strong focus-visible:after:w-0.5 focus-visible:after:bg-sea',
        className,
      )}
    />
  )
}
