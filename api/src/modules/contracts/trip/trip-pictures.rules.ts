import { creditsOf, mayBeProposed } from "../../content/picture/picture.rules.ts";
import type { AddressRights } from "../../content/picture/picture.sql.ts";
import type { Trip } from "./trip.types.ts";

type Pictured = Pick<Trip, "stays" | "days">;

/**
 * Returns the hotels and days of a trip without pictures of unknown licence, a cover picture (null when none
 * is left), and the credits that the licences of the remaining pictures require.
 */
export function picturedTrip(
  { stays, days }: Pictured,
  rights: readonly AddressRights[],
): Pick<Trip, "picture" | "stays" | "days" | "creditos"> {
  const known = new Map(rights.map((one) => [one.address, one]));
  const shown = (address: string | null) =>
    address !== null && mayBeProposed(known.get(address) ?? { licence: null }) ? address : null;
  const shownStays = stays.map((stay) => ({ ...stay, picture: shown(stay.picture) }));
  const shownDays = days.map((day) => ({ ...day, imagen: shown(day.imagen) }));
  const pictures = [...shownDays.map(({ imagen }) => imagen), ...shownStays.map(({ picture }) => picture)];
  return {
    stays: shownStays,
    days: shownDays,
    picture: pictures.find((address) => address !== null) ?? null,
    creditos: creditsOf(pictures.flatMap((address) => (address && known.get(address)) || [])),
  };
}
