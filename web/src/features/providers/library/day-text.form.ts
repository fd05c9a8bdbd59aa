import { longestDay, longestDayTitle } from "@travesia/api/providers/library/day-text.rules";
import { fieldsOf, textOrNull, trimmed } from "../../../ui/form/fields.ts";
import type { ListedDayTextFragment } from "./day-texts.generated.ts";

const atMost = (most: number) => (text: string) =>
  text.length > most ? `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras` : null;

/** Form fields of a day's text in the library. */
export const dayTextFields = fieldsOf<ListedDayTextFragment>()({
  titulo: textOrNull({ wrong: atMost(longestDayTitle) }),
  texto: trimmed({ required: "Escribe qué pasa ese día", wrong: atMost(longestDay) }),
});
