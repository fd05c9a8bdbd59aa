import { CODE_ASKED } from "@travesia/api/accounts/two-factor/two-factor.rules";

/** Texts of signing in and out (specification 8.1, 8.4 and 8.7; shapes 4.2). */
export const accountTexts = {
  login: {
    title: "Inicia sesión",
    lead: "Tus cotizaciones, contratos y comisiones, en un solo lugar.",
    again: "Tu sesión terminó. Inicia sesión para seguir donde estabas: lo que escribiste sigue aquí.",
    email: "Correo",
    password: "Contraseña",
    submit: "Iniciar sesión",
    forgotten: "Olvidé mi contraseña",
    create: "Crear cuenta",
    emailMissing: "El email es requerido",
    passwordMissing: "La contraseña es requerida",
    code: "Código de verificación",
    codeHint: "El de tu aplicación, o uno de recuperación",
    codeMissing: CODE_ASKED,
    passkey: "Entrar con una llave de acceso",
    usePasskey: "Usar mi llave de acceso",
    locked:
      "Tu cuenta quedó bloqueada por varios intentos fallidos. Espera unos minutos antes de intentar de nuevo.",
    attempts: (attempts: number) => (attempts === 1 ? "1 intento fallido" : `${attempts} intentos fallidos`),
    motto: "De la primera cotización al último abrazo en el aeropuerto.",
  },
  welcome: (name: string) => `¡Bienvenido ${name}!`,
  goodbye: "Sesión cerrada correctamente",
  loginFailed: (message: string) => `Error de login: ${message}`,
  profile: {
    own: "Mi perfil",
    open: (initials: string) => `${initials}, abrir menú de perfil`,
    changePassword: "Cambiar contraseña",
    signOut: "Cerrar sesión",
  },
  password: {
    factor: "Verificación en dos pasos",
    title: "Cambiar contraseña",
    lead: "Las demás sesiones abiertas con tu cuenta se cerrarán; esta sigue abierta.",
    current: "Contraseña actual",
    next: "Contraseña nueva",
    again: "Repite la contraseña nueva",
    hint: "Al menos 8 caracteres, con una letra y un número",
    submit: "Cambiar contraseña",
    done: "Contraseña cambiada exitosamente",
    currentMissing: "Debes ingresar tu contraseña actual",
    different: "Las contraseñas no coinciden",
  },
} as const;

/** Duration of each message, in seconds (specification 8.7). */
export const accountToastSeconds = { welcome: 3, goodbye: 2, loginFailed: 5 } as const;
