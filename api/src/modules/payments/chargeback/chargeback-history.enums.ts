import { registerEnum } from "../../../core/enums.ts";

/** Kinds of events in the timeline of a case. */
export const ChargebackEventKind = {
  opened: "opened",
  noted: "noted",
  file_added: "file_added",
  answered: "answered",
  dropped: "dropped",
  reversed: "reversed",
  due_near: "due_near",
} as const;
export type ChargebackEventKind = keyof typeof ChargebackEventKind;
registerEnum(ChargebackEventKind, {
  name: "ChargebackEventKind",
  description: "Suceso en la historia de un caso de reversión.",
});
