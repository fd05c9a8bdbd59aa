import { recoveryMinutes } from "@travesia/api/accounts/account/mailed-links.rules";
/** Texts of registration, password recovery and e-mail confirmation. */
export const registrationTexts = {
  register: {
    title: "Crea tu cuenta",
    lead: "Guarda tus cotizaciones, contratos y reservas en un solo lugar.",
    referred: (code: string) => `Vienes con el código de referido ${code}.`,
    name: "Nombre",
    lastname: "Apellido",
    email: "Correo",
    phone: "Teléfono",
    referralCode: "Código de referido (opcional)",
    submit: "Crear cuenta",
    known: "Este correo ya está registrado",
    checking: "Revisando el correo…",
    free: "El correo está disponible",
    consentMissing: "Debes autorizar el tratamiento de tus datos personales",
    policies: "Leer la política de tratamiento de datos",
    haveAccount: "Ya tengo cuenta",
  },
  recovery: {
    title: "Recupera tu contraseña",
    lead: "Escribe el correo de tu cuenta y te enviaremos un enlace para crear una contraseña nueva.",
    submit: "Enviar enlace",
    sentTitle: "Revisa tu correo",
    sent: (email: string) =>
      `Enviamos un enlace a ${email}. Funciona una sola vez, durante ${recoveryMinutes} minutos. ` +
      "Si no lo ves, mira en la carpeta de correo no deseado.",
    back: "Volver a iniciar sesión",
  },
  reset: {
    title: "Crea una contraseña nueva",
    lead: "Al guardarla se cerrarán las sesiones abiertas con tu cuenta.",
    submit: "Guardar contraseña",
    done: "Contraseña restablecida exitosamente",
    signIn: "Iniciar sesión",
    over: "Este enlace ya se usó o ya venció",
    overLead: "Si ya tienes tu contraseña, inicia sesión. Si no, pide otro enlace.",
    askAgain: "Pedir otro enlace",
  },
  /** Texts for an invited person without an account. */
  invited: {
    title: "Crea tu contraseña",
    lead: "Con ella y tu correo entras a tu cuenta.",
    done: "Tu contraseña quedó creada",
  },
  confirm: {
    title: "Confirma tu correo",
    lead: "Un paso más: confirma que este correo es tuyo.",
    submit: "Confirmar mi correo",
    done: "Correo confirmado",
    doneLead: "Desde ahora tu cuenta usa este correo.",
    home: "Ir a mi cuenta",
    failed: "No se pudo confirmar el correo",
  },
} as const;
