import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const reservationPaths = {
  /** With a package's id it books, with a reservation's it shows it. */
  one: path(addresses.reservation),
  mine: path("/userReservas"),
  panel: path(addresses.reservations),
};

/** Returns where a departure of a package is booked: `/ordenReserva/7?salida=2026-12-01`. */
export const bookingOf = (packId: number, salida: string | undefined): string => {
  const page = reservationPaths.one.to({ id: String(packId) });
  return salida ? `${page}?${new URLSearchParams({ salida }).toString()}` : page;
};
