import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const reservationPaths = {
  /** Address of a booking with a package's id, of a reservation with its own id. */
  one: path(addresses.reservation),
  mine: path("/userReservas"),
  panel: path(addresses.reservations),
};

/** Returns the address for booking a departure of a package: `/ordenReserva/7?salida=2026-12-01`. */
export const bookingOf = (packId: number, salida: string | undefined): string => {
  const page = reservationPaths.one.to({ id: String(packId) });
  return salida ? `${page}?${new URLSearchParams({ salida }).toString()}` : page;
};
