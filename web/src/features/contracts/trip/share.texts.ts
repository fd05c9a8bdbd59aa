import { counted, spokenDay } from "@travesia/api/colombia/spoken";
import { today } from "@travesia/api/colombia/days";

/** Target of a shared link, which determines its name: a traveller, anybody, or a calendar. */
interface Named {
  readonly name: string | null;
  readonly isCalendar: boolean;
}

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
  calendar: "Calendario que sigue el viaje",
  named: ({ name, isCalendar }: Named): string =>
    isCalendar ? shareTexts.calendar : (name ?? shareTexts.anybody),
  endOf: (share: Named) => `Quitar el enlace: ${shareTexts.named(share)}`,
  endTitle: "¿Quitar este enlace?",
  endText: ({ name, isCalendar }: Named) =>
    isCalendar
      ? "Ese calendario ya no recibe cambios del viaje. Lo que ya copió se queda en él hasta que lo borren."
      : `${name ?? "Quien lo tenga"} ya no podrá abrir el viaje con este enlace.`,
  endCalendarTitle: "¿Quitar este calendario?",
  endCalendarConfirm: "Quitar calendario",
  endedCalendar: "Quitamos el calendario",
  endConfirm: "Quitar enlace",
  ended: "Quitamos el enlace",
  close: "Cerrar",
  message: (destination: string, address: string) => `Este es nuestro viaje a ${destination}: ${address}`,
} as const;

interface Opened {
  readonly isCalendar: boolean;
  readonly openings: number;
  readonly expiresAt: Date | string;
}

/**
 * Returns how often a link was opened and until when it is valid: `Abierto 2 veces · hasta el 12 de marzo`. A
 * calendar fetches its link automatically, which is not counted.
 */
export const shareState = ({ isCalendar, openings, expiresAt }: Opened): string => {
  const until = `hasta el ${spokenDay(today(new Date(expiresAt)))}`;
  if (isCalendar) return `Se actualiza ${until}`;
  return `${openings === 0 ? "Sin abrir" : `Abierto ${counted(openings, "vez", "veces")}`} · ${until}`;
};
