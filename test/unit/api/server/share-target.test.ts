import { expect, it } from 'vitest'
import { redirectShare } from '#api/server/responses/share-target.ts'

it('opens the analyzer for a share that no service worker took', () => {
  const response = redirectShare('POST', '/analyzer')
  expect(response?.status).toBe(303)
  expect(response?.headers.get('location')).toBe('/analyzer?shared=0')
  expect(response?.headers.get('content-security-policy')).toBeTruthy()
})

it('leaves every other request to the routes', () => {
  expect(redirectShare('GET', '/analyzer')).toBeNull()
  expect(redirectShare('POST', '/templates')).toBeNull()
})
