// `node scripts/pack-server.mjs FOLDER [PACKAGES]`: copies what the server needs to run, without the sources of the web app
// and without the packages that only browsers or builds use. PACKAGES: a folder where they are installed for another machine.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ensureBuilt } from './utils/build.mjs'
import { ensureInstalled, fail, ROOT } from './utils/setup.mjs'

const PACKAGES = resolve(process.argv[3] ?? ROOT)
const ENTRIES = ['node.ts', 'migrate.ts', 'backup.ts'].map((name) => join(ROOT, 'api/src/server', name))
const FOLDERS = ['api/src', 'shared/src', 'dist', 'web/public/fonts', 'web/public/vocabulary', 'scripts/self-host']
const IMPORT = /(?:from|import\(|import|import\.meta\.resolve\(|new URL\()\s*'([^']+)'/g
/** The image has its own Node. */
const BUNDLED_NODE = /^node_modules\/(node-linux-|node$)/

/**
 * Absolute path of an own module; the name of a package; null for a module of Node.
 * @param {string} name
 * @param {string} importer
 * @returns {{ file: string } | { package: string } | null}
 */
const resolveImport = (name, importer) => {
  if (name.startsWith('node:')) return null
  if (name.startsWith('.')) return { file: resolve(dirname(importer), name) }
  const [, folder, path] = /^#(api|shared)\/(.*)$/.exec(name) ?? []
  if (folder && path) return { file: join(ROOT, folder, 'src', path) }
  const [first = '', second = ''] = name.split('/')
  return { package: first.startsWith('@') ? `${first}/${second}` : first }
}

/** Names of the packages that the server imports. */
const findImportedPackages = () => {
  const [seen, packages] = [new Set(), new Set()]
  const pending = [...ENTRIES]
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (seen.has(file) || !/\.ts$/.test(file) || !existsSync(file)) continue
    seen.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const found = resolveImport(name, file)
      if (found && 'file' in found) pending.push(found.file)
      else if (found) packages.add(found.package)
    }
  }
  return packages
}

/** @typedef {{ dependencies?: object, optionalDependencies?: object, peerDependencies?: object }} Entry */

/**
 * Folders of the packages and of what they depend on, as the lock file has them. An optional peer that nothing imports
 * stays out.
 * @param {Iterable<string>} names
 */
const listPackageFolders = (names) => {
  /** @type {Record<string, Entry>} */
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  /** @type {Set<string>} */
  const folders = new Set()
  /** @param {string} name @param {string} importer */
  const add = (name, importer) => {
    for (let base = importer; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules') - 1))) {
      const folder = `${base ? `${base}/` : ''}node_modules/${name}`
      const entry = locked[folder]
      if (entry) {
        if (folders.has(folder) || BUNDLED_NODE.test(folder)) return
        folders.add(folder)
        for (const next of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) add(next, folder)
        return
      }
      if (!base) return
    }
  }
  for (const name of names) add(name, '')
  return [...folders].filter((folder) => existsSync(join(PACKAGES, folder)))
}

const target = process.argv[2]
if (!target) fail('Usage: node scripts/pack-server.mjs FOLDER [PACKAGES]')
const out = resolve(String(target))
if (existsSync(out) && readdirSync(out).length > 0) fail(`${out} is not empty.`)
ensureInstalled()
ensureBuilt()
const packages = listPackageFolders(findImportedPackages())
mkdirSync(out, { recursive: true })
cpSync(join(ROOT, 'package.json'), join(out, 'package.json'))
/** @param {string} root @param {string} folder */
const copy = (root, folder) =>
  cpSync(join(root, folder), join(out, folder), {
    recursive: true,
    // A package's own dependencies are listed by themselves.
    filter: (source) => !/\.map$/.test(source) && !/\/node_modules$/.test(source.slice(join(root, folder).length)),
  })
for (const folder of FOLDERS) copy(ROOT, folder)
for (const folder of packages) copy(PACKAGES, folder)
console.log(`${packages.length} packages and ${FOLDERS.length} folders in ${out}`)
