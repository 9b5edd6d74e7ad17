import { describe, expect, it } from 'vitest'
import { toFirstPerson } from '#shared/letter/facts/first-person.ts'

describe('toFirstPerson', () => {
  it.each([
    ['es', 'past', 'Reduje los costes de envío un 12 %.', 'reduje los costes de envío un 12 %'],
    ['es', 'past', 'Responsable de la formación de 12 personas', 'formé a 12 personas'],
    ['es', 'past', 'Desarrollo de plantillas HTML para 20 clientes', 'desarrollé plantillas HTML para 20 clientes'],
    ['es', 'present', 'Dirijo un equipo de cinco personas', 'dirijo un equipo de cinco personas'],
    ['es', 'past', 'Gestionar pedidos de 40 tiendas', 'gestioné pedidos de 40 tiendas'],
    ['en', 'past', 'Baked 400 loaves of bread a day', 'baked 400 loaves of bread a day'],
    ['en', 'past', 'Cut waste by 20% in one year', 'cut waste by 20% in one year'],
    ['en', 'past', 'Responsible for managing 12 shops', 'managed 12 shops'],
    ['en', 'present', 'Manage a team of four people', 'manage a team of four people'],
    ['en', 'past', 'Manage a team of four people', 'managed a team of four people'],
    ['es', 'past', 'Encargado del almacén y de las compras', 'me encargué del almacén y de las compras'],
    ['es', 'present', 'Responsable de sucursal en dos barrios', 'soy responsable de sucursal en dos barrios'],
    ['es', 'past', 'Apoyo en auditorías externas de clientes', 'di apoyo en auditorías externas de clientes'],
    ['es', 'past', 'Participación en la mejora de los hornos', 'participé en la mejora de los hornos'],
    ['es', 'present', 'Colaboración con 3 talleres de la comarca', 'colaboro con 3 talleres de la comarca'],
    ['en', 'past', 'Responsible for the night desk', 'was responsible for the night desk'],
    ['en', 'past', 'Ensures the safety of 40 residents', 'ensured the safety of 40 residents'],
    ['en', 'past', 'Troubleshooting and servicing of pumps', 'my work included troubleshooting and servicing of pumps'],
    ['en', 'past', 'Design validation of 30 valves', 'my work included design validation of 30 valves'],
    ['en', 'past', 'Design valves for 12 ships', 'designed valves for 12 ships'],
    ['en', 'past', 'I led the move to a new office', 'led the move to a new office'],
  ] as const)('%s, %s: %s', (language, tense, line, clause) => {
    expect(toFirstPerson(line, language, tense)).toBe(clause)
  })

  it.each([
    ['es', 'Equipo de alto rendimiento en ventas'],
    ['es', 'Chofer de carretilla elevadora'],
    ['es', 'Tester de aplicaciones móviles'],
    ['es', 'Tecnologías: Java, Spring, Docker y otras'],
    ['es', 'Dirijo un equipo de cinco personas'],
    ['en', 'Dedicated nurse with ten years in hospitals'],
    ['en', 'Team player with excellent communication'],
    ['en', 'See https://example.com for more projects'],
    ['en', 'Led'],
  ] as const)('%s: nothing for %s in the past', (language, line) => {
    expect(toFirstPerson(line, language, 'past')).toBeNull()
  })
})
