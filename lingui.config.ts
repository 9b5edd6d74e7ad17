import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  orderBy: 'messageId',
  catalogs: [
    {
      path: '<rootDir>/web/src/i18n/locales/{locale}',
      include: ['<rootDir>/web/src'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
})
