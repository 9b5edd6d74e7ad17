import type { Country } from '../../countries.ts'

/** Folded names, separated by commas. */
const toNames = (text: string): string[] => text.split(',').map((name) => name.trim().replace(/\s+/g, ' '))

const toIndex = (lists: Readonly<Record<Country, string>>): ReadonlyMap<string, readonly Country[]> => {
  const index = new Map<string, Country[]>()
  const codes: readonly Country[] = ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'EC', 'US', 'UK', 'EU', 'OTHER']
  for (const country of codes)
    for (const name of toNames(lists[country])) index.set(name, [...(index.get(name) ?? []), country])
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

/** Country → regions and large cities. A name of several countries stands in each of their lists. */
export const PLACE_NAMES = toIndex({
  ES: `madrid, barcelona, valencia, sevilla, zaragoza, malaga, murcia, palma de mallorca, las palmas, bilbao, alicante, cordoba, valladolid, vigo, gijon,
    la coruna, a coruna, granada, vitoria, elche, oviedo, cartagena, badalona, sabadell, terrassa, pamplona, almeria, san sebastian, donostia,
    santander, burgos, albacete, castellon, logrono, badajoz, salamanca, huelva, lleida, lerida, tarragona, leon, cadiz, jerez, jaen, ourense,
    orense, girona, gerona, lugo, santiago de compostela, caceres, toledo, pontevedra, palencia, ciudad real, zamora, merida, avila, cuenca,
    huesca, segovia, guadalajara, soria, teruel, ceuta, melilla, andalucia, cataluna, catalunya, galicia, asturias, euskadi, pais vasco, navarra,
    aragon, extremadura, canarias, baleares, cantabria, castilla y leon, castilla la mancha, tenerife, mallorca, getafe, alcala de henares,
    mostoles, leganes, alcobendas, hospitalet de llobregat, mataro, reus, marbella, trujillo`,
  MX: `ciudad de mexico, mexico city, cdmx, distrito federal, guadalajara, monterrey, puebla, tijuana, leon, ciudad juarez, zapopan, merida, queretaro,
    santiago de queretaro, san luis potosi, aguascalientes, hermosillo, saltillo, mexicali, culiacan, morelia, toluca, chihuahua, veracruz, xalapa,
    cancun, acapulco, tampico, torreon, durango, oaxaca, cuernavaca, pachuca, tlaxcala, colima, tepic, zacatecas, villahermosa, tuxtla gutierrez,
    campeche, chetumal, la paz, nuevo leon, jalisco, guanajuato, sonora, sinaloa, coahuila, tamaulipas, michoacan, yucatan, quintana roo,
    chiapas, tabasco, hidalgo, morelos, nayarit, guerrero, baja california, estado de mexico, edomex, naucalpan, ecatepec, tlalnepantla,
    san pedro garza garcia, apodaca, celaya, irapuato, cordoba`,
  AR: `buenos aires, caba, cordoba, rosario, mendoza, la plata, mar del plata, tucuman, san miguel de tucuman, salta, santa fe, san juan, resistencia,
    neuquen, santiago del estero, corrientes, posadas, bahia blanca, parana, san salvador de jujuy, jujuy, formosa, san luis, la rioja, catamarca,
    rio gallegos, ushuaia, bariloche, chubut, comodoro rivadavia, santa cruz, rio negro, entre rios, misiones, chaco, la pampa, tierra del fuego,
    gran buenos aires, gba, quilmes, lanus, avellaneda, moron, tigre, rafaela, rio cuarto, villa maria, merlo`,
  CL: `santiago, santiago de chile, valparaiso, vina del mar, concepcion, antofagasta, temuco, la serena, coquimbo, rancagua, talca, arica, iquique,
    puerto montt, chillan, osorno, valdivia, punta arenas, copiapo, calama, curico, los angeles, quilpue, talcahuano, region metropolitana,
    biobio, araucania, providencia, las condes, nunoa, maipu, la florida, puente alto`,
  CO: `bogota, medellin, cali, barranquilla, cartagena, cartagena de indias, cucuta, bucaramanga, pereira, santa marta, ibague, manizales, villavicencio,
    pasto, monteria, neiva, armenia, popayan, valledupar, sincelejo, tunja, riohacha, florencia, antioquia, cundinamarca, valle del cauca,
    atlantico, santander, bolivar, caldas, risaralda, quindio, tolima, huila, boyaca, narino, cauca, envigado, itagui, bello, soacha, palmira,
    floridablanca, cordoba`,
  PE: `lima, arequipa, trujillo, chiclayo, piura, cusco, cuzco, huancayo, iquitos, chimbote, tacna, pucallpa, ica, juliaca, cajamarca, puno, ayacucho,
    huanuco, tumbes, callao, la libertad, lambayeque, ancash, junin, miraflores, san isidro, surco, huaraz, moquegua`,
  EC: `quito, guayaquil, cuenca, santo domingo de los tsachilas, machala, duran, manta, portoviejo, ambato, riobamba, esmeraldas, quevedo, loja, ibarra,
    milagro, latacunga, pichincha, guayas, azuay, manabi, imbabura, tungurahua, chimborazo, samborondon`,
  US: `new york, new york city, nyc, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, san jose, austin,
    jacksonville, san francisco, columbus, indianapolis, seattle, denver, washington dc, washington d c, boston, nashville, detroit, portland,
    las vegas, memphis, louisville, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento, atlanta, miami, oakland, minneapolis, tampa,
    new orleans, pittsburgh, cincinnati, st louis, orlando, raleigh, palo alto, mountain view, brooklyn, silicon valley, bay area, alabama,
    alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky,
    louisiana, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey,
    new mexico, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee,
    texas, utah, vermont, virginia, west virginia, wisconsin, wyoming, cambridge, birmingham, manchester, toledo, san juan`,
  UK: `london, londres, birmingham, manchester, leeds, glasgow, edinburgh, edimburgo, liverpool, bristol, sheffield, cardiff, belfast, nottingham, leicester,
    coventry, newcastle, newcastle upon tyne, southampton, brighton, portsmouth, plymouth, aberdeen, dundee, swansea, oxford, cambridge, york,
    norwich, exeter, bath, reading, milton keynes, sunderland, hull, stoke on trent, wolverhampton, derby, kent, surrey, essex, sussex, yorkshire,
    lancashire, cheshire, devon, cornwall, greater manchester, greater london, west midlands`,
  EU: `paris, lyon, marseille, toulouse, bordeaux, lille, nantes, berlin, munich, munchen, hamburg, frankfurt, cologne, koln, stuttgart, dusseldorf, rome,
    roma, milan, milano, turin, torino, naples, napoli, bologna, lisbon, lisboa, porto, oporto, amsterdam, rotterdam, the hague, utrecht, eindhoven,
    brussels, bruxelles, bruselas, antwerp, ghent, vienna, wien, viena, dublin, cork, stockholm, gothenburg, copenhagen, copenhague, helsinki,
    warsaw, warszawa, varsovia, krakow, cracovia, wroclaw, gdansk, athens, atenas, thessaloniki, budapest, bucharest, cluj napoca, sofia, zagreb,
    ljubljana, bratislava, prague, praga, brno, tallinn, riga, vilnius, valencia france`,
  OTHER: `montevideo, asuncion, la paz, santa cruz de la sierra, cochabamba, caracas, maracaibo, valencia, merida, barquisimeto, sao paulo, rio de janeiro,
    brasilia, san jose, tegucigalpa, managua, la habana, santo domingo, toronto, montreal, vancouver, ottawa, calgary, zurich, geneva, ginebra,
    basel, oslo, bergen, istanbul, ankara, kyiv, kiev, moscow, casablanca, rabat, cairo, lagos, accra, nairobi, johannesburg, cape town, tel aviv,
    beirut, dubai, abu dhabi, riyadh, doha, mumbai, bangalore, bengaluru, delhi, new delhi, hyderabad, chennai, pune, karachi, lahore, dhaka,
    beijing, shanghai, shenzhen, tokyo, seoul, taipei, kuala lumpur, jakarta, bangkok, manila, sydney, melbourne, brisbane, auckland, london ontario`,
})

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
