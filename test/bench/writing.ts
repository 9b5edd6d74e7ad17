// How soon the editor and the analyzer answer: the preview and the score after a keystroke, a dropped CV, a draft that is
// opened offline, a long download; and whether memory grows. Each also with a quarter of the processor for the page.
import { type Figure, measure, writeReport } from '../utils/measurement/benchmark.ts'
import { median, quantile } from '../utils/measurement/statistics.ts'
import { measureEditorTimes } from './renderer/editor.ts'
import { thirtyOnePages } from './renderer/sample-contents.ts'
import { measureLiveScoreMs } from './scoring/live-score.ts'
import { measureDroppedScore } from './writing/dropped-score.ts'
import { measureMemoryGrowth } from './writing/memory.ts'
import { measureOfflineOpen } from './writing/offline-open.ts'
import { measurePreviewTimes } from './writing/preview-times.ts'

const RUNS = 5
const SLOWDOWN = 4

/** Figures of an interaction; where it cannot be measured, one that fails and says why. */
const attempt = async (name: string, work: () => Promise<Figure[]>): Promise<Figure[]> => {
  try {
    return await work()
  } catch (error) {
    console.error(error)
    return [measure(`${name}: not measured`, Number.NaN, { atMost: 0 })]
  }
}

const measureAt = async (slowdown: number): Promise<Figure[]> => {
  const suffix = slowdown === 1 ? '' : `, 1/${slowdown} of the processor`
  const limit = (ms: number) => ({ atMost: ms * slowdown })
  return [
    ...(await attempt(`keystroke to preview${suffix}`, async () => {
      const times = await measurePreviewTimes(slowdown)
      return [
        measure(`keystroke to preview, median ms${suffix}`, median(times), limit(33)),
        measure(`keystroke to preview, p95 ms${suffix}`, quantile(times, 0.95), limit(50)),
      ]
    })),
    ...(await attempt(`keystroke to live score${suffix}`, async () => [
      measure(`keystroke to live score, median ms${suffix}`, median(await measureLiveScoreMs(slowdown)), limit(60)),
    ])),
    ...(await attempt(`dropped CV${suffix}`, async () => [
      measure(`dropped CV to score, median ms${suffix}`, median(await measureDroppedScore(RUNS, slowdown)), limit(300)),
    ])),
    ...(await attempt(`31 pages${suffix}`, async () => {
      const { keystrokes, download } = await measureEditorTimes(thirtyOnePages, slowdown)
      return [
        measure(`31 pages, download with proof, ms${suffix}`, download, limit(600)),
        measure(`31 pages, a key to the next frame, median ms${suffix}`, median(keystrokes), limit(100)),
        measure(`31 pages, a key to the next frame, p95 ms${suffix}`, quantile(keystrokes, 0.95), limit(100)),
      ]
    })),
  ]
}

writeReport('writing', [
  ...(await measureAt(1)),
  ...(await attempt('cold offline open', async () => [
    measure('cold offline open to usable editor, median ms', median(await measureOfflineOpen(RUNS)), { atMost: 700 }),
  ])),
  ...(await attempt('memory', async () => [
    measure('memory after an hour of typing, of that after ten minutes', await measureMemoryGrowth(), { atMost: 1.1 }),
  ])),
  ...(await measureAt(SLOWDOWN)),
])
