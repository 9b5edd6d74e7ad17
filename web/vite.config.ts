import { resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { prerenderLanding } from '#scripts/build/prerender-landing.ts'
import { shellMessages } from '#scripts/build/shell-messages.ts'
import { leanRouter } from '#scripts/build/tree-shake-react-router.ts'

const root = import.meta.dirname
const empty = resolve(root, 'src/empty.ts')
const configPath = resolve(root, '../lingui.config.ts')

/** What every screen needs, in two files: the libraries, which change seldom, and the shell with its primitives. */
const CORE = /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@lingui\/(core|react))\//
const SHELL =
  /web\/src\/(i18n\/[a-z-]+\.ts|platform\/(theme|language|auth\/account-hint|pwa\/install-prompt)\.ts|app\/(?!with-data|pwa\/notices|keys\/|nav\/account-slot|[a-z]+-screen\.tsx)[a-z/-]+\.tsx?$|ui\/(badge|button|button-class|button-link|check-list|cx|icon|icon-paths|link|logo|page|price|segmented|skeleton|spinner|text-link|toast|visually-hidden)\.tsx?$)/

const translation = () => [
  shellMessages(configPath),
  // A missing translation fails `npm run lint`, not a build.
  lingui({ configPath, failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
]

const drawing = () => [react(), ...translation()]

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^(html2canvas|canvg|dompurify)$/, replacement: empty },
      { find: /^react-remove-scroll$/, replacement: resolve(root, 'src/ui/remove-scroll.tsx') },
    ],
  },
  build: {
    outDir: resolve(root, '../dist'),
    emptyOutDir: true,
    target: ['chrome125', 'firefox128', 'safari17.5'],
    // Each screen's list of files would be 2 kB gz of the first load; screens are prefetched on intent instead.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE, priority: 2 },
            { name: 'shell', test: SHELL, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: translation },
  plugins: [
    ...drawing(),
    tailwindcss(),
    leanRouter(),
    prerenderLanding(root, drawing),
    VitePWA({
      strategies: 'injectManifest',
      registerType: 'prompt',
      injectRegister: false,
      srcDir: 'src/sw',
      filename: 'sw.ts',
      // One a language, in web/public.
      manifest: false,
      injectManifest: {
        globPatterns: [
          '**/*.{js,mjs,css,html,svg,webp,avif,woff2,ttf,webmanifest}',
          'icons/icon-{48,192}.png',
          'fonts/**/*.json',
        ],
        globIgnores: ['screenshots/**'],
        maximumFileSizeToCacheInBytes: 6 * 1024 * 1024,
      },
    }),
  ],
})
