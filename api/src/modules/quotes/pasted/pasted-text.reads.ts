import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { plainProviderNames } from "../../providers/provider.find.ts";
import { plainHotelNames } from "../../providers/library/library.find.ts";
import type { PastedTextArgs } from "./pasted-text.inputs.ts";
import type { QuoteTextReading } from "./pasted-text.types.ts";
import { readingAnswer } from "./reading-answer.rules.ts";
import { longestText, readText } from "./read-text.rules.ts";

const TOO_LONG = "El texto es demasiado largo: pega solo la parte del viaje.";
const EMPTY = "Pega el texto que quieres leer.";

/** Reads a pasted text; it is neither stored nor logged. */
export async function readPastedText(
  context: Context,
  { texto: text }: PastedTextArgs,
): Promise<QuoteTextReading> {
  if (text.trim() === "") throw badInput("texto", EMPTY);
  if (text.length > longestText) throw badInput("texto", TOO_LONG);
  const scope = Scope.of(context);
  const [hotels, providers] = [await plainHotelNames(scope), await plainProviderNames(scope)];
  return readingAnswer(readText(text, { today: context.today, hotels, providers }));
}
