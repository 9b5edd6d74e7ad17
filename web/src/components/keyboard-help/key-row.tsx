import type { ReactNode } from 'react'

/** Keys and what they do; goes inside a `dl`. */
export const KeyRow = ({ keys, children }: { keys: readonly string[]; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
    <dt>{children}</dt>
    <dd className="flex shrink-0 gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded-faro border border-line-strong bg-sunk px-1.5 py-0.5 font-sans text-note">
          {key}
        </kbd>
      ))}
    </dd>
  </div>
)
