import type { Tone } from "@travesia/api/look";
import { type Permission, permissionOf } from "@travesia/api/raffle/raffle-authorization.rules";
import { formatDay } from "../../../ui/days.ts";
import type { RaffleNumberState, RaffleStatus } from "../../../graphql/schema.generated.ts";

export const raffleTexts = {
  home: "Rifa",
  noRaffle: "No hay una rifa abierta. Cuando abramos la próxima, aquí verás el premio y el tablero.",
  select: "Seleccionar Números",
  taken: "Números elegidos",
  results: "Resultados",
  noWinner: "Nadie había pagado el número ganador.",
  withWinner: "El número ganador tenía dueño.",
  board: "Elige tus números",
  boardLead:
    "El tablero se actualiza al instante: un número que alguien más tome deja de estar libre aquí mismo.",
  pages: "Tandas de cien números",
  confirm: "Confirmar Selección",
  clear: "Quitar todos",
  nothingChosen: "Aún no has elegido números.",
  form: "Datos de los números seleccionados",
  consentMissing: "Acepta el tratamiento de los datos para apartar los números",
  payHere: "Escanea para pagar",
  noPayment: "Paga tus números con tu asesor.",
  back: "Volver",
  submit: "DESCARGAR PDF",
  sent: "Datos enviados con éxito",
  downloadAgain: "Descargar el PDF otra vez",
  more: "Elegir más números",
  raffleChanged: "La rifa cambió y tu selección anterior ya no sirve. Elige de nuevo.",
  takenEmpty: "Nadie ha elegido números todavía.",
  takenFiltered: "Ningún número coincide con lo que buscas.",
  paid: "Pago registrado",
  unpaid: "El número quedó por pagar",
  released: "Número liberado",
  reset: "Números reseteados correctamente",
  panel: "Rifas",
  panelEmpty: "Aún no hay rifas. Crea la primera y ábrela cuando esté lista.",
  created: "Rifa creada. Ábrela cuando quieras empezar a vender números.",
  updated: "Rifa actualizada",
  opened: "Rifa abierta",
  drawn: "Resultado guardado",
  cancelled: "Rifa cancelada",
  accepted: "Promoción privada aceptada. Ya puedes abrir la rifa.",
  unregistered: "Sin autorización registrada",
  acceptPrivate: "Es promoción privada",
} as const;

export const raffleLabels: Record<RaffleStatus, string> = {
  draft: "Borrador",
  open: "Abierta",
  drawn: "Jugada",
  cancelled: "Cancelada",
};
export const raffleTones = {
  draft: "neutral",
  open: "sea",
  drawn: "leaf",
  cancelled: "clay",
} as const satisfies Record<RaffleStatus, Tone>;

export const numberLabels: Record<RaffleNumberState, string> = {
  free: "Libre",
  selected: "Apartado",
  paid: "Pagado",
};

/** Returns a quantity of numbers as text: `1 número`, `3 números`. */
export const numbersText = (count: number): string =>
  count === 1 ? "1 número" : `${count.toLocaleString("es-CO")} números`;

/** Returns the sentence about selected numbers that another person has taken. */
export const lostText = (values: readonly string[]): string =>
  values.length === 1
    ? `El número ${values[0]} lo acaba de tomar otra persona.`
    : `Los números ${values.join(", ")} los acaba de tomar otra persona.`;

/** Returns the text about a raffle's official permit, shown to everybody; null while none is registered. */
export const permissionText = (raffle: Permission & { readonly isUnregistered: boolean }): string | null =>
  raffle.isUnregistered ? raffleTexts.unregistered : permissionOf(raffle, formatDay);
