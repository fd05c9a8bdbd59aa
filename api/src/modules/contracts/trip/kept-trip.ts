import { ArrayMaxSize } from "class-validator";
import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { endOfDay } from "../../../core/colombia/days.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { drawnPage } from "../../../core/http/drawn-page.ts";
import { barePage } from "../../../core/http/first-page.html.ts";
import { advisorFacts } from "../../../core/http/page-content.rules.ts";
import { DateTime } from "../../../core/scalars.ts";
import { isOwnTrip } from "./own-trip.ts";
import { keptPlace, keptVoucherPlace } from "./kept-place.rules.ts";
import { travellerVouchers } from "./own-vouchers.ts";
import { NO_TRIP, sharedTrip } from "./shared-trip.ts";
import { keptTripContent, sharedTripContent } from "./trip-content.rules.ts";
import { tripKindOf, tripKinds, type TripRef } from "./trip-kind.ts";

/** Tickets and vouchers that a person stores on their phone with the trip. */
@ArgsType()
export class KeptVouchers {
  @ArrayMaxSize(100, { message: "Se guardan como máximo 100 documentos" })
  @Field(() => [ID])
  vouchers: string[] = [];
}

/** A trip as stored on a phone for offline use. */
@ObjectType({ simpleResolvers: true })
export class KeptTrip {
  @Field(() => String, {
    description: "Una página que se basta sola: días, vuelos, hoteles, contactos y vouchers elegidos.",
  })
  page!: string;
  @Field(() => DateTime, { description: "Desde cuándo el celular ya no la guarda." }) until!: Date;
}

/** Trip that its viewer may store: their own, or one that was shared with them. */
interface KeptOf {
  readonly trip: TripRef;
  readonly shared: Awaited<ReturnType<typeof sharedTrip>> | null;
}

async function tripToKeep(context: Context, id: string): Promise<KeptOf> {
  const { link } = context;
  if (link?.purpose === "trip" && link.recordId === id) {
    const shared = await sharedTrip(context, id);
    return { trip: shared.of, shared };
  }
  for (const { name } of tripKinds()) {
    const trip = { kind: name, id };
    if (await isOwnTrip(context, trip)) return { trip, shared: null };
  }
  throw notFound(NO_TRIP);
}

/**
 * Returns a trip for storage on a phone: without money, documents, tokens and travellers. It is a client's
 * own trip, by the id of its contract or reservation, or a shared trip, by the id of its share. NOT_FOUND
 * for everybody else, and for a cancelled trip.
 */
export async function keptTrip(context: Context, id: string, chosen: readonly string[]): Promise<KeptTrip> {
  const { trip: ref, shared } = await tripToKeep(context, id);
  const kind = tripKindOf(ref.kind);
  const facts = await kind.facts(context, ref.id);
  if (!facts || facts.isCancelled) throw notFound(NO_TRIP);
  const trip = await kind.read(context, ref.id);
  const attached = await (shared ? travellerVouchers(context, shared) : kind.vouchers(context, ref.id));
  const vouchers = attached.filter((one) => chosen.includes(one.id));
  const agency = await context.services.agency.current();
  const { advisor, travellers } = facts;
  const content = sharedTripContent({
    trip,
    traveller: null,
    travellers,
    agency,
    advisor: advisor && advisorFacts(advisor, null),
    vouchers: vouchers.map((one) => ({ ...one, url: keptVoucherPlace(id, one.id) })),
    today: context.today,
  });
  const kept = `Guardado en este teléfono el ${spokenDay(context.today)}. Con internet ves si algo cambió.`;
  const title = `Tu viaje a ${trip.destination}`;
  const page = await drawnPage(
    `${title} · ${agency.name}`,
    async () => (await import("@travesia/pages/trip/KeptTrip.tsx")).KeptTrip,
    {
      ...keptTripContent(content, kept),
      title,
      agency: agency.name,
      foot: null,
      forget: keptPlace(id),
    },
  );
  return { page: barePage(page), until: linkEnds("trip", endOfDay(facts.last)) };
}
