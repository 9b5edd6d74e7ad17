import { fold } from './fold.ts'

/** Names of spoken languages in Spanish, in English and in themselves. */
const LANGUAGE_NAMES = new Set(
  `english ingles spanish espanol castellano french frances francais german aleman deutsch italian italiano portuguese portugues catalan catala valenciano
  galician gallego galego basque euskera vasco chinese chino mandarin cantonese cantones japanese japones korean coreano arabic arabe russian ruso polish
  polaco dutch holandes neerlandes swedish sueco norwegian noruego danish danes finnish finlandes finés greek griego turkish turco hebrew hebreo hindi
  urdu bengali punjabi tamil telugu marathi gujarati malay indonesian indonesio vietnamese vietnamita thai tailandes ukrainian ucraniano czech checo
  slovak hungarian hungaro romanian rumano bulgarian serbian croatian slovenian lithuanian latvian estonian albanian armenian georgian persian farsi
  swahili afrikaans latin quechua guarani nahuatl aymara maya mapudungun esperanto tagalog filipino irish gaelic welsh icelandic macedonian bosnian asl lse
  angles castella frances alemany xines rus arab anglais espagnol allemand italien portugais chinois japonais neerlandais englisch spanisch franzosisch italienisch
  portugiesisch katalanisch chinesisch russisch espanhol alemao italiano russo kiswahili kikuyu setswana yoruba igbo hausa zulu xhosa amharic somali bangla
  kannada malayalam oriya nepali sinhala pashto kurdish azerbaijani kazakh uzbek mongolian khmer burmese luxembourgish shona wolof occitan aranes asturiano
  bable polski dansk svenska norsk suomi nederlands cestina magyar turkce hrvatski srpski eesti`
    .split(/\s+/)
    .map(fold),
)

/** The word for a language before its name: `Idioma inglés`. */
const LANGUAGE_WORD = /^(?:idiomas?|lenguas?|languages?|llengua|lingua)\s+(?=\p{L})/iu

/** The text without the word for a language before its name. */
export const removeLanguageWord = (text: string): string => text.replace(LANGUAGE_WORD, '')

/** Whether a text is the name of a spoken language and nothing else. */
export const isLanguageName = (text: string): boolean => LANGUAGE_NAMES.has(fold(text))

/** Whether the first word of a text names a spoken language. */
export const startsWithLanguage = (text: string): boolean => LANGUAGE_NAMES.has(fold(text).split(/[^a-z]+/)[0] ?? '')
