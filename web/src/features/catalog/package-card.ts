import { today as todayOf } from "@travesia/api/colombia/days";
import { cardContent } from "@travesia/api/catalog/package-content.rules";
import type { CardContent } from "@travesia/pages/package/PackageCard.tsx";
import { formatDay } from "../../ui/days.ts";
import type { PackageCardFragment } from "./catalog.generated.ts";
import { catalogTexts, seatsText } from "./catalog.texts.ts";
import { upcoming } from "./departures.ts";

/** Fields of a package that its card shows. */
export type CardPackage = PackageCardFragment;

/** Returns a package as its card shows it, with its next departure. */
export function packageCard(pack: CardPackage): CardContent {
  const [next] = upcoming(pack.fechas, todayOf(new Date()));
  return {
    ...cardContent(pack),
    badge: pack.isActive && pack.isYapaya ? catalogTexts.offer : null,
    departure: next
      ? { day: { date: next.salida, text: formatDay(next.salida) }, note: seatsText(next.disponibles) }
      : { day: null, note: catalogTexts.noDepartures },
  };
}
