import { createServer } from 'node:net'
import { fail } from './setup.mjs'

/**
 * Whether a port of an address is taken by another program. An address that this machine has not is free.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })

/**
 * Ends the process with one line when the port is taken. `localhost` is both of its addresses.
 * @param {number} port
 * @param {string} host
 */
export const requireFreePort = async (port, host) => {
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host])
    if (await isTaken(port, address)) fail(`Port ${port} is taken. Set PORT to another one.`)
}
