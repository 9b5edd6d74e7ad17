import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#shared/countries.ts'
import { guessCountry, selectCountry } from '#shared/scoring/country/guess-country.ts'
import { getPhoneCountry } from '#shared/scoring/country/phone-country.ts'
import { getPlaceCountries } from '#shared/scoring/country/place-country.ts'

describe('the country of a telephone', () => {
  it.each([
    ['+34 600 111 222', 'ES'],
    ['0034 600 111 222', 'ES'],
    ['(+52) 81 1234 5678', 'MX'],
    ['+54 9 11 2345 6789', 'AR'],
    ['+56 9 8765 4321', 'CL'],
    ['+57 300 123 4567', 'CO'],
    ['+51 987 654 321', 'PE'],
    ['+593 99 123 4567', 'EC'],
    ['+1 (512) 555-0188', 'US'],
    ['+1 416 555 0188', 'OTHER'],
    ['+1 809 555 0188', 'OTHER'],
    ['+44 20 7946 0018', 'UK'],
    ['+351 210 000 000', 'EU'],
    ['+81 3 1234 5678', 'OTHER'],
    ['600 111 222', undefined],
    ['(512) 555-0188', undefined],
    ['+34', undefined],
    ['', undefined],
  ])('%s: %s', (phone, country) => {
    expect(getPhoneCountry(phone)).toBe(country)
  })
})

describe('the countries of a place', () => {
  it.each([
    ['Monterrey, México', ['MX'], true],
    ['Ciudad de México', ['MX'], false],
    ['Santa Fe, New Mexico', ['US'], false],
    ['Albuquerque, New Mexico', ['US'], false],
    ['Bogotá D.C.', ['CO'], false],
    ['Santa Fe, NM', ['AR', 'US'], false],
    ['Denver, CO', ['US'], false],
    ['Medellín, CO', ['CO'], false],
    ['Austin, TX 78701', ['US'], false],
    ['Lima, Perú', ['PE'], true],
    ['Quito', ['EC'], false],
    ['Leeds, UK', ['UK'], true],
    ['Lisboa, Portugal', ['EU'], true],
    ['Montevideo, Uruguay', ['OTHER'], true],
    ['Córdoba', ['ES', 'MX', 'AR', 'CO'], false],
    ['Córdoba, Argentina', ['AR'], true],
    ['Remote', [], false],
    ['', [], false],
    ['Paseo Guayaquil, San Pedro de Zaragoza', [], false],
  ])('%s: %j', (place, countries, named) => {
    expect(getPlaceCountries(place)).toEqual({ countries, named })
  })
})

describe('the guessed country', () => {
  it.each([
    ['Monterrey', 0.5],
    ['Lyon', 0.5],
    ['Osaka', 0.5],
    ['Madrid', 0.7],
    ['Cuenca', 0.7],
    ['Taller Prado', 0.7],
    ['', 0.7],
  ])('of a telephone is doubted for a latest job in another country: %s', (workplace, confidence) => {
    expect(guessCountry('+34 600 111 222', '', workplace)).toEqual({ country: 'ES', confidence })
    expect(guessCountry('600 111 222', '', workplace)).toBeUndefined()
  })

  it.each([
    ['telephone and place agree', '+34 600 111 222', 'Valencia', 'ES', 0.95],
    ['a place that names its country', '', 'Rosario, Argentina', 'AR', 0.9],
    ['a named country outweighs the telephone', '+57 300 123 4567', 'Madrid, España', 'ES', 0.8],
    ['a city of one country', '', 'Guayaquil', 'EC', 0.75],
    ['a telephone alone', '+56 9 8765 4321', '', 'CL', 0.7],
    ['a telephone decides between two countries', '+52 81 1234 5678', 'Guadalajara', 'MX', 0.95],
  ])('%s', (_, phone, place, country, confidence) => {
    expect(guessCountry(phone, place)).toEqual({ country, confidence })
    expect(selectCountry(undefined, phone, place)).toEqual({ code: country, source: 'guessed', confidence })
  })

  it.each([
    ['a city that several countries have', '', 'Córdoba'],
    ['a city against the telephone', '+57 300 123 4567', 'Bilbao'],
    ['nothing', '', ''],
  ])('is unknown with %s', (_, phone, place) => {
    expect(selectCountry(undefined, phone, place)).toMatchObject({ code: 'unknown', source: 'unknown' })
  })

  it('gives way to the country that was set', () => {
    for (const country of COUNTRIES)
      expect(selectCountry(country, '+34 600 111 222', 'Madrid, España')).toEqual({
        code: country,
        source: 'set',
        confidence: 1,
      })
  })
})
