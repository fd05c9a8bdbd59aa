import type { Context, Services } from "../../../../core/context.ts";
import { forbidden } from "../../../../core/failure.ts";
import { Batcher } from "../../../../core/mutation/batcher.ts";
import { readEvent, type WompiEvent } from "../../wompi/event.ts";
import { takeEvents } from "./take-events.ts";
import type { ReceivedEvent } from "../card.types.ts";

/** Message that refuses an event without a valid signature of the provider for this agency. */
const NOT_SIGNED = "Evento no autorizado";

const inboxes = new WeakMap<Services, Batcher<WompiEvent>>();

/** Returns the inbox of an application; events that arrive at the same moment are stored in one batch. */
function inboxOf(services: Services): Batcher<WompiEvent> {
  let inbox = inboxes.get(services);
  if (!inbox) inboxes.set(services, (inbox = new Batcher((events) => takeEvents(services, events))));
  return inbox;
}

/**
 * Stores an event with a valid signature of the provider; a job applies it afterwards.
 * @throws Refusal FORBIDDEN for an event without a valid signature.
 */
export async function receiveEvent(
  { services }: Context,
  sent: unknown,
  checksum: string | null,
): Promise<ReceivedEvent> {
  const event = services.cards && readEvent(sent, checksum, services.cards.keys);
  if (!event) throw forbidden(NOT_SIGNED);
  await inboxOf(services).add(event);
  return { received: true };
}
