/** Words that deny what another word says, in Spanish, Catalan and English, folded: "afebril" is "no fiebre". */
export const deniedWords: ReadonlyMap<string, readonly string[]> = new Map(
  `afebril=fiebre afebriles=fiebre afebrils=fiebre apiretico=fiebre apiretica=fiebre apiretic=fiebre afebrile=fiebre
  apyrexial=fiebre apyrexic=fiebre anicterico=ictericia anicterica=ictericia anicteric=ictericia asintomatico=sintomas
  asintomatica=sintomas asimptomatic=sintomas asimptomatica=sintomas asymptomatic=sintomas indoloro=dolor indolora=dolor
  indolor=dolor painless=dolor eupneico=disnea eupneica=disnea eupneic=disnea acianotico=cianosis nkda=alergia+medicamento+conocido nka=alergia+conocido
  namc=alergia+medicamento+conocido nramc=alergia+medicamento+conocido ndka=alergia+medicamento+conocido nrad=alergia+medicamento+conocido
  uneventful=complicaciones uneventfully=complicaciones uncomplicated=complicaciones nonsmoker=fumador
  nontender=tender normocoloreado=palidez normocoloreada=palidez normocolorejat=palidez
  normohidratado=deshidratado normohidratada=deshidratado normohidratat=deshidratado continente=incontinencia
  continent=incontinencia atraumatico=traumatismo atraumatic=traumatismo normotenso=hipertension normotensa=hipertension
  apirexia=fiebre apirexial=fiebre defervescencia=fiebre aseptico=infeccion atoxico=toxicos bno=bowels afocal=focalidad
  abstemio=bebedor abstemia=bebedor abstemi=bebedor teetotal=bebedor`
    .split(/\s+/)
    .flatMap((pair): [string, string[]][] => {
      const [word, affirmed] = pair.split('=')
      return word === undefined || affirmed === undefined ? [] : [[word, affirmed.split('+')]]
    }),
)
