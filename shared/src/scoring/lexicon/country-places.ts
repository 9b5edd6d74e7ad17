import type { Country } from '../../countries.ts'
import { CITIES_BY_COUNTRY } from '../../parser/lexicon/cities.ts'

/** Folded names, separated by commas. */
const toNames = (text: string): string[] => text.split(',').map((name) => name.trim().replace(/\s+/g, ' '))

type NamesByCountry = Readonly<Record<Country, string>>

const toIndex = (...sources: readonly NamesByCountry[]): ReadonlyMap<string, readonly Country[]> => {
  const index = new Map<string, Country[]>()
  const codes: readonly Country[] = ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'EC', 'US', 'UK', 'EU', 'OTHER']
  for (const country of codes)
    for (const name of sources.flatMap((lists) => toNames(lists[country])))
      index.set(name, [...(index.get(name) ?? []), country])
  return index
}

/** Country → its names in Spanish and English. */
export const COUNTRY_NAMES = toIndex({
  ES: 'spain, espana, espanya, espainia',
  MX: 'mexico, mejico',
  AR: 'argentina, republica argentina',
  CL: 'chile',
  CO: 'colombia',
  PE: 'peru',
  EC: 'ecuador',
  US: 'usa, us, u s a, u s, united states, united states of america, estados unidos, ee uu, eeuu, puerto rico',
  UK: `uk, u k, gb, united kingdom, great britain, reino unido, gran bretana, england, inglaterra, scotland, escocia, wales, gales,
    northern ireland, irlanda del norte`,
  EU: `france, francia, germany, alemania, deutschland, italy, italia, portugal, netherlands, the netherlands, paises bajos, holanda, nederland,
    belgium, belgica, belgique, austria, osterreich, ireland, irlanda, sweden, suecia, denmark, dinamarca, finland, finlandia, poland, polonia,
    greece, grecia, hungary, hungria, romania, rumania, bulgaria, croatia, croacia, slovenia, eslovenia, slovakia, eslovaquia, czech republic,
    czechia, republica checa, chequia, estonia, latvia, letonia, lithuania, lituania, luxembourg, luxemburgo, malta, cyprus, chipre`,
  OTHER: `uruguay, paraguay, bolivia, venezuela, brasil, brazil, panama, costa rica, guatemala, honduras, el salvador, nicaragua, cuba,
    republica dominicana, dominican republic, canada, switzerland, suiza, norway, noruega, iceland, islandia, andorra, turkey, turquia, ukraine,
    ucrania, russia, rusia, serbia, bosnia, albania, north macedonia, morocco, marruecos, algeria, argelia, tunisia, tunez, egypt, egipto, nigeria,
    ghana, kenya, kenia, ethiopia, south africa, sudafrica, israel, lebanon, libano, uae, united arab emirates, emiratos arabes unidos,
    saudi arabia, arabia saudi, qatar, kuwait, india, pakistan, bangladesh, sri lanka, nepal, china, japan, japon, south korea, corea del sur,
    taiwan, hong kong, singapore, singapur, malaysia, malasia, indonesia, thailand, tailandia, vietnam, philippines, filipinas, australia,
    new zealand, nueva zelanda, sierra leone, sierra leona, liberia, senegal, cameroon, camerun, uganda, tanzania, rwanda, ruanda, zambia,
    zimbabwe, malawi, mozambique, angola, namibia, botswana, guinea ecuatorial, equatorial guinea, haiti, jamaica, belize`,
})

/** Country → regions, and cities that need their country to be known as a place. */
const REGIONS: NamesByCountry = {
  ES: `andalucia, cataluna, catalunya, galicia, asturias, euskadi, pais vasco, navarra, aragon, extremadura, canarias, baleares,
    cantabria, castilla y leon, castilla la mancha`,
  MX: `distrito federal, santiago de queretaro, chetumal, nuevo leon, jalisco, guanajuato, sonora, sinaloa, coahuila, tamaulipas,
    michoacan, yucatan, quintana roo, chiapas, tabasco, hidalgo, morelos, nayarit, guerrero, baja california, estado de mexico,
    edomex, san pedro garza garcia, apodaca`,
  AR: `chubut, rio negro, entre rios, misiones, chaco, la pampa, tierra del fuego, gran buenos aires, gba`,
  CL: `calama, quilpue, talcahuano, region metropolitana, biobio, araucania`,
  CO: `florencia, antioquia, cundinamarca, valle del cauca, atlantico, bolivar, caldas, risaralda, quindio, tolima, huila, boyaca,
    narino, cauca`,
  PE: `tumbes, la libertad, lambayeque, ancash, huaraz`,
  EC: `pichincha, guayas, azuay, manabi, imbabura, tungurahua, chimborazo, samborondon`,
  US: `washington d c, st louis, silicon valley, alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware,
    florida, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maryland, massachusetts, michigan, minnesota,
    mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, north carolina, north dakota, ohio,
    oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, west
    virginia, wisconsin, wyoming`,
  UK: `londres, edimburgo, newcastle upon tyne, sunderland, hull, stoke on trent, kent, surrey, essex, sussex, yorkshire, lancashire,
    cheshire, devon, cornwall, greater manchester, greater london, west midlands`,
  EU: `warszawa, cluj napoca, valencia france`,
  OTHER: `london ontario`,
}

/** Country → regions and large cities. A name of several countries stands in each of their lists. */
export const PLACE_NAMES = toIndex(REGIONS, CITIES_BY_COUNTRY)

const US_STATE_CODES =
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN
  TX UT VT VA WA WV WI WY DC`.split(/\s+/)
const OTHER_CODES: Readonly<Record<string, Country>> = {
  ES: 'ES',
  MX: 'MX',
  AR: 'AR',
  CL: 'CL',
  CO: 'CO',
  PE: 'PE',
  EC: 'EC',
  FR: 'EU',
  DE: 'EU',
  IT: 'EU',
  PT: 'EU',
  NL: 'EU',
  BE: 'EU',
  AT: 'EU',
  IE: 'EU',
  ON: 'OTHER',
  QC: 'OTHER',
  BC: 'OTHER',
  AB: 'OTHER',
  UY: 'OTHER',
  BR: 'OTHER',
}

/** The countries that two capitals after a city can stand for: `CO` is Colorado and Colombia. */
export const listCodeCountries = (code: string): Country[] => {
  const other = OTHER_CODES[code]
  return [...(US_STATE_CODES.includes(code) ? (['US'] as const) : []), ...(other ? [other] : [])]
}
