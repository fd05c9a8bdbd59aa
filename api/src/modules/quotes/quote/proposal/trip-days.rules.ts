import type { DayContent } from "@travesia/pages/trip/TripDays.tsx";
import type { Day } from "../../../../core/colombia/days.ts";
import { pictureContent } from "../../../../core/http/page-content.rules.ts";
import { dayText } from "../../calculation/itinerary/itinerary-days.rules.ts";
import { dayIcons, dayKind } from "./day-kind.rules.ts";
import { dayTitle } from "./trip-words.rules.ts";

/** Day of a trip as stored; a key that an older program did not store is absent. */
export interface ReadDay {
  readonly dia?: number | null;
  readonly titulo?: string | null;
  readonly texto?: string | null;
  readonly imagen?: string | null;
}

/** Returns the display content of a trip's days, dated from the day of departure. */
export const daysContent = (days: readonly ReadDay[], departure: Day): DayContent[] =>
  days.map(({ dia, titulo, texto, imagen }) => ({
    number: dia ?? 1,
    title: titulo ?? "",
    heading: dayTitle({ dia: dia ?? 1, titulo: titulo ?? "" }, departure),
    text: dayText({ titulo: titulo ?? null, texto: texto ?? null }),
    picture: imagen ? pictureContent(imagen) : null,
    drawing: dayIcons[dayKind(titulo ?? "")],
  }));
