import { useRef } from 'react'
import type { ShareResponse } from '#shared/api-schema/shares.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { ShareRow } from './share-row.tsx'

interface ShareListProps {
  shares: readonly ShareResponse[]
  /** Id of the link that was just made, which is shown and can be copied at once. */
  newId?: string | null
  /** Id of the link that is being turned off. */
  busy: string | null
  onTurnOff: (share: ShareResponse) => Promise<boolean>
}

export const ShareList = ({ shares, newId = null, busy, onTurnOff }: ShareListProps) => {
  const online = useOnline()
  const listRef = useRef<HTMLUListElement>(null)
  return (
    <ul ref={listRef} tabIndex={-1} className="border-line border-b outline-none">
      {shares.map((share) => (
        <ShareRow
          key={share.id}
          share={share}
          isNew={share.id === newId}
          busy={busy === share.id}
          disabled={!online || busy !== null}
          onTurnOff={() => void onTurnOff(share).then((isOff) => isOff && listRef.current?.focus())}
        />
      ))}
    </ul>
  )
}
