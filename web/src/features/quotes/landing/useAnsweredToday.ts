import { answeredToday } from "@travesia/api/colombia/opening-hours";
import { useSettings } from "../../../base/settings.ts";

/**
 * Returns when a request sent now will be answered, `hoy antes de las 6 p. m.`; null outside the opening
 * hours.
 */
export function useAnsweredToday(): string | null {
  const { agency } = useSettings();
  return agency && answeredToday(agency, new Date());
}
