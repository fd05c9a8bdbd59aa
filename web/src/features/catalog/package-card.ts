import { today as todayOf } from "@travesia/api/colombia/days";
import { cardContent } from "@travesia/api/catalog/package-content.rules";
import type { CardContent } from "@travesia/pages/package/PackageCard.tsx";
import type { PackageCardFragment } from "./catalog.generated.ts";
import { catalogTexts } from "./catalog.texts.ts";

/** Fields of a package that its card shows. */
export type CardPackage = PackageCardFragment;

/** Returns a package as its card shows it, with its next departure. */
export const packageCard = (pack: CardPackage): CardContent => ({
  ...cardContent(pack, todayOf(new Date())),
  badge: pack.isActive && pack.isYapaya ? catalogTexts.offer : null,
});
