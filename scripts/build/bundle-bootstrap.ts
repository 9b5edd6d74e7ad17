import { rolldown } from 'rolldown'

/**
 * Bundles a module and its imports into one minified classic script, in a syntax that engines of 2018 parse. Returns
 * its code.
 */
export const bundleBootstrap = async (entry: string): Promise<string> => {
  const bundle = await rolldown({ input: entry, platform: 'browser', transform: { target: 'es2018' } })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
