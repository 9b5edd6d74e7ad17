import { describe, expect, it } from 'vitest'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'

const read = (basics: object, key = 'basics') => importResume(JSON.stringify({ [key]: { name: 'Ida', ...basics } }))
const readPerson = (...input: Parameters<typeof read>) => read(...input).content.personalInfo
const PHOTO = 'data:image/png;base64,iVBORw0KGgo='

describe('the basics of a JSON Resume', () => {
  it('may have the name that they had in 2014', () => {
    expect(readPerson({ email: 'i@i.example', phone: '5', summary: 'x' }, 'bio')).toEqual({
      fullName: 'Ida',
      title: '',
      email: 'i@i.example',
      phone: '5',
    })
    expect(read({ summary: 'Cook' }, 'bio').content.sections.summary).toBe('Cook')
  })

  it.each([
    [{ image: PHOTO }, PHOTO],
    [{ picture: PHOTO }, PHOTO],
    [{ image: 'https://i.example/a.png', picture: PHOTO }, PHOTO],
    [{ image: 'https://i.example/a.png' }, undefined],
    [{ image: 'data:image/gif;base64,AAAA' }, undefined],
    [{ image: `x${PHOTO}` }, undefined],
    [{ image: `${PHOTO} ` }, undefined],
  ])('have the photo of %j', (basics, photo) => {
    expect(readPerson(basics).photo).toBe(photo)
  })

  it.each([
    ['Lugo', 'Lugo'],
    [{ address: 'Rúa Nova 1\n  2.º B', postalCode: '27001', city: 'Lugo' }, 'Rúa Nova 1, 2.º B, 27001 Lugo'],
    [{ city: 'Lugo', region: 'Galicia', countryCode: 'ES', country: 'Spain' }, 'Lugo, Galicia, ES'],
    [{ postalCode: '27001', country: 'Spain' }, '27001, Spain'],
    [{}, undefined],
  ])('have the place %j', (location, expected) => {
    expect(readPerson({ location }).location).toBe(expected)
  })

  it('have the first safe address, and the label or title', () => {
    const unsafe = 'javascript:alert(1)'
    expect(readPerson({ url: 'https://a.example', website: 'https://b.example' }).website).toBe('https://a.example')
    expect(readPerson({ url: unsafe, website: 'https://b.example' }).website).toBe('https://b.example')
    expect(readPerson({ url: unsafe })).not.toHaveProperty('website')
    expect([readPerson({ label: 'Cook' }).title, readPerson({ title: 'Chef' }).title]).toEqual(['Cook', 'Chef'])
  })
})

describe('a JSON file', () => {
  const codeOf = (text: string) => {
    try {
      return importResume(text).kind
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  }
  const nest = (depth: number) => `{"basics":${'['.repeat(depth)}${']'.repeat(depth)}}`

  it.each([
    [' \n', 'empty'],
    ['\ufeff', 'empty'],
    ['\ufeff{"basics":{}}', 'json-resume'],
    ['[]', 'invalid-document'],
    ['{}', 'json-resume'],
    ['{"x":1}', 'invalid-document'],
    ['{"$schema":"x"}', 'json-resume'],
    ['{"work":5}', 'invalid-document'],
    ['{"work":"x"}', 'json-resume'],
    ['{"sections":{}}', 'flat'],
    [nest(100), 'json-resume'],
    [nest(101), 'invalid-document'],
    ['{"documents":[]}', 'invalid-document'],
    ['{"schemaVersion":0}', 'invalid-document'],
  ])('%j is %s', (text, expected) => expect(codeOf(text)).toBe(expected))
})
