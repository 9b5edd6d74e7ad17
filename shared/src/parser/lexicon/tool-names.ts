import { fold } from './fold.ts'

/** Names of common tools and technologies, folded, separated by commas: they tell a list without separators from a name. */
const NAMES = `
  html, html5, css, css3, sass, scss, less, javascript, js, typescript, ts, java, kotlin, swift, python, php, ruby, perl, go, golang, rust, scala, c, c++, c#, r, matlab,
  dart, flutter, lua, bash, shell, sql, mysql, postgresql, postgres, postgred, sqlite, oracle, mongodb, redis, firebase, supabase, mariadb, sqlserver, sql server, nosql, plsql,
  react, reactjs, react.js, react native, angular, angularjs, vue, vue.js, vuejs, svelte, next.js, nextjs, nuxt, jquery, bootstrap, tailwind, tailwindcss, redux, node,
  node.js, nodejs, express, express.js, nestjs, deno, django, flask, fastapi, laravel, symfony, codeigniter, rails, spring, spring boot, hibernate, .net, asp.net, wordpress,
  shopify, prestashop, drupal, joomla, magento, liquid, json, xml, rest, soap, graphql, api, apis, git, github, gitlab, bitbucket, svn, docker, kubernetes, jenkins, terraform,
  ansible, aws, azure, gcp, heroku, vercel, netlify, linux, ubuntu, windows, macos, mac, android, ios, figma, photoshop, illustrator, indesign, premiere, after effects, canva,
  gimp, blender, unity, unreal, autocad, solidworks, inventor, revit, sketchup, catia, excel, word, powerpoint, outlook, access, office, microsoft office, google drive,
  power bi, powerbi, tableau, looker, sap, odoo, salesforce, hubspot, jira, confluence, trello, asana, slack, notion, scrum, kanban, agile, jupyter, pandas, numpy, scipy,
  tensorflow, keras, pytorch, opencv, scikit-learn, spark, hadoop, airflow, kafka, elasticsearch, latex, spss, stata, selenium, cypress, jest, postman, eclipse, intellij,
  visual studio, visual studio code, vs code, xampp, apache, nginx, tomcat, wireshark, nmap, cisco, vmware, virtualbox, arduino, raspberry pi, vhdl, assembly, cobol, fortran, uml`

const TOOLS = new Set(NAMES.split(',').map((name) => fold(name.trim())))

/** Whether a text is the name of a common tool or technology. */
export const isTool = (text: string): boolean => TOOLS.has(fold(text))
