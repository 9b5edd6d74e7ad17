import { Plural } from '@lingui/react/macro'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'

/** Id of the heading of the list of findings. */
export const LEDGER_TITLE_ID = 'ledger-title'

/** Says how many findings about wording have neither a proposal nor a question, and leads to where they are shown. */
export const OpenFindings = ({ count }: { count: number }) => {
  if (count === 0) return null
  const showList = () => {
    const title = document.getElementById(LEDGER_TITLE_ID)
    title?.scrollIntoView({ block: 'center' })
    title?.focus({ preventScroll: true })
  }
  return (
    <p className="mt-5 text-note text-ink-soft">
      <button type="button" className={LINK_CLASS} onClick={showList}>
        <Plural
          value={count}
          one="See # more wording issue in the list"
          other="See # more wording issues in the list"
        />
      </button>
    </p>
  )
}
