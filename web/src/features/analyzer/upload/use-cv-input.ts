import { useCallback, useState } from 'react'
import type { Country } from '#shared/countries.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { type FileExtraction, useFileExtraction } from '../extraction/use-file-extraction.ts'
import { getLocalInput, setLocalInput } from '../local-scoring/local-input.ts'

type InputTab = 'file' | 'text'

export interface CvInput {
  readonly tab: InputTab
  readonly file: File | null
  readonly text: string
  readonly job: string
  /** Undefined to guess it. */
  readonly country: Country | undefined
  readonly extraction: FileExtraction
  readonly setTab: (tab: InputTab) => void
  readonly setFile: (file: File | null) => void
  readonly setText: (text: string) => void
  readonly setJob: (job: string) => void
  readonly setCountry: (country: Country | undefined) => void
}

/**
 * State of the upload form: at first what was scored on this device before, so that a visitor who signs in analyzes the
 * same CV. It lives above the form, so that a failed analysis keeps what was entered.
 */
export const useCvInput = (): CvInput => {
  const language = useLanguage()
  const [scored] = useState(getLocalInput)
  const [tab, setTab] = useState<InputTab>(scored && !scored.file ? 'text' : 'file')
  const [file, setSelectedFile] = useState(scored?.file ?? null)
  const [text, setText] = useState(scored?.text ?? '')
  const [job, setJob] = useState(scored?.job ?? '')
  const [country, setCountry] = useState(scored?.country)
  const extraction = useFileExtraction(file, { language, job, country })
  const setFile = useCallback((selected: File | null) => {
    if (selected === null) setLocalInput(null)
    setSelectedFile(selected)
  }, [])
  return { tab, file, text, job, country, extraction, setTab, setFile, setText, setJob, setCountry }
}
