// The name that Vitest looks for; the projects are in vitest.workspace.ts.
const MIN_NODE_MAJOR = 24

if (Number(process.versions.node.split('.')[0]) < MIN_NODE_MAJOR) {
  console.error(
    `The tests need Node ${MIN_NODE_MAJOR}; this is ${process.version}. \`npx vitest\` uses the one that \`npm ci\` installs.`,
  )
  process.exit(1)
}

export { default } from './vitest.workspace.ts'
