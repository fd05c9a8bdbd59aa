import { registerEnum } from "../../core/enums.ts";
import { recordLabels } from "./history.rules.ts";

/** What a line of the history is about. */
export const HistoryRecord = Object.fromEntries(Object.keys(recordLabels).map((name) => [name, name])) as {
  readonly [Name in keyof typeof recordLabels]: Name;
};
export type HistoryRecord = keyof typeof recordLabels;
registerEnum(HistoryRecord, {
  name: "HistoryRecord",
  label: "Registro",
  labels: recordLabels,
  description: "De qué es una línea de la historia.",
});

/** The records whose story is told on their own page. */
export const StoryRecord = {
  quote: "quote",
  contract: "contract",
  payment: "payment",
  commission: "commission",
  reservation: "reservation",
  customer: "customer",
  provider: "provider",
  person: "person",
} as const;
export type StoryRecord = keyof typeof StoryRecord;
registerEnum(StoryRecord, { name: "StoryRecord", description: "Registro cuya historia se cuenta." });

/** How a line should be seen: done, waiting, gone wrong. */
export const HistoryTone = {
  neutral: "neutral",
  sea: "sea",
  sun: "sun",
  leaf: "leaf",
  clay: "clay",
} as const;
export type HistoryTone = keyof typeof HistoryTone;
registerEnum(HistoryTone, { name: "HistoryTone", description: "Tono de una línea de la historia." });
