import { basename } from 'node:path'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

const QUERY = '?worker&url'

interface SharedWorkersOptions {
  /** Absolute path of `web/`. */
  readonly root: string
  /** Absolute paths of the modules that workers run, by the names of their files. */
  readonly workers: Readonly<Record<string, string>>
  readonly alias: Readonly<Record<string, string>>
  readonly target: string[]
  /** Creates the plugins that compile the workers. */
  readonly plugins: () => readonly PluginOption[]
}

/** Changes with the package alone. */
const PDF_LIBRARY = {
  name: 'pdf-library',
  test: /\/node_modules\/pdfjs-dist\/|\/workers\/pdfjs\/legacy-build\.ts$/,
}

type Output = Rolldown.RolldownOutput['output']

const buildWorkers = async ({ root, workers, alias, target, plugins }: SharedWorkersOptions): Promise<Output> => {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: [...plugins()],
    build: {
      write: false,
      target,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: { ...workers },
        preserveEntrySignatures: false,
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: [PDF_LIBRARY] } },
      },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (bundle === undefined || !('output' in bundle)) throw new Error('the workers were not built')
  return bundle.output
}

/** Every chunk that `names` import statically. */
const collectChunks = (output: Output, names: readonly string[]): Set<string> => {
  const found = new Set(names)
  for (const name of found) {
    const file = output.find(({ fileName }) => fileName === name)
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported)
  }
  return found
}

/** The code of a file; a worker also imports what its chunks import, so that all are requested at once. */
const toSource = (output: Output, file: Output[number]): string | Uint8Array => {
  if (file.type === 'asset') return file.source
  if (!file.isEntry) return file.code
  const indirect = collectChunks(output, file.imports).difference(new Set(file.imports))
  return file.code + [...indirect].map((name) => `import"./${basename(name)}";`).join('')
}

/**
 * Builds the workers as entries of one graph, so that they share chunks; Vite builds each one alone, with copies of what
 * they have in common. A module imports the address of a worker as `import url from './worker.ts?worker&url'`.
 */
export const sharedWorkers = (options: SharedWorkersOptions): Plugin => {
  let output: Promise<Output> | undefined
  return {
    name: 'faro:shared-workers',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      output = buildWorkers(options)
      output.catch(() => undefined)
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const module = id.slice(0, -QUERY.length)
      const files = await output
      const entry = files?.find((file) => file.type === 'chunk' && file.facadeModuleId === module)
      if (!entry) throw new Error(`${module} is not among the workers of web/vite.config.ts`)
      return `export default ${JSON.stringify(`/${entry.fileName}`)}`
    },
    async generateBundle() {
      if (!output) return
      const files = await output
      for (const file of files) this.emitFile({ type: 'asset', fileName: file.fileName, source: toSource(files, file) })
    },
  }
}
