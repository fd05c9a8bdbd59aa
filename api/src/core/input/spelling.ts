import { snake } from "../naming.ts";

/** How a caller spells the names of fields. */
export type Spelling = "camel" | "snake";

/** A field's name, or a dotted path of them, as the caller spells it. */
export const spelled = (field: string, spelling: Spelling): string =>
  spelling === "snake" ? field.split(".").map(snake).join(".") : field;
