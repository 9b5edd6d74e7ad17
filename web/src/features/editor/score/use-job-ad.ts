import { useState } from 'react'

/** Job ads by draft id. They are kept in memory only, until the tab is closed. */
const ads = new Map<string, string>()

export const useJobAd = (draftId: string): readonly [string, (job: string) => void] => {
  const [job, setJob] = useState(() => ads.get(draftId) ?? '')
  const saveJob = (text: string) => {
    ads.set(draftId, text)
    setJob(text)
  }
  return [job, saveJob]
}
