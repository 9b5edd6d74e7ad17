import { resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { readBrowserTargets } from '#scripts/build/browser-targets.ts'
import { importMap } from '#scripts/build/import-map.ts'
import { initialChunks } from '#scripts/build/initial-chunks.ts'
import { initialMessages } from '#scripts/build/initial-messages.ts'
import { packedFiles } from '#scripts/build/packed-files.ts'
import { plainDynamicImports } from '#scripts/build/plain-dynamic-imports.ts'
import { inOrderOfNeed } from '#scripts/build/precache-order.ts'
import { prerenderInfo } from '#scripts/build/prerender-info.ts'
import { prerenderLanding } from '#scripts/build/prerender-landing.ts'
import { SCREEN_MODULES } from '#scripts/build/screen-preloads.ts'
import { sharedWorkers } from '#scripts/build/shared-workers.ts'
import { trimPdfjs } from '#scripts/build/trim-pdfjs.ts'

const root = import.meta.dirname
const src = (path: string) => resolve(root, 'src', path)
const configPath = resolve(root, '../lingui.config.ts')

const entry = src('main.tsx')
const landingPage = src('features/landing/landing-page.tsx')
const landingSections = src('features/landing/sections.tsx')
const screens = [...new Set(Object.values(SCREEN_MODULES.screens))].map(src)
const accountScreens = [
  src(SCREEN_MODULES.fallback),
  src('features/billing/subscribe/subscribe-page.tsx'),
  src('features/billing/payment-success/payment-success-page.tsx'),
  src('app/screens/settings-screen.tsx'),
]
const deferred = [src('app/pwa/pwa-notices.tsx'), src('app/shell/help-shortcut.tsx')]
/** Loaded without the full message catalog. A new lazy part of the shell that shows text belongs here. */
const initialEntries = [
  entry,
  landingPage,
  landingSections,
  src('app/routing/screen-fallback.tsx'),
  src('features/not-found/not-found-page.tsx'),
  src('app/pwa/pwa-notices.tsx'),
  src('ui/feedback/toaster.tsx'),
]

const emptyModule = src('empty-module.ts')
const alias = {
  // Optional dependencies of jsPDF that Faro does not use.
  html2canvas: emptyModule,
  canvg: emptyModule,
  dompurify: emptyModule,
  // jsPDF only decompresses PNG files.
  pako: 'pako/lib/inflate.js',
  'react-remove-scroll': src('ui/dialog/remove-scroll.tsx'),
  // React has had this hook since version 18.
  'use-sync-external-store/shim': 'react',
}

/** By the names of their files. Servers give `recognition-worker` another policy (api/src/middleware/security-headers.ts). */
const workers = {
  'extract-worker': src('workers/extract/worker.ts'),
  'render-worker': src('workers/render/worker.ts'),
  'face-worker': src('workers/face/worker.ts'),
  'recognition-worker': src('workers/ocr/worker.ts'),
}

const messagePlugins = () => [
  initialMessages(configPath, { entry, shell: initialEntries }),
  // Only a catalog that cannot be compiled fails the build; missing translations fail `npm run lint`.
  lingui({ configPath, failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
]

const target = readBrowserTargets()

const appPlugins = () => [react(), ...messagePlugins()]

export default defineConfig({
  root,
  resolve: { alias },
  build: {
    outDir: resolve(root, '../dist'),
    emptyOutDir: true,
    target,
    // Preload lists add 2 kB gzipped to the first load; links prefetch their screen on hover and focus instead.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: { codeSplitting: initialChunks({ entry, landingPage, screens, accountScreens, deferred }) },
    },
  },
  worker: { format: 'es' },
  plugins: [
    ...appPlugins(),
    tailwindcss(),
    packedFiles(),
    plainDynamicImports(),
    trimPdfjs(),
    sharedWorkers({
      root,
      workers,
      alias,
      target,
      plugins: () => [...messagePlugins(), plainDynamicImports(), trimPdfjs()],
    }),
    importMap(resolve(root, 'public/_headers')),
    prerenderLanding({ root, landing: [landingPage, landingSections], plugins: appPlugins }),
    prerenderInfo({ root, plugins: appPlugins }),
    VitePWA({
      strategies: 'injectManifest',
      registerType: 'prompt',
      injectRegister: false,
      srcDir: 'src/sw',
      filename: 'sw.ts',
      // web/public has one manifest for each language.
      manifest: false,
      injectManifest: {
        globPatterns: [
          '**/*.{js,mjs,css,html,svg,webp,avif,woff2,ttf,webmanifest}',
          'icons/icon-{48,192}.png',
          'fonts/**/*.json',
          'vocabulary/terms-*.txt',
        ],
        // Recognition is downloaded when a person agrees to it.
        globIgnores: [
          'screenshots/**',
          // Drawn on the device where it was never fetched.
          'gallery/**',
          // index.html has the landing page in both languages, and the app renders the info pages.
          '{es,en}/**',
          // Cached when an info page is visited.
          'assets/info-*',
          'assets/recognition-worker-*',
          // Steps that few take. An uploaded font is redrawn for an account, which is online.
          'assets/{face-worker,share-image}-*',
          // Faces but the default ones are cached when a resume first uses them.
          'fonts/pdf/!(inter-regular|inter-bold).ttf',
        ],
        manifestTransforms: [inOrderOfNeed],
        maximumFileSizeToCacheInBytes: 6 * 1024 * 1024,
      },
    }),
  ],
})
