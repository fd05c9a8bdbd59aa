import { counted, spokenDay } from "@travesia/api/colombia/spoken";
import { today } from "@travesia/api/colombia/days";

export const shareTexts = {
  share: "Compartir el viaje",
  lead: (hasTravellers: boolean) =>
    hasTravellers
      ? "Quien abra el enlace ve los días, los vuelos, el hotel y los contactos. No ve precios ni pagos. Cada viajero ve además sus tiquetes y los de todo el grupo."
      : "Quien abra el enlace ve el viaje, sus fechas y los contactos. No ve precios ni pagos.",
  make: "Crear un enlace",
  anybody: "Para quien tú quieras",
  makeFor: (name: string) => `Crear enlace: ${name}`,
  create: "Crear enlace",
  created: (name: string | null) => (name ? `Enlace para ${name}` : "Enlace para compartir"),
  once: "Cópialo ahora: después de cerrar no se vuelve a mostrar.",
  what: "enlace del viaje",
  whatsapp: "Enviar por WhatsApp",
  open: "Enlaces que están abiertos",
  end: "Quitar",
  endOf: (name: string | null) => `Quitar el enlace: ${name ?? shareTexts.anybody}`,
  endTitle: "¿Quitar este enlace?",
  endText: (name: string | null) => `${name ?? "Quien lo tenga"} ya no podrá abrir el viaje con este enlace.`,
  endConfirm: "Quitar enlace",
  ended: "Quitamos el enlace",
  close: "Cerrar",
  message: (destination: string, address: string) => `Este es nuestro viaje a ${destination}: ${address}`,
} as const;

/** Returns how often a link was opened and until when it opens: `Abierto 2 veces · hasta el 12 de marzo`. */
export const shareState = (openings: number, expiresAt: Date | string): string =>
  [
    openings === 0 ? "Sin abrir" : `Abierto ${counted(openings, "vez", "veces")}`,
    `hasta el ${spokenDay(today(new Date(expiresAt)))}`,
  ].join(" · ");
