import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { BoardResponse } from '#shared/api-schema/teams.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { createReadingPool } from '#web/workers/extract/pool.ts'
import { getCandidateQuery, replaceRow, saveAnalysis } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'

/** Offers to compare again what was compared with an earlier ad. */
export const OutdatedNotice = ({ board }: { board: BoardResponse }) => {
  const { t } = useLingui()
  const online = useOnline()
  const { run } = useTeamAction()
  const { done, total, start } = useCompareAgain(board)
  const outdated = board.candidates.filter(({ adRevision }) => adRevision < board.adRevision).length
  if (outdated === 0) return null
  return (
    <Notice
      className="mb-6"
      tone="fair"
      title={
        <Plural
          value={outdated}
          one="# resume was compared with an earlier version of the job ad"
          other="# resumes were compared with an earlier version of the job ad"
        />
      }
      actions={
        <Button size="small" busy={total > 0} disabled={!online || !board.canAdd} onClick={() => void run(start)}>
          {total > 0 ? <Trans>Comparing…</Trans> : <Trans>Compare again</Trans>}
        </Button>
      }
    >
      {total > 0 && <Progress label={t`Resumes compared`} value={done} max={total} />}
    </Notice>
  )
}

/** Compares the outdated resumes of a board with its ad, on the device. The score stays: it does not depend on the ad. */
const useCompareAgain = ({ id: openingId, ad, adRevision, candidates }: BoardResponse) => {
  const language = useLanguage()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (): Promise<void> => {
    const own = new AbortController()
    controller.current = own
    const outdated = candidates.filter((row) => row.adRevision < adRevision)
    setProgress({ done: 0, total: outdated.length })
    const pool = createReadingPool()
    try {
      for (const { id } of outdated) {
        if (own.signal.aborted) return
        const { content, analysis: before } = await queryClient.fetchQuery(getCandidateQuery(id))
        const { matchRate, requirements } = await pool.match(own.signal, content, {
          language,
          job: ad,
          now: Date.now(),
        })
        replaceRow(openingId, await saveAnalysis(id, { analysis: { ...before, matchRate, requirements }, adRevision }))
        setProgress((now) => ({ ...now, done: now.done + 1 }))
      }
    } finally {
      pool.close()
      setProgress({ done: 0, total: 0 })
    }
  }
  return { ...progress, start }
}
