/** Words of daily life and of the bedside in Spanish, Catalan and English that mean the same, as in `samePlainWords`. */
export const everydayWords = `
acompanante|acompanyant|escort|carer
ama casa|labores hogar|mestressa casa|housewife
paquete|paq|pack|cajetilla
cigarrillo|cig|cigs|cigarros|cigarret|cigarette|pitillos
copa|vaso|gots|glass|glasses
escalera|pisos escaleras|escales|stairs|flight stairs|pis escales
llano|flat ground|level ground|on the flat
exercise tolerance|tolerancia ejercicio|tolerancia exercici|tolerancia esfuerzo
minimos esfuerzos|esfuerzos minimos|minims esforcos|minimal exertion
decubito|acostado|tumbado|estirat|lying|lying flat|supine|decubit
encamado|enllitat|bedbound|bedridden|bed bound
bipedestacion|standing|de pie|dempeus|incorporacion
destete|weaning|weaned off|desconexion|desconectado|desconnexio|deslletament|extubacion
desescalada|de escalate|deescalated|narrowed|stepped down|step down
escalada|escala tratamiento|escalated|stepped up|broadened
cambiar|cambia|canvi|canviar|switch|changed|replaced|sustituir|sustituye|sustitucion|substituir|substitueix|substitucio|substituted|converted|rotacion|rota
rotar|rota|rotacion
aislar|aillar|isolated|grew|grown|crece|creix|creixement|growth|growing|positivo para
identificar|identified
purulento|purulent|pus|purulencia
hematico|bloody|bloodstained|sanguinolento|sanguinolent|serohematico|haemoserous|serosanguinous
claro|clear
turbio|terbol|cloudy|turbid
caliente|calent|hot|aumento temperatura
indurado|indurated
fluctuante|fluctuacion
adherido|fixed|fijo|fija|fix
hinchado|hinchazon|tumefaccion|tumefacto|inflat|inflor|swollen|swelling|puffy
impotencia funcional|loss of function|unable to weight bear|functional impairment
ferula|ferula yeso|splint|backslab|back slab
muletas|crosses|crutches|bastones ingleses|bastones
descarga|sin apoyo|descarrega|non weight bearing|nwb
aposito|aposit|dressing
trago|deglucion|deglutir|degluccio|swallow|empassar
tolerancia oral|tolera dieta|tolerancia dieta|tolera via oral|tolerating diet|eating and drinking|tolerating oral intake|oral intake
ayuno|dejuni|fasting|nil by mouth
deshidratado|dehydrated|dehydration|sequedad mucosas
ulcera|llaga|nafra
mancha|macula|taques|spot|patch
accidente trafico|accident transit|rta|rtc|mva|mvc|road traffic accident|motor vehicle accident|car accident
via publica|street|calle|carrer
brusco|subito|repentino|sobtat|sudden|suddenly|abrupt|inicio brusco|de repente
insidioso|insidios|gradual|gradually|insidious|poco a poco|progressive|progresivo
intermitente|intermitent|intermittent|a ratos|on and off|fluctuante
vespertino|vesperti|tarde|vespre|evening|afternoon
madrugada|early hours|matinada|early morning
quincena|dos semanas|dues setmanes|fortnight|two weeks|2 weeks|2 semanas
previo|semana previa|week before|setmana previa
dias previos|dies previs|preceding days|days before|dias antes|dies abans
desencadena|desencadenante|precipitated|triggered|provoked|trigger
autonomo|independiente|self caring|self care|independent
ayuda|asistencia|assistance|help|ajut|support
silla|sillon|chair|cadira|butaca
acepta|consiente|accepta|agrees|consent|consentimiento
rechaza|declina|rebutja|refuses|no acepta|no quiere
alta voluntaria|self discharge|discharged against medical advice|ama|dama
urgente|emergency|emergently
institucionalizado|institucionalizada|vive residencia|residente|institucionalitzat|institucionalitzada|viu residencia|nh resident|nursing home resident|care home resident
iabvd|iavd|independiente abvd|independiente actividades basicas|independent abvd|independent adls
dabvd|dependiente abvd|dependiente actividades basicas|dependent abvd|dependent adls
fit well|healthy|previously well|previously healthy|sano|previamente sano|sa|previamente sa
alta|marchar casa|marxar casa|irse casa|fue casa|went home|goes home|home|sent home|dado alta|dada alta|discharged
held|withheld|on hold|paused|omitted|suspendido|suspes|suspendre|suspender|stopped|retirar|retirado|retirat
dejar fumar|abandono tabaco|abandonar tabaco|cesacion tabaquica|deshabituacion tabaquica|deixar fumar|abandonament tabac|stop smoking|quit smoking|smoking cessation
roncador|roncopatia|ronca|roncador|snorer|snoring|snores
sobrepeso|sobrepes|overweight
caure|caiguda|caigut|caida|caer|fall|fell|fallen
perdua coneixement|perdre coneixement|perdida conocimiento|perder conocimiento|perdio conocimiento|perdida consciencia|perder consciencia|loc|loss consciousness|lose consciousness|losing consciousness
bulto|bultoma|bony|lump
`
