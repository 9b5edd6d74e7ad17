import type { Language } from '#shared/languages.ts'
import { boardEn } from '#shared/messages/en/board.ts'
import { boardEs } from '#shared/messages/es/board.ts'
import type { BoardMessages } from '#shared/messages/types.ts'

const MESSAGES = { es: boardEs, en: boardEn }

/** The sentences that the files of a board and its screens share. */
export const getBoardMessages = (language: Language): BoardMessages => MESSAGES[language]
