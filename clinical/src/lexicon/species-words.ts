/** Species of germs, folded: notes shorten the genus before them to its first letter. */
export const speciesWords = new Set(
  `coli aureus pneumoniae influenzae faecalis faecium aeruginosa mirabilis epidermidis difficile cloacae marcescens albicans
  glabrata fumigatus tuberculosis pyogenes agalactiae monocytogenes meningitidis catarrhalis pylori jejuni baumannii
  maltophilia fragilis hominis haemolyticus lugdunensis bovis gallolyticus viridans burnetii pneumophila trachomatis
  gonorrhoeae vaginalis oxytoca freundii morganii perfringens jirovecii neoformans enteritidis typhi sonnei flexneri krusei
  tropicalis parapsilosis auris anginosus mitis acnes vulgaris aerogenes intermedius constellatus saprophyticus stercoralis lamblia histolytica falciparum vivax cruzi infantum granulosus gondii`.split(/\s+/),
)
