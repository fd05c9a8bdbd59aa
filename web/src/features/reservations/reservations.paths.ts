import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const reservationPaths = {
  /** Address with either a package's id, to book it, or a reservation's own id. */
  one: path(addresses.reservation),
  mine: path("/userReservas"),
  panel: path(addresses.reservations),
};

/** Returns the address for booking a departure of a package: `/ordenReserva/7?salida=2026-12-01`. */
export const bookingOf = (packId: number, salida: string | undefined): string => {
  const page = reservationPaths.one.to({ id: String(packId) });
  return salida ? `${page}?${new URLSearchParams({ salida }).toString()}` : page;
};
