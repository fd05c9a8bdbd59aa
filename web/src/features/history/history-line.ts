import type { TimelineEntry } from "../../ui/Timeline.tsx";
import type { HistoryLineFragment } from "./history.generated.ts";

type Change = HistoryLineFragment["changes"][number];

/** One value that changed: `Saldo: $ 3.000.000 → $ 1.800.000`; what was only noted has no arrow. */
export const changeText = ({ label, before, after }: Change): string =>
  before == null ? `${label}: ${after ?? "nada"}` : `${label}: ${before} → ${after ?? "nada"}`;

/** Whose part it had, and from where: `Contador · Pantalla · Chrome en Windows · 190.24.1.8`. */
export const originText = ({
  actorRole,
  origin,
  ip,
}: Pick<HistoryLineFragment, "actorRole" | "origin" | "ip">): string =>
  [actorRole, origin, ip].filter(Boolean).join(" · ");

/** A line of the history as the timeline shows it, but for what stands below its title. */
export const toEntry = (line: HistoryLineFragment): Omit<TimelineEntry, "note"> => ({
  id: line.id,
  at: line.at,
  title: line.text,
  tone: line.tone,
  who: originText(line),
});
