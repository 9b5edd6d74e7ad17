import { expect, test } from 'vitest'
import { inOrderOfNeed } from '#scripts/build/precache-order.ts'

test('the shell is cached before screens, their parts, the workers, fonts and words', () => {
  const urls = [
    'index.html',
    'assets/index-aaaaaaaa.js',
    'assets/shell-aaaaaaaa.js',
    'assets/analyzer-page-aaaaaaaa.js',
    'assets/price-aaaaaaaa.js',
    'assets/extract-worker-aaaaaaaa.js',
    'assets/pdf-library-aaaaaaaa.js',
    'fonts/pdf/inter-bold.ttf',
    'vocabulary/terms-1.txt',
  ]
  const { manifest } = inOrderOfNeed(urls.toReversed().map((url) => ({ url, size: 1 })))
  expect(manifest.map(({ url }) => url)).toEqual(urls)
})
