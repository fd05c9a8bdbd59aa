import { CODE_ASKED } from "@travesia/api/accounts/two-factor/two-factor.rules";

/** Texts about the second factor. */
export const twoFactorTexts = {
  title: "Verificación en dos pasos",
  off: "Además de la contraseña, te pediremos un código de tu celular al iniciar sesión. Así nadie entra solo con tu contraseña.",
  on: "Activa. Al iniciar sesión te pedimos el código de tu aplicación.",
  onByPasskey:
    "Activa con tu llave de acceso. Si quieres, agrega también los códigos de una aplicación de tu celular.",
  startToo: "Agregar los códigos de una aplicación",
  start: "Activar verificación en dos pasos",
  stop: "Desactivar verificación en dos pasos",
  passwordLead: "Para empezar, escribe tu contraseña.",
  next: "Continuar",
  scan: "Escanea este código con tu aplicación de autenticación (Google Authenticator, Microsoft Authenticator u otra) y escribe el código de seis dígitos que muestra.",
  qr: "Código QR de tu cuenta para la aplicación de autenticación",
  manual: (secret: string) =>
    `Si no puedes escanearlo, escribe esta clave: ${secret.match(/.{1,4}/g)?.join(" ") ?? secret}`,
  code: "Código de verificación",
  codeMissing: CODE_ASKED,
  confirm: "Activar",
  codesTitle: "Guarda tus códigos de recuperación",
  codesLead:
    "Cada uno sirve una vez, si pierdes tu celular o tu llave de acceso. No los volveremos a mostrar.",
  copy: "Copiar códigos",
  copied: "Códigos copiados",
  notCopied: "No se pudieron copiar. Anótalos antes de salir.",
  done: "Ya los guardé",
  stopLead: "Escribe tu contraseña y un código: al iniciar sesión ya no te pediremos el de tu aplicación.",
  asked: "Tu rol la pide.",
  setUpTitle: "Activa la verificación en dos pasos",
  setUpLead:
    "Tu rol la pide para entrar: con los códigos de una aplicación de tu celular, o con una llave de acceso.",
  strip: (day: string) => `Desde el ${day} necesitas la verificación en dos pasos para entrar.`,
  stripAct: "Activarla",
  rolesTitle: "Roles que la necesitan para entrar",
  rolesLead:
    "Cada persona de estos roles que no la tenga recibe un aviso y 14 días para activarla. Después, sin ella solo puede activarla.",
  without: (count: number) =>
    count === 1
      ? "1 persona no la tiene"
      : count === 0
        ? "Todos la tienen"
        : `${count} personas no la tienen`,
  since: (day: string) => `se exige desde el ${day}`,
  rolesSaved: "Guardamos a qué roles se les pide",
  started: "Verificación en dos pasos activada",
} as const;
