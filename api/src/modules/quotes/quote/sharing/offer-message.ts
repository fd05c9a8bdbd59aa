import { today } from "../../../../core/colombia/days.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import type { MessagePurpose } from "../../../content/message/message.rules.ts";
import { worded } from "../../../content/message/worded.ts";
import { advisorOf } from "../offer/quote.mail.ts";
import type { QuoteVersion } from "../offer/quote-version.entity.ts";
import type { Quote } from "../quote.entity.ts";

/** Returns the message to a client with the address of the offer, from the agency's template. */
export async function offerMessage(
  scope: Scope,
  quote: Quote,
  { expiresAt, offer }: Pick<QuoteVersion, "expiresAt" | "offer">,
  {
    url,
    note = null,
    purpose = "offer",
  }: {
    url: string;
    note?: string | null | undefined;
    purpose?: Exclude<MessagePurpose, "passengers" | "collection">;
  },
): Promise<string> {
  const text = await worded(scope, purpose, {
    cliente: firstName(offer.client),
    nombre: firstName(offer.client),
    asesor: await writerOf(scope, quote),
    destino: offer.destino,
    numero: quote.quoteNumber,
    vence: spokenDay(today(expiresAt)),
    enlace: url,
  });
  return note?.trim() ? `${text}\n\n${note.trim()}` : text;
}

/** Returns the name of the person who writes to the client: the sender, otherwise the seller. */
const writerOf = async (scope: Scope, quote: Quote): Promise<string> =>
  scope.viewer?.name ?? (await advisorOf(scope, quote))?.name ?? "";
