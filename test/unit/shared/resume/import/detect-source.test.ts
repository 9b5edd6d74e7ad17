import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { detectImportSource } from '#shared/resume/import/detect-source.ts'
import { buildLinkedInExport, readExportFolder } from '#test/utils/files/linkedin-export.ts'

const PASSPORT = '<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"></SkillsPassport>'

describe('detectImportSource', () => {
  it.each([
    ['a LinkedIn export', buildLinkedInExport(readExportFolder('linkedin-en')), 'linkedin'],
    ['another archive', zipSync({ 'a.txt': strToU8('x') }), null],
    ['a broken archive', strToU8('PK\u0003\u0004 and nothing else'), null],
    ['text with the first letter of an archive', strToU8('Pilar'), null],
    ['text with the second letter of an archive', strToU8('AK'), null],
    ['a Europass file', strToU8(PASSPORT), 'europass'],
    [
      'a Europass file after a mark, spaces and a declaration',
      strToU8(`\ufeff \n<?xml version="1.0"?>${PASSPORT}`),
      'europass',
    ],
    ['a newer Europass file with a prefix', strToU8('<hr:Candidate xmlns:hr="x"/>'), 'europass'],
    ['another XML file', strToU8('<svg><Candidates/></svg>'), null],
    ['text about a Europass element', strToU8(`see ${PASSPORT}`), null],
    ['a JSON object', strToU8('\ufeff {"basics": {}}'), 'json'],
    ['a JSON list', strToU8('[1]'), 'json'],
    ['text with a brace', strToU8('a {b}'), null],
    ['text with a mark inside', strToU8('a\ufeff{'), null],
    ['nothing', new Uint8Array(), null],
  ])('%s', (_, bytes, expected) => {
    expect(detectImportSource(bytes)).toBe(expected)
  })
})
