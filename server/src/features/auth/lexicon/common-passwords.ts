/**
 * Words that the most guessed passwords are made of, in the languages of the wards: a password that is one of them,
 * however often repeated and whatever digits and signs stand around, is refused. Folded: lower case, no accents.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passw0rd pass passwd secret admin administrator administrador administradora root user usuario
  usuari welcome bienvenido bienvenida benvingut benvinguda hello hola letmein iloveyou teamo tequiero testimo princess
  princesa dragon monkey football futbol baseball basketball superman batman spiderman pokemon naruto starwars master
  shadow sunshine flower flores florecita chocolate computer ordenador ordinador internet google facebook instagram
  whatsapp youtube netflix amazon microsoft windows linux ubuntu android samsung iphone apple qwerty qwertyui qwertyuiop
  asdfgh asdfghjkl asdf zxcvbnm zxcvbn azerty azertyuiop qazwsx qazwsxedc wsxedc abc abcd abcde abcdef abcdefg abcdefgh
  abcdefghijkl abcdefghijklm abcdefghijklmnop test testing prueba pruebas prova proves temporal temporary provisional
  default changeme change cambiar cambiame canviar canviam clave contrasena contrasenya contrasenia micontrasena
  lamevacontrasenya mypassword thisismypassword thepassword nopassword newpassword oldpassword password password
  secreto secreta secreta segura seguro seguridad security segur seguretat privado privat acceso access acces login
  entrar entrada sesion sessio hospital hospitals clinica clinic clinica medico medica metge metgessa doctor doctora
  enfermera enfermero enfermeria infermera infermer infermeria nurse nursing ward planta urgencias urgencies emergency
  ambulatorio ambulatori salud salut health healthcare sanidad sanitat farmacia pharmacy quirofano cirugia surgery
  pediatria radiologia cardiologia oncologia paciente pacient patient historia informe informes report reports alta
  ingreso discharge guardia medicina medicine residente resident practice secretaria secretary recepcion reception
  barcelona madrid valencia sevilla zaragoza malaga bilbao girona lleida tarragona mallorca catalunya cataluna espana
  spain andalucia galicia europa europe realmadrid atletico fcbarcelona forcabarca viscabarca visca barca betis messi
  ronaldo cristiano iniesta london england liverpool chelsea arsenal manchester america mexico argentina colombia
  jesus jesucristo maria josemaria mariajose montserrat jordi josep joan jose juan antonio manuel francisco carlos
  miguel angel david daniel alejandro alejandra javier pablo sergio fernando laura marta cristina lucia paula sara
  carmen isabel andrea ana anna nuria silvia sandra patricia rosa merce jennifer jessica michael michelle charlie
  thomas robert william andrew matthew joshua ashley nicole hannah george jordan harley hunter ranger buster soccer
  hockey killer trustno ginger summer winter spring autumn verano estiu invierno hivern primavera otono tardor january
  february march april may june july august september october november december enero febrero marzo abril mayo junio
  julio agosto septiembre octubre noviembre diciembre gener febrer marc abril maig juny juliol agost setembre octubre
  novembre desembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes
  sabado domingo dilluns dimarts dimecres dijous divendres dissabte diumenge family familia amor love lovely corazon
  cor estrella estel star sol luna lluna cielo mar playa platja casa home coche cotxe perro gos gato gat mama papa mami
  papi bebe baby nino nina hijo hija fill filla guapa guapo bonita bonito feliz happy forever siempre nunca vida life
  libertad freedom money dinero diners power fuerza matrix phoenix mustang ferrari porsche mercedes yamaha honda
  correcthorsebatterystaple correcthorse nothing whatever cheese cookie banana orange pepper silver golden purple
  blue green azul verde rojo blau verd vermell negro blanco company empresa office oficina server servidor database
  backup network system sistema service servicio servei support soporte suport demo sample example ejemplo exemple
  guest invitado convidat training formacion formacio student estudiante estudiant teacher profesor professor school
  escuela escola university universidad universitat`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Rows a finger follows on the keyboard or in the alphabet. */
export const fingerRows: readonly string[] = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  'mnbvcxzlkjhgfdsapoiuytrewq',
  'qwertyuiopasdfghjklnzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfvbgt56yhn',
]
