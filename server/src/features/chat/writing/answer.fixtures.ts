/** For tests of written answers: a note, and a question about it. */
export const note = `Paciente: Rosa Invent Ficticia

Alergias: alergia a penicilina con exantema en 2009.

Evolución 12/03/2026
Presenta dolor en la rodilla derecha desde el martes. No tiene fiebre ni dolor torácico. Se inicia enalapril 10 mg cada 24 horas por dolor de cabeza e hipertensión.

Plan
Control en consulta de cardiología en tres meses.
`
export const question = '¿Dónde tiene dolor y qué dosis de enalapril toma?'
