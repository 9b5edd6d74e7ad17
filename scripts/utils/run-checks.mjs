// Runs checks that do not depend on each other at the same time.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 */

/**
 * Exit code and output of a program; the code is null where it did not start or was killed.
 * @param {Check} check
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
const run = ({ command, args }, options) =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', (error) => resolve({ code: null, output: output + error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })

/**
 * Runs checks, as many at a time as there are cores, and prints the output of each when it ends.
 * @param {readonly Check[]} checks the longest first
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} how many failed
 */
export const runChecks = async (checks, options) => {
  const waiting = [...checks]
  let failed = 0
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = Date.now()
      const { code, output } = await run(check, options)
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      console.log(`\n-- ${check.name}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s\n${output.trim()}`)
      if (code !== 0) failed += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext))
  return failed
}
