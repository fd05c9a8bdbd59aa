import { answeredToday } from "@travesia/api/colombia/opening-hours";
import { useSettings } from "../../../base/settings.ts";

/**
 * Returns when a visitor who sends a request now is answered, `hoy antes de las 6 p. m.`; null outside the
 * hours.
 */
export function useAnsweredToday(): string | null {
  const { agency } = useSettings();
  return agency && answeredToday(agency, new Date());
}
