import { snake } from "../naming.ts";

/** The way a caller spells the names of fields. */
export type Spelling = "camel" | "snake";

/** Returns a field's name, or a dotted path of names, in the caller's spelling. */
export const spelled = (field: string, spelling: Spelling): string =>
  spelling === "snake" ? field.split(".").map(snake).join(".") : field;
