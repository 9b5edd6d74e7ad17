import { rolldown } from 'rolldown'

/** The first script of the page as one small classic script: no imports left, minified. */
export const bootScript = async (entry: string): Promise<string> => {
  const bundle = await rolldown({ input: entry, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
