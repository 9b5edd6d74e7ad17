import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

interface RetryNoticeProps {
  error: unknown
  onRetry: () => void
  tone?: 'fair' | 'bad'
  live?: 'status' | 'alert'
  className?: string
}

/** What a failed request means, in the interface language, with a button that sends it again. */
export const RetryNotice = ({ error, onRetry, tone = 'fair', live, className }: RetryNoticeProps) => {
  const language = useLanguage()
  return (
    <Notice
      tone={tone}
      {...(live && { live })}
      {...(className && { className })}
      title={getErrorMessage(error, language)}
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
