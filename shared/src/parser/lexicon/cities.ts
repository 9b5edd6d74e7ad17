import type { Country } from '../../countries.ts'
import { fold } from './fold.ts'

/** Large cities by country, folded, separated by commas. A name of several countries stands in each of their lists. */
export const CITIES_BY_COUNTRY: Readonly<Record<Country, string>> = {
  ES: `madrid, barcelona, valencia, sevilla, zaragoza, malaga, murcia, palma de mallorca, las palmas, bilbao, alicante, cordoba,
    valladolid, vigo, gijon, la coruna, a coruna, granada, vitoria, elche, oviedo, cartagena, badalona, sabadell, terrassa,
    pamplona, almeria, san sebastian, donostia, santander, burgos, albacete, castellon, logrono, badajoz, salamanca, huelva, lleida,
    lerida, tarragona, leon, cadiz, jerez, jaen, ourense, orense, girona, gerona, lugo, santiago de compostela, caceres, toledo,
    pontevedra, palencia, ciudad real, zamora, merida, avila, cuenca, huesca, segovia, guadalajara, soria, teruel, ceuta, melilla,
    tenerife, mallorca, getafe, alcala de henares, mostoles, leganes, alcobendas, hospitalet de llobregat, mataro, reus, marbella,
    trujillo`,
  MX: `ciudad de mexico, mexico city, cdmx, guadalajara, monterrey, puebla, tijuana, leon, ciudad juarez, zapopan, merida, queretaro,
    san luis potosi, aguascalientes, hermosillo, saltillo, mexicali, culiacan, morelia, toluca, chihuahua, veracruz, xalapa, cancun,
    acapulco, tampico, torreon, durango, oaxaca, cuernavaca, pachuca, tlaxcala, colima, tepic, zacatecas, villahermosa, tuxtla
    gutierrez, campeche, la paz, naucalpan, ecatepec, tlalnepantla, celaya, irapuato, cordoba`,
  AR: `buenos aires, caba, cordoba, rosario, mendoza, la plata, mar del plata, tucuman, san miguel de tucuman, salta, santa fe, san
    juan, resistencia, neuquen, santiago del estero, corrientes, posadas, bahia blanca, parana, san salvador de jujuy, jujuy,
    formosa, san luis, la rioja, catamarca, rio gallegos, ushuaia, bariloche, comodoro rivadavia, santa cruz, quilmes, lanus,
    avellaneda, moron, tigre, rafaela, rio cuarto, villa maria, merlo`,
  CL: `santiago, santiago de chile, valparaiso, vina del mar, concepcion, antofagasta, temuco, la serena, coquimbo, rancagua, talca,
    arica, iquique, puerto montt, chillan, osorno, valdivia, punta arenas, copiapo, curico, los angeles, providencia, las condes,
    nunoa, maipu, la florida, puente alto`,
  CO: `bogota, medellin, cali, barranquilla, cartagena, cartagena de indias, cucuta, bucaramanga, pereira, santa marta, ibague,
    manizales, villavicencio, pasto, monteria, neiva, armenia, popayan, valledupar, sincelejo, tunja, riohacha, santander, envigado,
    itagui, bello, soacha, palmira, floridablanca, cordoba`,
  PE: `lima, arequipa, trujillo, chiclayo, piura, cusco, cuzco, huancayo, iquitos, chimbote, tacna, pucallpa, ica, juliaca, cajamarca,
    puno, ayacucho, huanuco, callao, junin, miraflores, san isidro, surco, moquegua`,
  EC: `quito, guayaquil, cuenca, santo domingo de los tsachilas, machala, duran, manta, portoviejo, ambato, riobamba, esmeraldas,
    quevedo, loja, ibarra, milagro, latacunga`,
  US: `new york, new york city, nyc, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, san jose,
    austin, jacksonville, san francisco, columbus, indianapolis, seattle, denver, washington dc, boston, nashville, detroit,
    portland, las vegas, memphis, louisville, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento, atlanta, miami,
    oakland, minneapolis, tampa, new orleans, pittsburgh, cincinnati, orlando, raleigh, palo alto, mountain view, brooklyn, bay
    area, cambridge, birmingham, manchester, toledo, san juan`,
  UK: `london, birmingham, manchester, leeds, glasgow, edinburgh, liverpool, bristol, sheffield, cardiff, belfast, nottingham,
    leicester, coventry, newcastle, southampton, brighton, portsmouth, plymouth, aberdeen, dundee, swansea, oxford, cambridge, york,
    norwich, exeter, bath, reading, milton keynes, wolverhampton, derby`,
  EU: `paris, lyon, marseille, toulouse, bordeaux, lille, nantes, berlin, munich, munchen, hamburg, frankfurt, cologne, koln,
    stuttgart, dusseldorf, rome, roma, milan, milano, turin, torino, naples, napoli, bologna, lisbon, lisboa, porto, oporto,
    amsterdam, rotterdam, the hague, utrecht, eindhoven, brussels, bruxelles, bruselas, antwerp, ghent, vienna, wien, viena, dublin,
    cork, stockholm, gothenburg, copenhagen, copenhague, helsinki, warsaw, varsovia, krakow, cracovia, wroclaw, gdansk, athens,
    atenas, thessaloniki, budapest, bucharest, sofia, zagreb, ljubljana, bratislava, prague, praga, brno, tallinn, riga, vilnius`,
  OTHER: `montevideo, asuncion, la paz, santa cruz de la sierra, cochabamba, caracas, maracaibo, valencia, merida, barquisimeto, sao
    paulo, rio de janeiro, brasilia, san jose, tegucigalpa, managua, la habana, santo domingo, toronto, montreal, vancouver, ottawa,
    calgary, zurich, geneva, ginebra, basel, oslo, bergen, istanbul, ankara, kyiv, kiev, moscow, casablanca, rabat, cairo, lagos,
    accra, nairobi, johannesburg, cape town, tel aviv, beirut, dubai, abu dhabi, riyadh, doha, mumbai, bangalore, bengaluru, delhi,
    new delhi, hyderabad, chennai, pune, karachi, lahore, dhaka, beijing, shanghai, shenzhen, tokyo, seoul, taipei, kuala lumpur,
    jakarta, bangkok, manila, sydney, melbourne, brisbane, auckland`,
}

/** More cities, mostly smaller ones of Spanish- and English-speaking countries. */
const MORE_CITIES = `
  alcorcon, algeciras, aviles, baracaldo, barakaldo, benidorm, castellon de la plana, castello, cornella, dos hermanas, elda,
  estepona, ferrol, figueres, fuengirola, fuenlabrada, gandia, granollers, ibiza, irun, jerez de la frontera, las palmas de gran
  canaria, linares, lorca, manresa, motril, palma, parla, pinto, plasencia, ponferrada, rivas-vaciamadrid, rubi, sagunto, san
  fernando, sant cugat, sant cugat del valles, sant feliu de llobregat, santa coloma de gramenet, talavera de la reina, telde,
  torrejon de ardoz, torremolinos, torrevieja, vic, vitoria-gasteiz, gran canaria, menorca, lanzarote, fuerteventura, leon de los
  aldama, reynosa, pachuca de soto, mazatlan, tlaquepaque, ocotlan, nezahualcoyotl, playa del carmen, puerto vallarta,
  coatzacoalcos, matamoros, nuevo laredo, ensenada, guatemala, ciudad de guatemala, villa canales, mixco, villa nueva,
  quetzaltenango, antigua guatemala, san salvador, santa ana, san miguel, santa tecla, soyapango, usulutan, santa maria, san pedro
  sula, la ceiba, choluteca, leon nicaragua, masaya, alajuela, heredia, cartago, limon, puntarenas, liberia, perez zeledon,
  panama, ciudad de panama, david, colon, havana, santiago de los caballeros, ponce, bayamon, rionegro, dosquebradas, tulua, buga,
  yopal, quibdo, chia, zipaquira, piedecuesta, giron, valencia venezuela, maracay, ciudad guayana, san cristobal, barinas,
  maturin, cabudare, puerto la cruz, puerto ordaz, cumana, guarenas, los teques, tarapoto, san juan de lurigancho, la paz bolivia,
  sucre, oruro, potosi, tarija, el alto, ciudad del este, encarnacion, luque, san lorenzo, quillota, san felipe, los andes, ciudad
  autonoma de buenos aires, capital federal, cordoba capital, san fernando del valle de catamarca, viedma, rawson, trelew, san
  carlos de bariloche, tandil, chivilcoy, olavarria, pergamino, zarate, campana, lomas de zamora, moreno, pilar, general pacheco,
  guaymallen, godoy cruz, villa carlos paz, san rafael, venado tuerto, salto, paysandu, maldonado, punta del este, rivera, las
  piedras, colonia, colonia del sacramento, fort worth, charlotte, san francisco bay area, washington, washington d.c., el paso,
  oklahoma city, mesa, kansas city, omaha, colorado springs, tulsa, arlington, wichita, cleveland, bakersfield, aurora, anaheim,
  honolulu, riverside, irvine, st. louis, saint louis, anchorage, madison, boise, salt lake city, sunnyvale, santa clara,
  cupertino, berkeley, ann arbor, durham, buffalo, rochester, richmond, hartford, providence, newark, jersey city, sierra vista,
  edmonton, winnipeg, quebec city, hamilton, kitchener, waterloo, guelph, halifax, victoria, mississauga, brampton, burnaby,
  slough, galway, limerick, orpington, luton, bournemouth, perth, adelaide, canberra, wellington, christchurch, durban, pretoria,
  abuja, kampala, addis ababa, tangier, tanger, tunis, algiers, dakar, kigali, dar es salaam, lusaka, harare, gaborone, nice,
  strasbourg, montpellier, rennes, grenoble, leipzig, dresden, hannover, nuremberg, nurnberg, bremen, heidelberg, konstanz,
  karlsruhe, freiburg, bonn, aachen, mannheim, graz, salzburg, innsbruck, bern, lausanne, lugano, florence, firenze, venice,
  genoa, palermo, padova, pisa, braga, coimbra, aveiro, faro, setubal, baixa da banheira, den haag, groningen, delft, leiden,
  leuven, luxembourg, luxemburgo, aarhus, odense, estocolmo, goteborg, malmo, uppsala, trondheim, tampere, turku, espoo,
  reykjavik, poznan, lodz, bucarest, cluj-napoca, cluj, iasi, timisoara, belgrade, belgrado, skopje, sarajevo, tirana, estambul,
  izmir, lviv, kharkiv, odessa, minsk, moscu, saint petersburg, st. petersburg, tartu, tbilisi, yerevan, baku, jerusalem, haifa,
  amman, jeddah, kuwait city, muscat, tehran, islamabad, rawalpindi, faisalabad, peshawar, kolkata, ahmedabad, jaipur, nagpur,
  noida, gurgaon, gurugram, lucknow, kochi, indore, bhopal, chandigarh, coimbatore, mysore, thiruvananthapuram, surat, chittagong,
  gazipur, rangpur, sylhet, khulna, rajshahi, colombo, kathmandu, singapore, penang, bandung, surabaya, depok, bali, hanoi, ho chi
  minh city, quezon city, cebu, hong kong, guangzhou, hangzhou, wuhan, chengdu, nanjing, osaka, kyoto, yokohama, busan, belo
  horizonte, salvador, fortaleza, curitiba, recife, porto alegre, manaus, florianopolis, campinas, goiania, belem, natal,
  joinville, niteroi, uberlandia, londrina, santos`

const CITIES = new Set(
  [...Object.values(CITIES_BY_COUNTRY), MORE_CITIES].flatMap((names) => names.split(',')).map(fold),
)

/** Whether a folded text is the name of a known city. */
export const isCity = (folded: string): boolean => CITIES.has(folded)
