import { fold } from './fold.ts'

/** Countries, states and provinces in Spanish and English, folded, separated by commas. */
const NAMES = `
  spain, espana, mexico, argentina, colombia, chile, peru, ecuador, bolivia, uruguay, paraguay, venezuela, panama, costa rica, guatemala, honduras,
  el salvador, nicaragua, cuba, republica dominicana, dominican republic, puerto rico, brasil, brazil, usa, united states, estados unidos, canada,
  uk, united kingdom, reino unido, england, inglaterra, scotland, escocia, wales, gales, northern ireland, ireland, irlanda, france, francia, germany,
  alemania, italy, italia, portugal, netherlands, paises bajos, holanda, belgium, belgica, switzerland, suiza, austria, sweden, suecia, norway, noruega,
  denmark, dinamarca, finland, finlandia, poland, polonia, romania, rumania, greece, grecia, turkey, turquia, india, china, japan, japon, australia,
  new zealand, nueva zelanda, singapore, singapur, israel, nigeria, south africa, sudafrica, morocco, marruecos, philippines, filipinas, pakistan, uae,
  bangladesh, sri lanka, nepal, indonesia, malaysia, thailand, tailandia, vietnam, south korea, corea del sur, kenya, kenia, ghana, uganda, ethiopia, tanzania,
  botswana, zambia, zimbabwe, cameroon, senegal, egypt, egipto, tunisia, tunez, algeria, argelia, iran, iraq, saudi arabia, qatar, kuwait, oman, lebanon, libano,
  jordan, jordania, russia, rusia, ukraine, ucrania, belarus, serbia, croatia, croacia, slovenia, eslovenia, slovakia, eslovaquia, czech republic, czechia,
  republica checa, hungary, hungria, bulgaria, north macedonia, macedonia, bosnia, albania, estonia, latvia, letonia, lithuania, lituania, iceland, islandia,
  luxembourg, luxemburgo, malta, cyprus, chipre, andorra, hong kong, taiwan, espanya, deutschland, osterreich, schweiz, suisse, belgique, nederland, polska,
  comunidad de madrid, illes balears, comunitat valenciana, tolima, risaralda, caldas, quindio, huila, narino, boyaca, santo domingo de los tsachilas, guayas,
  pichincha, azuay, zulia, carabobo, lara, hidalgo, tlaxcala, morelos, tamaulipas, jawa barat, west java, lower saxony, bavaria, bayern, catalonia, andalusia,
  alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas,
  kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey,
  new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas,
  utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, ontario, quebec, british columbia, alberta,
  andalucia, aragon, asturias, baleares, canarias, cantabria, castilla y leon, castilla-la mancha, cataluna, catalunya, extremadura, galicia, la rioja,
  madrid, murcia, navarra, pais vasco, euskadi, valencia, barcelona, sevilla, malaga, alicante, vizcaya, bizkaia, gipuzkoa, guipuzcoa, pontevedra,
  jalisco, nuevo leon, n.l., estado de mexico, edomex, edo. mex., cdmx, puebla, guanajuato, gto., queretaro, qro., veracruz, yucatan, chihuahua, sonora,
  coahuila, sinaloa, michoacan, oaxaca, chiapas, tabasco, jal., ver., buenos aires, caba, santa fe, cordoba, mendoza, tucuman, salta, entre rios,
  misiones, neuquen, chubut, antioquia, cundinamarca, valle del cauca, atlantico, santander, d.c., region metropolitana, rm, santiago, antofagasta,
  valparaiso, biobio, lima, cusco, arequipa, west yorkshire, greater manchester, london, kent, surrey, essex, hampshire, west midlands, lancashire`

const COUNTRIES_AND_STATES = new Set(NAMES.split(',').map((name) => fold(name.trim())))

/** Whether a text names a country, a state or a province, so that the name before it is a city. */
export const isCountryOrState = (text: string): boolean =>
  /^[A-Z]{2,3}\.?$/.test(text) || COUNTRIES_AND_STATES.has(fold(text.trim()))
