import { consentPurposeLabels } from "@travesia/api/accounts/consent/consent.rules";

/** Texts of the user's profile (shapes 4.2). */
export const profileTexts = {
  title: "Mi perfil",
  tabs: {
    datos: "Datos",
    banco: "Banco",
    documentos: "Documentos",
    seguridad: "Contraseña y sesiones",
    privacidad: "Privacidad",
  },
  person: {
    title: "Tus datos",
    name: "Nombre",
    lastname: "Apellido",
    email: "Correo",
    emailHint: "Para cambiarlo te pediremos tu contraseña y lo confirmarás desde el correo nuevo.",
    phone: "Teléfono",
    documentKind: "Tipo de documento",
    document: "Número de documento",
    birth: "Fecha de nacimiento",
    address: "Dirección",
    city: "Ciudad",
    country: "País",
    submit: "Guardar cambios",
    done: "Datos actualizados exitosamente",
    shortName: "El nombre debe tener al menos 2 caracteres",
    shortLastname: "El apellido debe tener al menos 2 caracteres",
    badEmail: "Ingresa un email válido",
    badPhone: "Ingresa un número válido",
  },
  email: {
    unverified: "Tu correo aún no está confirmado.",
    unverifiedClient:
      "Tu correo aún no está confirmado. Al confirmarlo verás aquí las cotizaciones que te hicimos antes.",
    send: "Enviar enlace",
    pending: (email: string) =>
      `Enviamos un enlace a ${email}. Tu correo cambiará cuando lo confirmes desde allí.`,
  },
  picture: {
    change: "Cambiar foto",
    of: (name: string) => `Foto de ${name}`,
    help: "JPG, PNG o WebP de hasta 10 MB",
    done: "Foto actualizada",
    show: "Mostrar mi foto a los clientes",
    shown: (day: string) => `La ven en tus propuestas, sus PDF y correos desde el ${day}.`,
    hidden: "En tus propuestas ven tus iniciales.",
    nowShown: "Tus clientes verán tu foto",
    nowHidden: "Tus clientes verán tus iniciales",
  },
  referral: "Refiere y Gana",
  bank: {
    title: "Datos bancarios",
    lead: "Aquí te pagamos. Solo tú y quienes hacen los pagos los ven.",
    bank: "Banco",
    number: "Número de cuenta",
    kind: "Tipo de cuenta",
    holder: "Titular, si no eres tú",
    holderDocument: "Documento del titular",
    phone: "Teléfono del titular",
    notes: "Observaciones",
    submit: "Guardar datos bancarios",
    done: "Datos bancarios actualizados",
    kinds: [
      { value: "", label: "Sin indicar" },
      { value: "ahorros", label: "Ahorros" },
      { value: "corriente", label: "Corriente" },
    ],
  },
  keys: {
    title: "Teclado",
    lead:
      "Con las teclas rápidas encendidas, una sola letra te lleva de fila en fila o de página en página; «?» muestra " +
      "cuáles son. Se guarda en este navegador.",
  },
  security: {
    password: "Contraseña",
    passwordLead: "Usa una que no tengas en otro lugar.",
    sessions: "Sesiones",
    sessionsLead:
      "Aquí está abierta tu cuenta. Si no reconoces un equipo, ciérrala allí y cambia tu contraseña.",
    session: (used: string, address: string | null) =>
      address ? `Último uso: ${used} · Inició desde ${address}` : `Último uso: ${used}`,
    thisSession: "Esta sesión",
    end: "Cerrar",
    endOf: (browser: string) => `Cerrar la sesión de ${browser}`,
    close: "Cerrar las demás sesiones",
    closing: "Se cerrará tu cuenta en todos los equipos y navegadores menos en este.",
  },
  privacy: {
    export: "Una copia de tus datos",
    exportLead:
      "Todo lo que guardamos de ti, para leer (PDF) o para llevar a otro sistema (JSON). Los enlaces funcionan 60 minutos.",
    prepare: "Preparar mis datos",
    consents: "Tus autorizaciones",
    noConsents: "Aún no hay autorizaciones registradas.",
    purposes: consentPurposeLabels as Readonly<Record<string, string>>,
    given: (version: string | null) => `Autorizaste el texto ${version ?? ""}`.trim(),
    notGiven: "No se pidió en ese canal",
    revoke: "Revocar",
    revokeOf: (purpose: string) => `Revocar: ${purpose}`,
    revokeTitle: "Revocar esta autorización",
    revoking: (purpose: string) =>
      `Revocas la autorización «${purpose}». Desde ya no te enviaremos ofertas. Conservamos lo que la ley ` +
      "nos obliga a guardar, y lo que necesita un viaje contratado hasta que termine.",
    revoked: "Autorización revocada",
    revokedAt: (instant: string) => `Revocada el ${instant}`,
    erase: "Suprimir tus datos",
    eraseLead:
      "Tu cuenta se cierra para siempre y tus datos personales se borran. Los contratos, pagos y recibos se conservan el tiempo que pide la ley; los soportes tributarios, 5 años.",
    eraseConfirm: "Suprimir mis datos",
    eraseWarning: "No se puede deshacer. Para seguir, escribe tu contraseña.",
  },
} as const;
