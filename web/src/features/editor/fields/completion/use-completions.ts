import { useDeferredValue, useMemo, useState } from 'react'
import { useEditor } from '../../editor-context.ts'
import { type CompletionKind, type Completions, findCompletions, parseCompletions } from './find-completions.ts'

/** The number changes with the content of the file, so that no cache keeps an old one. */
const COMPLETIONS_PATH = '/vocabulary/suggestions-1.txt'
const NONE: Completions = new Map()

let loading: Promise<Completions> | undefined

/** Loads the completions once; without a connection there are none, and a later call tries again. */
const loadCompletions = (): Promise<Completions> => {
  loading ??= fetch(COMPLETIONS_PATH)
    .then(async (response) => {
      const isText = response.ok && !(response.headers.get('content-type') ?? '').startsWith('text/html')
      if (!isText) throw new Error(`no completions at ${COMPLETIONS_PATH}`)
      return parseCompletions(await response.text())
    })
    .catch(() => {
      loading = undefined
      return NONE
    })
  return loading
}

/** Completions of a typed text in the language of the document. `load` is called when the field gets the focus. */
export const useCompletions = (kind: CompletionKind, typed: string) => {
  const { language } = useEditor()
  const [all, setAll] = useState<Completions>(NONE)
  const text = useDeferredValue(typed)
  const found = useMemo(() => findCompletions(all.get(`${kind} ${language}`) ?? [], text), [all, kind, language, text])
  return { found, load: () => void loadCompletions().then(setAll) }
}
