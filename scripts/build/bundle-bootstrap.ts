import { rolldown } from 'rolldown'

/** Bundles a module and its imports into one minified classic script. Returns its code. */
export const bundleBootstrap = async (entry: string): Promise<string> => {
  const bundle = await rolldown({ input: entry, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
