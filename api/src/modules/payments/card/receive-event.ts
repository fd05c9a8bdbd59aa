import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/failure.ts";
import { readEvent } from "../../../core/wompi/event.ts";
import { takeEvent } from "./acts/take-event.ts";
import type { ReceivedEvent } from "./card.types.ts";

/** What is told of an event that the provider did not sign, or not for us. */
const NOT_SIGNED = "Evento no autorizado";

/**
 * Keeps an event that the provider signed for us; what it tells is applied afterwards.
 * @throws Refusal FORBIDDEN for any other.
 */
export async function receiveEvent(
  { services, run }: Context,
  sent: unknown,
  checksum: string | null,
): Promise<ReceivedEvent> {
  const event = services.cards && readEvent(sent, checksum, services.cards.keys);
  if (!event) throw forbidden(NOT_SIGNED);
  await run(takeEvent, { event });
  return { received: true };
}
