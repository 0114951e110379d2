import { texts } from '../../base/phrases.ts'

export const authTexts = texts('auth', {
  sign_in_title: { en: 'Sign in', es: 'Inicie sesión', ca: 'Iniciï la sessió' },
  promise: {
    en: 'Discharge reports with the source of every sentence.',
    es: 'Informes de alta con la fuente de cada frase.',
    ca: 'Informes d’alta amb la font de cada frase.',
  },
  email: { en: 'Email', es: 'Correo electrónico', ca: 'Correu electrònic' },
  password: { en: 'Password', es: 'Contraseña', ca: 'Contrasenya' },
  name: { en: 'Name', es: 'Nombre y apellidos', ca: 'Nom i cognoms' },
  enter: { en: 'Sign in', es: 'Entrar', ca: 'Entra' },
  entering: { en: 'Signing in…', es: 'Entrando…', ca: 'S’està entrant…' },
  wrong: {
    en: 'You could not be signed in. Check the email and the password.',
    es: 'No se ha podido iniciar sesión. Compruebe el correo y la contraseña.',
    ca: 'No s’ha pogut iniciar la sessió. Comprovi el correu i la contrasenya.',
  },
  no_account: { en: 'No account yet?', es: '¿Aún no tiene cuenta?', ca: 'Encara no té compte?' },
  register_link: { en: 'Register', es: 'Regístrese', ca: 'Registri’s' },
  registered: {
    en: 'Your account is ready. Sign in with it.',
    es: 'Su cuenta está lista. Inicie sesión con ella.',
    ca: 'El seu compte està a punt. Iniciï-hi la sessió.',
  },
  ended: {
    en: 'Your session has ended. Sign in again to go on where you were.',
    es: 'Su sesión ha terminado. Vuelva a iniciar sesión para seguir donde estaba.',
    ca: 'La seva sessió ha acabat. Torni a iniciar la sessió per continuar on era.',
  },
  asked: {
    en: 'Sign in with the password you have just chosen. If that fails, the address had an account before: use its password, or ask whoever manages your organisation for an invitation.',
    es: 'Inicie sesión con la contraseña que acaba de elegir. Si no funciona, el correo ya tenía una cuenta: use su contraseña o pida una invitación a quien gestiona su organización.',
    ca: 'Iniciï la sessió amb la contrasenya que acaba de triar. Si no funciona, el correu ja tenia un compte: faci servir la seva contrasenya o demani una invitació a qui gestiona la seva organització.',
  },
  register_title: { en: 'Create your account', es: 'Cree su cuenta', ca: 'Creï el seu compte' },
  register_sub: {
    en: 'Whoever manages your organisation will then give you a role.',
    es: 'Después, quien gestiona su organización le dará un rol.',
    ca: 'Després, qui gestiona la seva organització li donarà un rol.',
  },
  setup_title: { en: 'Set up Alta', es: 'Ponga Alta en marcha', ca: 'Posi Alta en marxa' },
  setup_sub: {
    en: 'You will be the administrator.',
    es: 'Usted será la persona administradora.',
    ca: 'Vostè serà la persona administradora.',
  },
  create_account: { en: 'Create account', es: 'Crear la cuenta', ca: 'Crea el compte' },
  creating: { en: 'Creating the account…', es: 'Creando la cuenta…', ca: 'S’està creant el compte…' },
  has_account: { en: 'Already have an account?', es: '¿Ya tiene cuenta?', ca: 'Ja té compte?' },
  sign_in_link: { en: 'Sign in', es: 'Inicie sesión', ca: 'Iniciï la sessió' },
  refused: {
    en: 'The account could not be created.',
    es: 'No se ha podido crear la cuenta.',
    ca: 'No s’ha pogut crear el compte.',
  },
  closed: {
    en: 'Registration is closed. Ask an administrator for an account.',
    es: 'El registro está cerrado. Pida una cuenta a la administración.',
    ca: 'El registre està tancat. Demani un compte a l’administració.',
  },
  by_invitation: {
    en: 'Accounts are made by invitation. Open the link you were sent, or ask whoever manages your organisation for one.',
    es: 'Las cuentas se crean por invitación. Abra el enlace que recibió o pida uno a quien gestiona su organización.',
    ca: 'Els comptes es creen per invitació. Obri l’enllaç que va rebre o demani-ne un a qui gestiona la seva organització.',
  },
  invitation_title: { en: 'Invitation', es: 'Invitación', ca: 'Invitació' },
  email_fixed: {
    en: 'The invitation is for this address.',
    es: 'La invitación es para esta dirección.',
    ca: 'La invitació és per a aquesta adreça.',
  },
  registered_already: {
    en: 'There is an account for {email} already. Sign in with it to accept.',
    es: 'Ya existe una cuenta para {email}. Inicie sesión con ella para aceptar.',
    ca: 'Ja hi ha un compte per a {email}. Iniciï-hi la sessió per acceptar.',
  },
  sign_in_to_accept: {
    en: 'Sign in and accept',
    es: 'Iniciar sesión y aceptar',
    ca: 'Inicia la sessió i accepta',
  },
  set_title: { en: 'Set your password', es: 'Fije su contraseña', ca: 'Fixi la contrasenya' },
  set_password: { en: 'Save password', es: 'Guardar la contraseña', ca: 'Desa la contrasenya' },
  setting: { en: 'Saving the password…', es: 'Guardando la contraseña…', ca: 'S’està desant la contrasenya…' },
  not_set: {
    en: 'The password could not be saved.',
    es: 'No se ha podido guardar la contraseña.',
    ca: 'No s’ha pogut desar la contrasenya.',
  },
  languages: { en: 'Languages', es: 'Idiomas', ca: 'Idiomes' },
  version: { en: 'Alta {version}', es: 'Alta {version}', ca: 'Alta {version}' },
})
