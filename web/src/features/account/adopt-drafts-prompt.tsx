import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { toAppError } from '#web/platform/api/errors.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useHasToast } from '#web/ui/feedback/use-has-toast.ts'
import { adoptDrafts, countVisitorDrafts } from './local-drafts.ts'

const DECLINED_KEY = 'faro.drafts-left'

/**
 * Offers, once per visit, to move drafts that were written before the sign-in to the account. On a phone it waits until a
 * toast, in the same place, is gone.
 */
export const AdoptDraftsPrompt = () => {
  const { t } = useLingui()
  const { user } = useSession()
  const [count, setCount] = useState(0)
  const hasToast = useHasToast()
  const id = user?.id ?? null

  useEffect(() => {
    if (id === null || sessionStorage.getItem(DECLINED_KEY) === id) return setCount(0)
    let unmounted = false
    countVisitorDrafts().then(
      (found) => unmounted || setCount(found),
      (error: unknown) => console.warn(error),
    )
    return () => {
      unmounted = true
    }
  }, [id])

  const close = () => {
    setCount(0)
    if (id !== null) sessionStorage.setItem(DECLINED_KEY, id)
  }

  const adopt = async () => {
    try {
      const moved = await adoptDrafts()
      toast({
        kind: 'success',
        title: t`Moved to your account`,
        description: t`${plural(moved, { one: '# draft', other: '# drafts' })}`,
      })
    } catch (error) {
      console.warn(toAppError(error))
      toast({
        kind: 'error',
        title: t`Error`,
        description: t`We couldn’t move the drafts. They’re still on this device.`,
      })
    }
  }

  if (count === 0) return null
  return (
    <section
      aria-label={t`Drafts on this device`}
      className={cx(
        'fixed inset-x-4 above-foot z-30 animate-rise rounded-faro border border-line bg-sheet p-4 shadow-faro sm:inset-x-auto sm:start-6 sm:max-w-sm',
        hasToast && 'max-sm:hidden',
      )}
    >
      <p role="status" className="font-medium">
        {t`${plural(count, {
          one: 'You wrote # draft on this device before you signed in.',
          other: 'You wrote # drafts on this device before you signed in.',
        })}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          kind="primary"
          size="small"
          onClick={() => {
            close()
            void adopt()
          }}
        >
          <Trans>Move to my account</Trans>
        </Button>
        <Button size="small" onClick={close}>
          <Trans>Leave on this device</Trans>
        </Button>
      </div>
    </section>
  )
}
