import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Row, Section } from '#web/components/settings-section.tsx'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { LICENSES } from './licenses.ts'

/** Version, legal pages, fakes in use and third-party licenses. */
export const AboutSection = () => {
  const { data: config } = useQuery(configQuery, queryClient)
  const demoNotice =
    config?.signIn.standIn && config.payments.standIn ? (
      <Trans>This is a demo server: sign-in and payments are simulated, with no real accounts or cards.</Trans>
    ) : config?.signIn.standIn ? (
      <Trans>This is a demo server: sign-in is simulated, with no real accounts.</Trans>
    ) : config?.payments.standIn ? (
      <Trans>This is a demo server: payments are simulated, and no card is charged.</Trans>
    ) : null
  return (
    <Section id="about" title={<Trans>About Faro</Trans>}>
      <Row title={config ? <Trans>Version {config.version}</Trans> : 'Faro'}>
        <TextLink to="/privacy">
          <Trans>Privacy</Trans>
        </TextLink>
        {' · '}
        <TextLink to="/terms">
          <Trans>Terms</Trans>
        </TextLink>
        {' · '}
        <TextLink to="/cookies">
          <Trans>Cookies</Trans>
        </TextLink>
        {demoNotice && <p className="mt-2">{demoNotice}</p>}
      </Row>
      <details className="group border-line border-t py-4">
        <summary className="min-h-6 font-medium">
          <Trans>Open-source licenses</Trans>
        </summary>
        <ul className="mt-3 columns-1 gap-8 text-ink-soft text-note sm:columns-2">
          {LICENSES.map(({ name, license }) => (
            <li key={name} className="flex justify-between gap-3 py-0.5">
              <span>{name}</span>
              <span lang="en" className="text-ink-faint">
                {license}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  )
}
