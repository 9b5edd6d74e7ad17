/** Writes the Word files of this folder: invented people, CC0. `node test/corpus/word/write-word-files.ts` */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { box, buildDocx, buildOdt, bullet, LISTS, paragraph, run, table } from '../../utils/files/docx-builder.ts'

const STYLES = [
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>',
  '<w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="44"/></w:rPr></w:style>',
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>',
].join('')
const title = (text: string) => paragraph(text, '<w:pStyle w:val="Title"/>')
const heading = (text: string) => paragraph(text, '<w:pStyle w:val="Heading1"/>')
const bold = (text: string) => run(text, '<w:b/>')
const RIGHT_TAB = '<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>'
const ACHIEVEMENTS = [
  'Led the move of 40 services to a new platform in nine months',
  'Cut the cost of operations by 30% with automatic scaling',
]
const EARLIER = ['Built the booking engine that serves two million requests a day']

const rightTabs = [
  title('Marta Soler Vidal'),
  paragraph('Backend Engineer'),
  paragraph('marta.soler@example.com | +34 600 111 222 | Valencia, Spain'),
  heading('Experience'),
  paragraph(`${bold('Lumen Systems')}${run('\tMar 2020 – Present')}`, RIGHT_TAB),
  paragraph(run('Senior Backend Engineer', '<w:i/>')),
  ...ACHIEVEMENTS.map((text) => bullet(text)),
  paragraph(`${bold('Northwind Travel')}${run('\tJan 2016 – Feb 2020')}`, RIGHT_TAB),
  paragraph(run('Software Engineer', '<w:i/>')),
  ...EARLIER.map((text) => bullet(text)),
  heading('Education'),
  paragraph(`${bold('Polytechnic University of Valencia')}${run('\t2011 – 2015')}`, RIGHT_TAB),
  paragraph('Bachelor of Computer Science'),
  heading('Skills'),
  paragraph('Java, Kotlin, PostgreSQL, Kubernetes'),
].join('')

const datesTable = [
  title('Jonas Weber'),
  paragraph('jonas.weber@example.com'),
  heading('Work Experience'),
  table(
    [2000, 7600],
    [
      [
        '04/2019 – 12/2023',
        [paragraph(bold('Project Manager')), paragraph('Halden Construction'), bullet(ACHIEVEMENTS[0] ?? '')].join(''),
      ],
      [
        '2015 – 2019',
        [paragraph(bold('Site Engineer')), paragraph('Brück Engineering'), bullet(EARLIER[0] ?? '')].join(''),
      ],
    ],
  ),
  heading('Education'),
  table(
    [2000, 7600],
    [
      [
        '2010 – 2014',
        `${paragraph(bold('Bachelor of Civil Engineering'))}${paragraph('Technical University of Graz')}`,
      ],
    ],
  ),
].join('')

const sidebarTable = table(
  [3200, 6800],
  [
    [
      [
        title('Clara Núñez'),
        heading('Contacto'),
        paragraph('clara.nunez@example.com'),
        paragraph('+34 611 222 333'),
        heading('Habilidades'),
        ...['Figma', 'Investigación de usuarios', 'HTML y CSS'].map((text) => bullet(text)),
        heading('Idiomas'),
        paragraph('Español: nativo'),
        paragraph('Inglés: C1'),
      ].join(''),
      [
        heading('Experiencia laboral'),
        paragraph(bold('Diseñadora de producto')),
        paragraph('Estudio Marea, Málaga\tEnero 2021 – Actualidad', RIGHT_TAB),
        bullet('Diseñé la aplicación de reservas que usan 200.000 personas'),
        bullet('Dirigí un equipo de cuatro diseñadores'),
        paragraph(bold('Diseñadora gráfica')),
        paragraph('Imprenta del Sur S.L., Sevilla\tMarzo 2017 – Diciembre 2020', RIGHT_TAB),
        bullet('Preparé catálogos para doce clientes'),
        heading('Formación'),
        paragraph(bold('Grado en Bellas Artes')),
        paragraph('Universidad de Granada\t2012 – 2016', RIGHT_TAB),
      ].join(''),
    ],
  ],
)

const listHeadings = [
  title('Priya Raman'),
  paragraph('priya.raman@example.com'),
  bullet(bold('Professional Experience')),
  paragraph(`${bold('Oakfield Bank')}${run('\tJune 2018 – July 2022')}`, RIGHT_TAB),
  paragraph('Risk Analyst'),
  ...ACHIEVEMENTS.map((text) => bullet(text)),
  bullet(bold('Education')),
  paragraph(`University of Leeds\t2013 – 2017`, RIGHT_TAB),
  paragraph('Bachelor of Economics'),
].join('')

const textBoxes = [
  paragraph(
    [
      box(
        [
          heading('Experience'),
          paragraph(`${bold('Acorn Media')}${run('\t2019 – 2023')}`),
          paragraph('Video Editor'),
          ...ACHIEVEMENTS.map((text) => bullet(text)),
          heading('Education'),
          paragraph('Leeds Arts University\t2015 – 2018'),
          paragraph('Bachelor of Film'),
        ].join(''),
        { x: 220, y: 60, width: 330, height: 700 },
      ),
      box(
        [
          title('Owen Price'),
          paragraph('Video Editor'),
          paragraph('owen.price@example.com'),
          heading('Skills'),
          ...['Premiere', 'After Effects', 'Color grading'].map((text) => bullet(text)),
        ].join(''),
        { x: 30, y: 60, width: 170, height: 700 },
      ),
    ].join(''),
  ),
].join('')

const odt = [
  '<text:p text:style-name="T">Lucía Prado</text:p><text:p>lucia.prado@example.com</text:p>',
  '<text:h text:style-name="H">Experiencia</text:h>',
  '<text:p text:style-name="B">Clínica Alameda<text:tab/>Abril 2018 – Mayo 2023</text:p><text:p>Enfermera</text:p>',
  '<text:list><text:list-item><text:p>Coordiné el turno de noche de una planta de 30 camas</text:p></text:list-item></text:list>',
  '<text:h text:style-name="H">Formación</text:h>',
  '<text:p text:style-name="B">Universidad de Oviedo<text:tab/>2013 – 2017</text:p><text:p>Grado en Enfermería</text:p>',
].join('')
const odtStyle = (name: string, text: string) =>
  `<style:style style:name="${name}" style:family="paragraph"><style:text-properties ${text}/></style:style>`
const ODT_STYLES = [
  odtStyle('T', 'fo:font-size="22pt" fo:font-weight="bold"'),
  odtStyle('H', 'fo:font-size="14pt" fo:font-weight="bold"'),
  odtStyle('B', 'fo:font-size="12pt" fo:font-weight="bold"'),
].join('')

const docx = (body: string, header?: string) =>
  buildDocx({ body, styles: STYLES, numbering: LISTS, ...(header !== undefined && { header }) })

export const WORD_FILES: Readonly<Record<string, Uint8Array>> = {
  'en-right-tabs.docx': docx(rightTabs),
  'en-dates-table.docx': docx(datesTable),
  'es-sidebar-table.docx': docx(sidebarTable),
  'en-list-headings.docx': docx(listHeadings, paragraph('+44 7700 900123 | Leeds')),
  'en-text-boxes.docx': docx(textBoxes),
  'es-paragraphs.odt': buildOdt(odt, ODT_STYLES),
}

if (process.argv[1] === import.meta.filename)
  for (const [name, bytes] of Object.entries(WORD_FILES)) writeFileSync(join(import.meta.dirname, name), bytes)
