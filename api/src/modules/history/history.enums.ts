import { enumOf, registerEnum } from "../../core/enums.ts";
import { recordLabels } from "./history.rules.ts";

/** Kinds of record that a history entry is about. */
export const HistoryRecord = enumOf("HistoryRecord", recordLabels, {
  label: "Registro",
  labels: recordLabels,
  description: "De qué es una línea de la historia.",
});
export type HistoryRecord = keyof typeof recordLabels;

/** Kinds of record whose page shows their history. */
export const StoryRecord = {
  quote: "quote",
  contract: "contract",
  payment: "payment",
  commission: "commission",
  reservation: "reservation",
  customer: "customer",
  provider: "provider",
  invoice: "invoice",
  person: "person",
} as const;
export type StoryRecord = keyof typeof StoryRecord;
registerEnum(StoryRecord, { name: "StoryRecord", description: "Registro cuya historia se cuenta." });

/** Tones of a history entry: done, pending, failed. */
export const HistoryTone = {
  neutral: "neutral",
  sea: "sea",
  sun: "sun",
  leaf: "leaf",
  clay: "clay",
} as const;
export type HistoryTone = keyof typeof HistoryTone;
registerEnum(HistoryTone, { name: "HistoryTone", description: "Tono de una línea de la historia." });
