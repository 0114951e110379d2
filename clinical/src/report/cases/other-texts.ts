/** Texts that are no clinical courses. */
export const otherTexts: Readonly<Record<string, string>> = {
  recipe_es: `Tortilla de patatas para cuatro personas
Ingredientes: 6 huevos, 800 g de patatas, 1 cebolla grande, 250 ml de aceite de oliva, sal al gusto.
Pele las patatas y córtelas en láminas finas. Caliente el aceite a fuego medio y fría las patatas con la cebolla durante 20 minutos.
Bata los huevos con una pizca de sal y mézclelos con las patatas escurridas. Deje reposar 10 minutos.
Cuaje la tortilla en la sartén 4 minutos por cada lado y sírvala templada con pan y una ensalada.`,
  recipe_ca: `Escudella per a sis persones
Poseu a bullir dos litres d'aigua amb un os de pernil, una cuixa de pollastre i una pastanaga.
Afegiu-hi la col, les patates i els cigrons remullats del dia abans. Deixeu-ho coure dues hores a foc lent.
Coleu el brou, tireu-hi els galets i serviu-ho ben calent, amb la pilota tallada a rodanxes.`,
  recipe_en: `Lemon drizzle cake
Heat the oven to 180 C and line a 2 lb loaf tin. Beat 225 g butter with 225 g caster sugar until pale and creamy.
Add 4 eggs, one at a time, then sift in 225 g flour and the zest of a lemon. Bake for 45-50 minutes until a skewer comes out clean.
While it cools, mix the juice of two lemons with 85 g sugar and pour it over the warm cake. Keeps 3 days in a tin.`,
  contract_es: `CONTRATO DE ARRENDAMIENTO DE VIVIENDA
En Valencia, a 12 de marzo de 2024, reunidos don Julián Ferrer Soto, mayor de edad, con DNI 12345678Z, como arrendador, y doña Marta Gil Ruiz, como arrendataria.
PRIMERA. El arrendador cede el uso de la vivienda sita en la calle Mayor, 14, por un plazo de cinco años.
SEGUNDA. La renta se fija en 850 euros mensuales, pagaderos dentro de los siete primeros días de cada mes.
TERCERA. La arrendataria entrega una fianza de una mensualidad. Los gastos de suministros serán de su cuenta.`,
  contract_en: `SERVICES AGREEMENT dated 4 May 2024 between Northgate Logistics Ltd (the "Client") and Fenwick Consulting LLP (the "Supplier").
1. The Supplier shall provide the Services described in Schedule 1 with reasonable skill and care.
2. The Client shall pay the Charges within 30 days of receipt of a valid invoice.
3. Either party may terminate this Agreement on three months' written notice. Clauses 7 to 11 survive termination.
4. This Agreement is governed by the law of England and Wales.`,
  code: `import { readFile } from 'node:fs/promises'
export async function load(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8')
  return text.split('\\n').filter((line) => line.trim() !== '')
}
for (const line of await load('rows.csv')) {
  if (line.startsWith('#')) continue
  console.log(line.length, line)
}`,
  novel_es: `La tarde caía sobre el puerto cuando Elvira cerró por última vez la puerta del almacén. Había vendido las barcas, los aparejos y hasta la báscula en la que su abuelo pesaba el pescado.
Nadie la despidió. Caminó despacio por el muelle, contando las farolas como cuando era niña, y al llegar al faro se sentó a mirar cómo el mar se iba poniendo gris.
Pensó en la carta que llevaba en el bolsillo, en la letra inclinada de Tomás, y decidió que no la abriría hasta cruzar la frontera.`,
  novel_ca: `Aquell matí la Remei va pujar al terrat amb el cistell ple de roba i va veure, més enllà de les teulades, el fum del tren que marxava. Ningú no li havia dit que en Pere se n'anava.
Va estendre els llençols un per un, molt a poc a poc, i quan va acabar es va quedar quieta escoltant les campanes de Sant Feliu. A baix, al carrer, el carboner cridava com cada dissabte.`,
  novel_en: `It had rained all week, and the lane to the mill was so deep in mud that Harriet went round by the orchard. She carried the ledger under her coat, and twice she stopped to listen.
The miller was waiting on the step with his lantern, though it was hardly four o'clock. "You have brought it, then," he said, and she saw that he had been hoping she would not.`,
  message_en: `Hi all, a reminder that the quarterly planning meeting moves to Thursday at 10:30 in room B. Please add your slides to the shared folder by Wednesday evening.
We will go through the budget first, then the release calendar, and leave fifteen minutes for questions. Lunch is on us. Thanks, Joanna`,
}
