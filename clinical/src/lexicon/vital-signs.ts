/** Names of the signs measured at the bedside, folded; notation: facts/word-forms.ts. */
export const vitalSigns = `ta|tas|tad|pa|bp|tension arterial|tensio arterial|tam|map|fc|fcf|hr|pulse|pulso|pols|fr|rr|resp rate|sat|sato2|sat o2|
  spo2|sats|saturacion|saturacio|t|ta|temp|temperatura|gcs|glasgow|eva|nihss|peso|pes|weight|wt|talla|imc|bmi|avpu|rass`
