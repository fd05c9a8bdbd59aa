import { firstName } from "@travesia/api/colombia/names";
import { ended } from "@travesia/api/colombia/spoken";
import { landingWords } from "@travesia/api/content/landing-words.rules";

/** Texts of the landing page. */
export const landingTexts = {
  ...landingWords,
  promise: (soon: string | null) =>
    soon
      ? ended(`Sin compromiso. Te respondemos ${soon}`)
      : "Sin compromiso. Un asesor te responde por correo en 24 a 48 horas.",
  seeAll: "Ver todos",
  destinations: "¿A dónde quieres ir?",
  packagesIn: (count: number) => (count === 1 ? "1 viaje" : `${count.toLocaleString("es-CO")} viajes`),
  from: "Desde",
  videos: "CLIENTES FELICES",
  noVideos: "No hay videos disponibles.",
  contact: "Contacto",
  agreements: "Convenios",
  referral: "Viaja, invita y gana",
  referralLead:
    "Por cada $ 50.000 que paguen en viajes las personas que invitaste, ganas 1 punto. Invitar no tiene límite.",
  referralCopy: "Copiar mi enlace",
  referralJoin: "Crear mi cuenta",
  whatsapp: "Escríbenos por WhatsApp",
  whatsappGreeting: "Hola, quiero planear un viaje.",
  received: "Recibimos tu solicitud",
  receivedLead: (
    {
      number,
      email,
      trip,
    }: { readonly number: string; readonly email: string; readonly trip: string | null },
    soon: string | null,
  ) =>
    `Tu solicitud${trip ? ` para «${trip}»` : ""} es la ${number}. ` +
    (soon ? `Te respondemos ${soon}, a ${email}.` : `Un asesor te escribirá a ${email} en 24 a 48 horas.`),
  answeredBy: (name: string) => `Te atiende ${name}.`,
  chatWith: (name: string) => `Escribirle a ${firstName(name)}`,
  receivedGreeting: (number: string) => `Hola, les escribo por mi solicitud ${number}.`,
  created: "Cotización creada exitosamente",
  close: "Cerrar",
  denied: "Sin Permisos",
  deniedLead: "No tienes permisos para crear cotizaciones.",
} as const;
