/**
 * Words of Spanish, Catalan and English that say the opposite of one another, folded: what is told with one of them is
 * contradicted by another. One set a line, its opposites parted by "/", forms by blanks, "*" any ending.
 */
export const oppositeWords = `
aument* increment* sube* subi* eleva* ascen* ampli* augment* apuj* puj* increas* rais* rise* rising rose / disminu* reduc* redu* baja* desc* baix* decreas* lower* fell fallen drop*
mejor* millor* improv* better / empeor* empitjor* worse* deterior* agrav*
inici* comenz* comien* empez* empiez* instaur* comenc* start* began begin begun commenc* coloc* insert* implant* / suspen* retir* interrump* suspes* atur* stop* discontinu* withdraw* withheld remov*
acept* accept* / rechaz* rebutj* refus* declin*
positiv* positiu* / negativ* negatiu*
leve* lliger* ligero* lleu* mild* slight* / moderad* moderat* / grave* sever* greu*
agud* agut* acut* / cronic* chronic*
superior* upper / inferior* lower
proximal* / distal*
anterior* / posterior*
intern* / extern*
medial* / lateral*
estable* stable / inestable* unstable
normal* / anormal* patologic* abnormal* patholog* alterad* alterat* alteraci* anomal*
simetric* symmetric* / asimetric* asymmetric*
benign* / malign*
alto alta altos altas alt alts altes high / bajo baja bajos bajas baix baixa low
total* complet* / parcial* partial*
mati matins morning mornings / tarda tarde afternoon evening / noche noches nit nits night nights
ritmic* regular* / arritmic* irregular*
aparec* apareix* aparegu* appear* / desaparec* desapareix* disappear*
`
