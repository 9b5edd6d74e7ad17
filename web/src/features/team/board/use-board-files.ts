import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BoardResponse } from '#shared/api-schema/teams.ts'
import { removeDirectionControls } from '#shared/direction-controls.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { saveBlob, saveText } from '#web/platform/save-file.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const toFileName = (title: string, extension: string): string =>
  `${
    removeDirectionControls(title)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'board'
  }.${extension}`

/** Downloads a board as CSV or PDF; both are made on the device. */
export const useBoardFiles = (board: BoardResponse, teamName: string) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)

  const download = async (make: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await make()
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
    } finally {
      setBusy(false)
    }
  }

  const saveCsv = () =>
    download(async () => {
      const { toBoardCsv } = await import('#shared/team/board-csv.ts')
      saveText(toFileName(board.title, 'csv'), 'text/csv', toBoardCsv(board.candidates, language))
    })
  const savePdf = () =>
    download(async () => {
      const { renderBoardReport } = await import('#web/workers/render/client.ts')
      const request = { board: { title: board.title, teamName, rows: board.candidates }, language, now: Date.now() }
      const bytes = await renderBoardReport(new AbortController().signal, request)
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), toFileName(board.title, 'pdf'))
    })
  return { busy, saveCsv, savePdf }
}
