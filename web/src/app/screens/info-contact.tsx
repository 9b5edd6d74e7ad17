import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { SECTION_CLASS } from '#web/features/info/info-page.tsx'
import type { ContactLabels } from '#web/features/info/info-texts.ts'
import { SupportSection } from '#web/features/support/support-section.tsx'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { DataProviders } from '../routing/data-providers.tsx'

interface ContactFormProps {
  labels: ContactLabels
  /** What is said where nobody answers. */
  none: ReactNode
}

const Contact = ({ labels, none }: ContactFormProps) => {
  const { data: config, error } = useQuery(configQuery, queryClient)
  const { user } = useSession()
  if (error && !config) return <p className={SECTION_CLASS}>{labels.offline}</p>
  if (!config) return null
  const { support: isOpen, contactEmail: email } = config
  return (
    <>
      {user && <SupportSection />}
      {isOpen && !user && (
        <div className={SECTION_CLASS}>
          <p className="pb-4">{labels.signIn}</p>
          <SignInButton />
        </div>
      )}
      {email && (
        <p className={SECTION_CLASS}>
          {labels.email}{' '}
          <a href={`mailto:${email}`} className={LINK_CLASS}>
            {email}
          </a>
        </p>
      )}
      {!isOpen && !email && <p className={SECTION_CLASS}>{none}</p>}
    </>
  )
}

/** How to reach the people behind this installation: their questions form, their address, or that there is neither. */
export const ContactForm = (props: ContactFormProps) => (
  <DataProviders>
    <Contact {...props} />
  </DataProviders>
)
