import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { NO_DAY_TEXT } from "../day-text.rules.ts";
import { LibraryDayText } from "../library-day-text.entity.ts";
import type { UpdateLibraryDayTextInput } from "../library.inputs.ts";

interface Args {
  readonly id: string;
  readonly input: UpdateLibraryDayTextInput;
}

/**
 * Changes the title and the text of a day for later proposals. Returns its id.
 * @throws Refusal BAD_USER_INPUT without a text.
 */
export async function updateLibraryDayText(work: Work, { id, input }: Args): Promise<string> {
  const text = await work.forUpdate.find(LibraryDayText, { id }, NO_DAY_TEXT);
  work.edit(text, input.version);
  const before = { titulo: text.titulo, texto: text.texto };
  const after = {
    titulo: input.titulo === undefined ? before.titulo : input.titulo?.trim() || null,
    texto: input.texto === undefined ? before.texto : (input.texto ?? "").trim(),
  };
  if (!after.texto) throw badInput("texto", "Escribe qué pasa ese día");
  assign(text, after);
  work.audit("library-day-text.updated", id, { lugar: text.place, before, after });
  return id;
}
