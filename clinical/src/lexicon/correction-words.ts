/** Words that take back what stands elsewhere in the record. Folded. */
export const correctionCue =
  /\b(?:correccio(?:n|ns|nes)?|corregi[rm]?\w*|corregeix\w*|corrige\w*|corrijo|rectific\w*|fe de errat\w*|erratas?|error(?:es|s)?|erroni?[ae]?\w*|erroneament?e?|equivocad\w*|equivocaci\w*|por equivocacion|mistakes?|mistaken(?:ly)?|incorrect\w*|wrong(?:ly)?|amend(?:ed|ment)?|(?:pls|please) correct|correction|supersed\w*|sic|copiad[oae]s?|copiat|copied|copy-?forward\w*|en realidad|en realitat|actually|misrecorded|mis-?documented|transcripci\w*|transcription|no es el basal|no es la basal|disregard|ignorar|nota anterior)\b/
/** The same words about something else: a substitution of salts, an insulin scale, a dose. */
export const otherCorrection =
  /\b(?:correction (?:scale|dose|insulin|factor)|(?:insulin|insulina)\s(?:\w+ )?(?:correction|correccio\w*|correctora)|pauta (?:de )?correc\w*|corr(?:ected|egid[oa]|egit) (?:calcium|calcio|qt\w*)|(?:calcio|calci|qtc?|qt|vit d|sodio|potasio) corr(?:egid[oa]|ected|egit)|correc(?:cion|cio|tion) (?:de|of|d')\s?(?:la |el |l')?(?:anemia|hipo\w+|hiper\w+|potasio|sodio|calcio|acidosis|volemia|coagul\w+|hypo\w+|hyper\w+|hyponatr\w+)|error de conciliacion|errors? innat\w*|errores innatos|inborn errors?|correctly|correctament\w*|medical error)\b/g

export const copiedCue = /\b(?:copiad[oae]s?|copiat|copied|copy-?forward\w*|sic|nota copiada|copia de)\b/
export const supersedeCue = /\bsupersed\w*\b/
export const wrongCue = /\b(?:no (?:es|era|fue)|not|wrong\w*|incorrect\w*|error\w*|erroni?\w*|equivoca\w*|mistak\w*|era d'un|era de un)\b/

/** Left and right; group by key. */
export const sides: Readonly<Record<'left' | 'right', RegExp>> = {
  left: /\b(?:izquierd[oa]s?|izd[oa]s?|izq|esquerr(?:e|a|es|os)|esq|left|lt)\b/,
  right: /\b(?:derech[oa]s?|dch[oa]s?|dcho|der|dret(?:a|s|es)?|right|rt)\b/,
}

export const smoking = /\b(?:fum\w*|smok\w*|tabac\w*|tabaquism\w*|cig(?:arrillos|arros|arretes|arrets|s)?|exfumador\w*|ex-?smoker|pack[- ]?years?|paquet\w*|paq|ipa)\b/
export const drinking = /\b(?:alcohol\w*|enol\w*|enolism\w*|etoh|oh|beb\w{2,}|beu|bevedor\w*|drink\w*|wine|beer|cervez\w*|cervese\w*|vin[oi]?s?|de vi|de cava|ampolles?|botellas?|units?\/week|units per week)\b/
export const drugUse = /\b(?:droga\w*|drogues|toxic\w*|cannabis|thc|porros?|marihuana|haixix|hachis|cocain\w*|heroin\w*|anfetamin\w*|amphetamin\w*|illicit\w*|recreational|ivdu|udvp|opiaceos|mdma)\b/
export const habitDenied =
  /\b(?:never|abstinent\w*|abstem\w*|teetotal\w*|no longer|ya no|ja no|no (?:ha |han )?(?:fuma\w*|beu\w*|beb\w*|toma\w*|cons\w*|smok\w*|drink\w*|habit\w*|toxic\w*|drog\w*|etoh|alcohol\w*|oh)|nunca|mai|non-?smok\w*|non-?drink\w*|not (?:a |an )?(?:smok\w*|drink\w*)|does(?: not|n't) (?:smoke|drink)|nega|niega|denies|sin|sense|nil|no)\b/
