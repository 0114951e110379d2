/**
 * Words a question and every note are full of, in Spanish, Catalan and English, folded: they neither find a passage nor
 * tell one from another, and those that descriptions of codes end with ("not elsewhere classified").
 */
export const stopWords: ReadonlySet<string> = new Set(
  `parte partes especificado especificada especificados especificadas clasificado clasificada clasificados clasificadas
  inespecificado inespecificada unspecified specified classified elsewhere nos especificat especificada classificat
  a al algo algun alguna algunas alguno algunos ante antes aquel aquella aquellos aqui asi aun aunque cada como con cual
  cuales cualquier cuando cuanta cuantas cuanto cuantos cuyo cuya de del desde donde dos durante e el ella ellas ellos en
  entonces entre era eran eres es esa esas ese eso esos esta estaba estan estar estas este esto estos estuvo fue fueron
  fui ha haber habia habian han hasta hay haya he hemos hizo hubo la las le les lo los mas me mediante mi mientras mis muy
  ni nos o os otra otras otro otros para pero poco por porque pues que quien quienes se sea sean segun ser si sido siendo
  sin sino sobre solo son su sus tal tambien tan tanto te tenemos tener tenia tiene tienen toda todas todo todos tras tu un
  una unas uno unos y ya yo
  als amb aquell aquella aquells aquest aquesta aquestes aquests cap cadascun com d dels des doncs durant eren els em ens
  eren es et fa fins fou fent ha han hem hi hagut havia haver i ja jo l li llavors lo ls m malgrat mateix mateixa mentre
  mes meu meva molt n ne nosaltres on pel pels per pero perque quan quant quanta quantes quants quin quina quines quins
  qui s sa sense sera ses seu seus seva seves sigui som sota sou t tambe te tenia tenir tens tot tota totes tots un una
  unes uns us va vam van vas vaig vos vostre
  about after again all am an and any are as at be because been before being both but by can could did do does doing done
  for from further get gets give given had has have having he her here him his how if in into is it its itself may might
  more most must my no of on once only or other our out over own said same shall she should so some such than that the
  their them then there these they this those to too under until upon us was we were what when where which while who
  whom whose why will with would you your
  paciente pacientes pacient pacients patient patients presenta presento presentaba presentar presentava presented
  presents refiere refirio refereix realiza realizo realizaron realizar realitza realitzar cuenta explica dime digue`.split(/\s+/),
)
