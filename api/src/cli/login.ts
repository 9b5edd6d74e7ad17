import { userResponse } from '#shared/api-schema/account.ts'
import { isLoopbackHost } from '../loopback.ts'
import { requestServer } from './account/server-client.ts'
import { saveLogin } from './account/stored-login.ts'
import { CliError, type PlainCommand, UsageError } from './command.ts'

/** The origin of a server. Throws `UsageError`: over http everybody on the way would read the key. */
const parseServer = (value: unknown): string => {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new UsageError('--server takes an https address')
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    throw new UsageError('--server takes an https address; http is for this machine only')
  return url.origin
}

/** `login`: checks an access key from standard input or `FARO_KEY`, and stores it for `push` in a file of its own. */
export const loginCommand: PlainCommand = {
  takes: 'nothing',
  usage: '--server URL   (an access key on standard input, or in FARO_KEY)',
  options: { server: { type: 'string' } },
  check: (options) => void parseServer(options['server']),
  run: async (options, { readSecret }) => {
    const server = parseServer(options['server'])
    const key = (process.env['FARO_KEY'] ?? (await readSecret('Access key, then Enter: '))).trim()
    if (!key) throw new CliError('invalid-key', 'No access key was given. Create one in your account settings.')
    const login = { server, key }
    const { email } = await requestServer(login, { method: 'GET', path: '/api/user', answer: userResponse })
    return { server, account: email, file: await saveLogin(login) }
  },
}
