export const tripTexts = {
  calendar: "Agregar al calendario",
  calendarLead:
    "Tu calendario sigue el viaje: si cambian las fechas, cambia solo. Lleva vuelos y hotel, sin nombres ni precios.",
  calendarDevice: "En este iPhone, iPad o Mac",
  calendarGoogle: "En Google Calendar",
  calendarCopy: "dirección del calendario",
  close: "Cerrar",
} as const;

/** Ways in which calendars subscribe to an address. */
export const followedBy = {
  device: (address: string) => address.replace(/^https?:/, "webcal:"),
  google: (address: string) =>
    `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: address.replace(/^https?:/, "webcal:") })}`,
} as const;
