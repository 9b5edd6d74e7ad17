import { describe, expect, it } from 'vitest'
import {
  cleanSkill,
  endsWithLevel,
  findToolsOfSentence,
  isExplanation,
  isProse,
  removeLevel,
  splitSkills,
  startsPhrase,
} from '#shared/parser/fields/skills/skill-texts.ts'

it.each<[string, string[]]>([
  ['Pan, bollos; tartas | flanes', ['Pan', 'bollos', 'tartas', 'flanes']],
  ['Pan · bollos • tartas ● flanes', ['Pan', 'bollos', 'tartas', 'flanes']],
  ['Pan – bollos - tartas', ['Pan', 'bollos', 'tartas']],
  ['Pan   bollos', ['Pan', 'bollos']],
  ['Pan  bollos', ['Pan bollos']],
  ['Pan (trigo, centeno), bollos', ['Pan (trigo, centeno)', 'bollos']],
  ['Pan (trigo, centeno', ['Pan (trigo, centeno)']],
  ['Pan / bollos / tartas', ['Pan', 'bollos', 'tartas']],
  ['Pan / bollos', ['Pan / bollos']],
  ['Pan / bollos / tartas | flanes', ['Pan / bollos / tartas', 'flanes']],
  ['Python - Nivel intermedio', ['Python']],
  ['Python: nivel medio.', ['Python']],
  ['Alto: Python, Lua. Medio: Perl', ['Python', 'Lua', 'Perl']],
  ['Perl. Uso básico de Lua', ['Perl', 'Lua']],
  ['Pan. Uso de hornos', ['Pan. Uso de hornos']],
  ['Python Lua Perl', ['Python', 'Lua', 'Perl']],
  ['Python Lua', ['Python Lua']],
  ['Python Lua Pan', ['Python Lua Pan']],
  ['Python Lua Perl Ruby Pan', ['Python', 'Lua', 'Perl', 'Ruby', 'Pan']],
  ['Python Lua de Perl Ruby', ['Python Lua de Perl Ruby']],
  ['Visual Studio Code Python Lua', ['Visual Studio Code', 'Python', 'Lua']],
  ['Perl y Lua', ['Perl', 'Lua']],
  ['Perl and Lua', ['Perl and Lua']],
  ['Experience in Perl and Lua', ['Perl', 'Lua']],
  ['Conocimientos de Perl', ['Perl']],
  ['Manejo de Perl', ['Manejo de Perl']],
  ['Pan y bollos', ['Pan y bollos']],
  ['Perl, Lua and Ruby.', ['Perl', 'Lua', 'Ruby']],
  ['Perl, Lua e Hornos', ['Perl', 'Lua', 'Hornos']],
  ['Perl, Lua and stone ovens', ['Perl', 'Lua and stone ovens']],
  ['Perl and Lua, Sass and Ruby', ['Perl and Lua', 'Sass and Ruby']],
  ['Perl, Lua y Horno Ancho', ['Perl', 'Lua', 'Horno Ancho']],
  ['Horno, Lua y Perl Ancho', ['Horno', 'Lua', 'Perl Ancho']],
  ['Horno, Guion: Lua y Perl', ['Horno', 'Lua', 'Perl']],
  ['Horno, Guion: Lua y masas', ['Horno', 'Guion: Lua y masas']],
  ['Paciente, alegre y curiosa.', ['Paciente, alegre y curiosa']],
  ['Paciente, alegre y curiosa', ['Paciente', 'alegre y curiosa']],
  ['Perl, alegre y curiosa.', ['Perl', 'alegre y curiosa']],
  ['Hornos 2003, 2007 & 2010 de leña', ['Hornos 2003, 2007 & 2010 de leña']],
  ['Hornos, 2007 de leña', ['Hornos', '2007 de leña']],
  ['Hornos 3, 4, 5.1 & 6, masas', ['Hornos 3, 4, 5.1 & 6', 'masas']],
])('%j are the skills %j', (text, skills) => expect(splitSkills(text)).toEqual(skills))

it('splits the last two items of a longer list, whatever they name', () => {
  expect(splitSkills('Amasado, horneado, Glaseo Fino y Flor de Azúcar')).toHaveLength(3)
  expect(splitSkills('Amasado, horneado, limpieza y Glaseo Fino')).toEqual([
    'Amasado',
    'horneado',
    'limpieza y Glaseo Fino',
  ])
  expect(splitSkills('Amasado, horneado, reparto, limpieza y Glaseo Fino')).toEqual([
    'Amasado',
    'horneado',
    'reparto',
    'limpieza',
    'Glaseo Fino',
  ])
})

it('two names below a label are a list', () => {
  expect(splitSkills('Perl y masas', true)).toEqual(['Perl', 'masas'])
  expect(splitSkills('Perl y masas madre', true)).toEqual(['Perl', 'masas madre'])
  expect(splitSkills('Perl y masas de harina', true)).toEqual(['Perl y masas de harina'])
  expect(splitSkills('Perl y masas')).toEqual(['Perl y masas'])
})

it.each([
  ['Keywords: pan', 'pan'],
  ['Python (3 años)', 'Python'],
  ['Python (3+ years)', 'Python'],
  ['Python (3 pasos)', 'Python (3 pasos)'],
  ['L A T E X', 'LaTeX'],
  ['Perl-avanzado', 'Perl'],
  ['and Perl', 'Perl'],
  ['y Perl.', 'Perl'],
  ['& Perl', 'Perl'],
  ['• – Perl · ', 'Perl'],
  ['Pan  de   leña', 'Pan de leña'],
])('%j is the skill %j', (raw, skill) => expect(cleanSkill(raw)).toBe(skill))

it.each<[string, string[]]>([
  ['Manejo de programas de dibujo como Gimp, Inkscape y Blender.', ['Gimp', 'Inkscape', 'Blender']],
  ['Trabajo con Python, Lua y Perl', ['Python', 'Lua', 'Perl']],
  ['Trabajo con Python y Lua', []],
  ['Trabajo con pan, bollos y Perl', []],
  ['Trabajo con pan, bollos, Lua, masas y Perl', ['pan', 'bollos', 'Lua', 'masas', 'Perl']],
  ['Trabajo con Python, Lua y mi horno de leña', []],
  ['Trabajo bien. Uso Python, Lua y Perl', []],
  ['Herramientas (Python, Lua, Perl)', ['Python', 'Lua', 'Perl']],
])('%j lists the tools %j', (text, tools) => expect(findToolsOfSentence(text)).toEqual(tools))

describe('a text after a label', () => {
  it.each([
    ['Avanzado', true],
    ['Nivel avanzado.', true],
    ['Avanzado. Uso de hornos', true],
    ['Avanzado. Uso: Perl', false],
    ['Lectura de los registros de un almacén', true],
    ['Lectura de los registros', false],
    ['Pan, bollos, tartas, flanes y galletas', false],
    ['Uno dos tres cuatro cinco', false],
    ['Python, Lua', false],
    ['Visual Studio Code and dough design', false],
    ['Visual Studio Code and the dough design', true],
  ])('%j explains it: %s', (text, expected) => expect(isExplanation(text)).toBe(expected))
})

it.each([
  ['Hago pan de leña y bollos de leche y mi masa', true],
  ['Pan de leña y bollos de leche para toda la comarca.', true],
  ['Pan de leña y bollos de leche para toda la comarca', false],
  ['Pan, bollos, tartas, flanes, galletas, cremas, hojaldres, masas, merengues.', false],
  ['Soy panadera de noche aquí', true],
  ['Soy panadera de noche', false],
  ['Trabajo bien.', false],
  ['Trabajo en equipo con pastores y con perros de la sierra.', true],
  ['Trabajo en equipo con pastores y perros de la sierra.', false],
  ['Considero que amaso el pan bien', true],
])('%j is running text: %s', (text, expected) => expect(isProse(text)).toBe(expected))

it.each([
  ['Elaboración de pan, bollos', true],
  ['Elaboración artesana de pan, bollos', true],
  ['Elaboración de pan', false],
  ['elaboración de pan, bollos', false],
  ['Pan de leña, bollos', false],
])('%j starts a phrase: %s', (text, expected) => expect(startsPhrase(text)).toBe(expected))

it.each([
  ['Python avanzado', 'Python', true],
  ['Python Básico', 'Python', true],
  ['Python', 'Python', false],
  ['Avanzado', 'Avanzado', true],
  ['Pan de leña', 'Pan de leña', false],
])('%j without its level is %j', (text, skill, ends) => {
  expect([removeLevel(text), endsWithLevel(text)]).toEqual([skill, ends])
})
