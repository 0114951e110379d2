import type { SectionKey } from '@alta/contract/sections'

/** How a course says that there is nothing to say, section by section, folded; notation: facts/word-forms.ts. */
export const noneWords: Partial<Record<SectionKey, string>> = {
  allergies: `nkda|nka|nkfa|namc|nan|ramc no|sin alergias|sin alergia|no alergias|no alergia|no alergico|no alergica|alergias no|alergias: no|
    no conocidas|no se conocen|no constan|no consta alergia|niega alergias|no refiere alergias|sense al.lergies|sense allergies|
    no allergies|no allergia|nega allergies|no es coneixen|no conegudes|no known|none known|nil known|no drug allergies|denies allergies`,
  toxic_habits: `no fuma|no fumador|no fumadora|no bebe|no beu|sin habitos toxicos|niega habitos toxicos|sense habits toxics|nega habits toxics|
    niega toxicos|nega toxics|no toxicos|no toxics|no habitos toxicos|no habits toxics|nil|non-smoker|non smoker|never smoker|never smoked|
    teetotal|no etoh|no alcohol|no ha fumat|no ha fumado|denies`,
  family_background: `nil of note|non-contributory|noncontributory|sin interes|sense interes|no relevantes|no rellevants|sin antecedentes familiares|
    sense antecedents familiars|no refiere|no refereix|unremarkable|no family history|negative`,
  pathological_background: `sin antecedentes de interes|sin antecedentes|sin antecedentes patologicos|sense antecedents|sense antecedents d'interes|
    no antecedentes|no antecedents|nil of note|no past medical history|no significant past|previously well|previamente sano|previamente sana|
    previament sa|previament sana`,
  complications: `sin complicaciones|sense complicacions|no complicaciones|no complicacions|no complications|uncomplicated|ninguna|cap`,
  invasive_procedures: `no se realizan procedimientos|sin procedimientos|sense procediments|no procedures|none|ninguno|cap`,
}

/** A statement of something after all: beside one of these no section is empty. */
export const somethingWords = `intolerancia|intolerancies|intolerance|pero|pero si|but|salvo|excepto|excepte|llevat|except|reaccion|reaccio|reaction|
  exfumador*|ex-smoker|ex smoker|ocasional|occasional|socially|social|hasta|fins|until|vino|vinos|vi|vins|cerveza|cervezas|cervesa|cerveses|copa|copas|copes|beer|beers|wine|units|cig*|
  madre|padre|mare|pare|mother|father|hermano|hermana|germa|germana|brother|sister`
