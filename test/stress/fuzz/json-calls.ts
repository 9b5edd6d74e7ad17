import * as z from 'zod'

/** A call with a JSON body that its description allows. */
export interface JsonCall {
  readonly path: string
  readonly method: string
  readonly body: unknown
}

const METHODS = ['post', 'put', 'patch'] as const
const MAX_DEPTH = 12

const record = z.record(z.string(), z.unknown())
const description = z.looseObject({ paths: z.record(z.string(), record) })
const operation = z.looseObject({
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: record.optional() })) })
    .optional(),
})

const asRecord = (value: unknown): Record<string, unknown> => record.safeParse(value).data ?? {}

/** The part of the description that a `#/…` reference names. */
const resolve = (root: unknown, reference: string): Record<string, unknown> =>
  reference
    .split('/')
    .slice(1)
    .reduce((node, step) => asRecord(node[step]), asRecord(root))

const createText = ({ format, pattern, minLength }: Record<string, unknown>): string => {
  if (format === 'email') return 'ana@example.com'
  if (format === 'uri') return 'https://example.com/'
  if (pattern !== undefined) return '2026-01-02'
  return 'Ana'.padEnd(Number(minLength ?? 0), 'a')
}

/** A value of a JSON schema. */
const createValue = (root: unknown, schema: Record<string, unknown>, depth: number): unknown => {
  if (depth > MAX_DEPTH) return null
  if (typeof schema['$ref'] === 'string') return createValue(root, resolve(root, schema['$ref']), depth + 1)
  if ('const' in schema) return schema['const']
  if ('default' in schema && depth > 3) return schema['default']
  const choice = [schema['enum'], schema['anyOf'], schema['oneOf'], schema['allOf']].find(Array.isArray)
  if (choice) return schema['enum'] ? choice[0] : createValue(root, asRecord(choice[0]), depth + 1)
  const { type } = schema
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(asRecord(schema['properties'])).map(([key, inner]) => [
        key,
        createValue(root, asRecord(inner), depth + 1),
      ]),
    )
  if (type === 'array') return [createValue(root, asRecord(schema['items']), depth + 1)]
  if (type === 'number' || type === 'integer') return Number(schema['minimum'] ?? 1)
  if (type === 'boolean') return true
  return type === 'string' ? createText(schema) : null
}

/** The calls of an API description that take JSON, each with a body of its schema and an id that no row has. */
export const listJsonCalls = (openApi: unknown): JsonCall[] =>
  Object.entries(description.parse(openApi).paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const parsed = operation.safeParse(methods[method])
      const schema = parsed.data?.requestBody?.content['application/json']?.schema
      if (!schema) return []
      const filled = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000')
      return [{ path: filled, method: method.toUpperCase(), body: createValue(openApi, schema, 0) }]
    }),
  )
