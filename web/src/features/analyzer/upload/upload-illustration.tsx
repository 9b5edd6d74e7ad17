import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { DragState } from './upload-validation.ts'

const BEAM_CLASS: Readonly<Record<DragState, string>> = {
  idle: 'opacity-45',
  active: 'opacity-70',
  accept: 'opacity-100',
  reject: 'opacity-0',
}

/** Illustration of the drop zone: a beam crossing a sheet. It follows the drag state. */
export const UploadIllustration = ({ state }: { state: DragState }) => {
  const fade = useId()
  return (
    <svg aria-hidden="true" width="136" height="92" viewBox="0 0 136 92" fill="none" className="overflow-visible">
      <linearGradient id={fade}>
        <stop stopColor="var(--beam)" />
        <stop offset="0.55" stopColor="var(--beam)" stopOpacity="0.7" />
        <stop offset="1" stopColor="var(--beam)" stopOpacity="0" />
      </linearGradient>
      <circle cx="10" cy="46" r="4.5" className={state === 'reject' ? 'fill-bad' : 'fill-beam'} />
      <g className={cx('transition-[translate] duration-200', state === 'accept' && '-translate-y-1')}>
        <path d="M46 6h34l14 14v66H46Z" className="fill-sheet stroke-ink" strokeWidth="1.75" strokeLinejoin="round" />
        <path d="M80 6v14h14" className="stroke-ink" strokeWidth="1.75" strokeLinejoin="round" />
        <path d="M55 28h22" className="stroke-ink" strokeWidth="3.5" strokeLinecap="round" />
        <path
          d="M55 40h30M55 48h30M55 56h20M55 68h30M55 76h24"
          className="stroke-line-strong"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M10 46 136 8v76Z"
        fill={`url(#${fade})`}
        className={cx('transition-opacity duration-200', BEAM_CLASS[state])}
      />
    </svg>
  )
}
