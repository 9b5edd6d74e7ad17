import { Trans } from '@lingui/react/macro'
import type { Language } from '#shared/languages.ts'

export const LanguageName = ({ language }: { language: Language }) =>
  language === 'es' ? <Trans>Spanish</Trans> : <Trans>English</Trans>
