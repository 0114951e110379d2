import type { Language } from '@alta/contract/languages'
import type { BinarySex } from '../../../src/identity/candidates/sex-runs.ts'
import type { SeededRandom } from './chance.ts'

const givenNames: Readonly<Record<Language, Readonly<Record<BinarySex, string>>>> = {
  es: {
    female:
      'María|Carmen|Ana|Isabel|Dolores|Pilar|Teresa|Rosario|Francisca|Lucía|Elena|Manuela|Encarnación|Josefa|Concepción|Amparo|Begoña|Nuria|Sofía|Paula|Inés|Marta|Raquel|Rocío|Visitación|Ángeles|Mª Carmen|María José|M.ª Luisa|Ana Belén|Consuelo|Asunción|Nerea|Uxía|Remedios|Purificación|Fátima|Ainara|Esperanza|Milagros',
    male: 'José|Antonio|Manuel|Francisco|Juan|Pedro|Jesús|Ángel|Miguel|Rafael|Fernando|Luis|Carlos|Javier|Ramón|Enrique|Vicente|Andrés|Joaquín|Santiago|Eduardo|Alberto|Diego|Adrián|Hugo|Mateo|José Luis|Juan Carlos|Miguel Ángel|Iker|Brais|Emilio|Gonzalo|Tomás|Lorenzo|Aurelio|Saturnino|Hilario|Yeray|Mohamed',
  },
  ca: {
    female:
      'Maria|Montserrat|Núria|Mercè|Carme|Rosa|Teresa|Dolors|Laia|Marta|Anna|Roser|Assumpta|Neus|Júlia|Mireia|Meritxell|Concepció|Pilar|Joana|Antònia|Francesca|Aina|Berta|Clara|Gemma|Maria Rosa|M. Teresa|Maria del Mar|Eulàlia|Ona|Queralt|Cèlia|Margarida|Àngels|Fàtima|Blanca|Txell|Remei|Elvira',
    male: 'Jordi|Josep|Joan|Marc|Pere|Francesc|Antoni|Jaume|Miquel|Ramon|Xavier|Lluís|Carles|Albert|Martí|Pau|Oriol|Roger|Arnau|Ferran|Esteve|Enric|Salvador|Narcís|Sebastià|Bartomeu|Josep Maria|Joan Carles|Guillem|Biel|Nil|Àlex|Vicenç|Climent|Agustí|Gerard|Eloi|Quim|Ignasi|Abdelkader',
  },
  en: {
    female:
      'Mary|Margaret|Elizabeth|Susan|Dorothy|Patricia|Joan|Sarah|Emma|Olivia|Aoife|Siobhán|Helen|Ruth|Janet|Fiona|Chloe|Grace|Priya|Fatima|Karen|Linda|Deborah|Maureen|Bridget|Eileen|Catherine|Agnieszka|Mei Ling|Niamh|Gwen|Heather|Isla|Jean|Kathleen|Mary Ann|Ngozi|Rebecca|Sheila|Yvonne',
    male: 'John|James|William|David|Robert|Thomas|Michael|Peter|George|Alan|Brian|Kevin|Patrick|Seán|Callum|Ewan|Mohammed|Raj|Kwame|Daniel|Steven|Gareth|Owen|Harold|Walter|Frank|Arthur|Edward|Luke|Noah|Declan|Cormac|Ian|Neil|Piotr|Tariq|Victor|Samuel|Hamish|Leroy',
  },
}
const surnames: Readonly<Record<Language, string>> = {
  es: 'García|Martínez|López|Sánchez|Pérez|Gómez|Fernández|Ruiz|Díaz|Moreno|Álvarez|Romero|Navarro|Torres|Domínguez|Gil|Vázquez|Serrano|Ramos|Blanco|Molina|Castro|Ortega|Rubio|Marín|Sanz|Iglesias|Garrido|Santos|Lozano|Cano|Prieto|Cabrera|Vega|Fuentes|Carrasco|Reyes|Aguilar|Santana|Pascual|Herrero|Lorenzo|Montero|Hidalgo|Giménez|Ibáñez|Ferrer|Durán|Benítez|Arias|Mora|Vidal|Carmona|Crespo|Soto|Sáez|Velasco|Moya|Soler|Esteban|Bravo|Gallardo|Rojas|Otero|Villalobos|Zabala|Etxeberria|Goikoetxea|Barreiro|Seoane|Pazos|Lamas|Quintero|Peñalver|de la Fuente|del Río|de Miguel|San José|El Amrani|Zapatero|Tejada|Bustos',
  ca: 'Puig|Vila|Serra|Soler|Roca|Ferrer|Pujol|Font|Bosch|Costa|Vidal|Mas|Riera|Sala|Casas|Torrent|Camps|Grau|Pons|Rovira|Prat|Valls|Bonet|Codina|Ribas|Mir|Coll|Planas|Esteve|Fontanet|Casals|Bassols|Carbonell|Farré|Miró|Oliva|Sabaté|Tarragó|Vives|Ametller|Boix|Capdevila|Domènech|Espinosa|Figueres|Gispert|Isern|Jové|Llorens|Massana|Noguera|Ollé|Padró|Queralt|Recasens|Segarra|Trias|Urgell|Ventura|Xirau|Alemany|Barceló|Cardona|Fiol|Mayol|Oliver|Ripoll|Sastre|Tur|Benítez|García|López|de Sentmenat|dels Sants|Bennasar|Diallo|El Haddad|Plana|Bertran',
  en: 'Smith|Jones|Taylor|Brown|Williams|Wilson|Johnson|Davies|Patel|Wright|Walker|White|Edwards|Hughes|Green|Hall|Lewis|Harris|Clarke|Jackson|Wood|Turner|Martin|Cooper|Hill|Ward|Morris|Moore|Clark|Baker|Harrison|King|Morgan|Allen|James|Scott|Phillips|Watson|Davis|Parker|Bennett|Price|Griffiths|Young|Murphy|O’Brien|O’Sullivan|Kelly|Byrne|Ryan|Walsh|McCarthy|MacDonald|Campbell|Stewart|Robertson|Thomson|Anderson|Reid|Murray|Okafor|Mensah|Nguyen|Chowdhury|Kowalski|Fraser-Smith|Lloyd-Evans|van der Berg|St John|Ó Murchú|Fitzgerald|Garcia|Rodriguez|Hernandez|Feldman|Goldberg|Kim|Chen|Washington|Jefferson',
}

export interface InventedPerson {
  readonly given: string
  readonly surnames: readonly string[]
  readonly sex: BinarySex
}

export function invented(random: SeededRandom, language: Language, sex?: BinarySex): InventedPerson {
  const own = sex ?? random.of(['female', 'male'] as const)
  const others = random.is(0.07) ? random.of(['es', 'ca', 'en'] as const) : language
  const names = surnames[others].split('|')
  const one = random.of(names)
  const two = random.of(names)
  if (others === 'en') {
    const double = random.is(0.25) ? `${one}-${two}` : one
    const middle = random.is(0.3)
      ? ` ${random.of([random.of(givenNames.en[own].split('|')), `${random.of('ABCDEFGHJKLMPRSTW'.split(''))}.`])}`
      : ''
    return { given: `${random.of(givenNames.en[own].split('|'))}${middle}`, surnames: [double], sex: own }
  }
  const joint = others === 'ca' && random.is(0.25) ? [one, 'i', two] : [one, two]
  return { given: random.of(givenNames[others][own].split('|')), surnames: joint, sex: own }
}

/** A name in one of the formats that sheets use. */
export function written(random: SeededRandom, { given: first, surnames: last }: InventedPerson): string {
  const [family, whole] = [last.join(' '), `${first} ${last.join(' ')}`]
  const form = random.of([
    whole,
    whole,
    whole,
    `${family}, ${first}`,
    `${family}, ${first}`,
    `${family.toUpperCase()}, ${first}`,
    `${family.toUpperCase()}, ${first.toUpperCase()}`,
    `${family.toUpperCase()}, ${first.toUpperCase()}`,
    whole.toUpperCase(),
    `${family.toUpperCase()} ${first.toUpperCase()}`,
    `${first} ${family.toUpperCase()}`,
    `${family.toUpperCase()} ${first}`,
    `${family} ${first}`,
  ])
  return form
}

/** The name of a physician, which is often only a surname or a surname with an initial. */
export function physicianName(random: SeededRandom, { given: first, surnames: last }: InventedPerson): string {
  const family = last.join(' ')
  const main = last[0] ?? ''
  const initial = `${first.charAt(0)}.`
  return random.of([
    `${first} ${family}`,
    `${first} ${family}`,
    `${first} ${family}`,
    `${first} ${main}`,
    `${first} ${main}`,
    main,
    main,
    `${initial} ${main}`,
    `${initial} ${family}`,
    `${first.charAt(0)} ${main}`,
    `${family}, ${first}`,
    `${family.toUpperCase()}, ${first.toUpperCase()}`,
    `${family.toUpperCase()}, ${initial}`,
    `${first} ${family}`.toUpperCase(),
    main.toUpperCase(),
    `${main.toUpperCase()} ${first.charAt(0)}.`,
  ])
}
