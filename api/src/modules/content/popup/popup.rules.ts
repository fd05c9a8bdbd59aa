import type { Day } from "../../../core/colombia/days.ts";
import { badInput } from "../../../core/failure.ts";

/** Default title and button text of a popup. */
export const popupDefaults = { title: "Novedades", boton: "Ver más" } as const;

/** Refuses a popup whose last day is before its first: BAD_USER_INPUT on `endsOn`. */
export function refuseWrongDays({
  startsOn,
  endsOn,
}: {
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
}): void {
  if (startsOn && endsOn && endsOn < startsOn)
    throw badInput("endsOn", "El último día no puede ser antes del primero");
}
