import { resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname
const empty = resolve(root, 'src/empty.ts')
const configPath = resolve(root, '../lingui.config.ts')

const translation = () => [
  // A missing translation fails `npm run lint`, not a build.
  lingui({ configPath, failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
]

export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^(html2canvas|canvg|dompurify)$/, replacement: empty }],
  },
  build: {
    outDir: resolve(root, '../dist'),
    emptyOutDir: true,
    target: ['chrome125', 'firefox128', 'safari17.5'],
  },
  worker: { format: 'es', plugins: translation },
  plugins: [react(), ...translation(), tailwindcss()],
})
