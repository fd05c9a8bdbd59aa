import { ArrayMaxSize } from "class-validator";
import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { endOfDay } from "../../../core/colombia/days.ts";
import { formatPhone, whatsAppNumber } from "../../../core/colombia/phones.ts";
import { spokenDay, spokenTrip, travellersText } from "../../../core/colombia/spoken.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { html } from "../../../core/html/html.ts";
import { barePage, firstPageHtml } from "../../../core/http/first-page.html.ts";
import { DateTime } from "../../../core/scalars.ts";
import { isOwnTrip } from "./own-trip.ts";
import { keptPlace, keptVoucherPlace } from "./kept-place.rules.ts";
import { travellerVouchers } from "./own-vouchers.ts";
import { NO_TRIP, sharedTrip } from "./shared-trip.ts";
import { tripKindOf, tripKinds, type TripRef } from "./trip-kind.ts";
import { tripParts } from "./trip-parts.ts";
import { EMERGENCY } from "./trip-words.rules.ts";

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
  const { advisor } = facts;
  const page = firstPageHtml({
    title: `Tu viaje a ${trip.destination}`,
    agency: agency.name,
    passage: {
      kind: "Viaje",
      number: "",
      origin: trip.origin,
      destination: trip.destination,
      dates: spokenTrip(trip.from, trip.to),
      travellers: travellersText(facts.travellers),
      price: null,
    },
    countdown: `Guardado en este teléfono el ${spokenDay(context.today)}. Con internet ves si algo cambió.`,
    trip: [
      ...tripParts(trip),
      {
        title: "Contactos",
        lines: [
          { text: agency.name, note: `${formatPhone(agency.phone)} · ${agency.email}` },
          ...(trip.isNational ? [{ text: "Emergencias en Colombia", note: EMERGENCY }] : []),
        ],
      },
    ],
    money: null,
    advisor: advisor && {
      name: `${advisor.name} ${advisor.lastname}`,
      email: advisor.email,
      phone: advisor.phone && formatPhone(advisor.phone),
      whatsapp: whatsAppNumber(advisor.phone),
    },
    more: html`${
        vouchers.length > 0 &&
        html`<section class="card">
          <h2>Tiquetes y vouchers</h2>
          <ul>
            ${vouchers.map(
              (one) =>
                html`<li>
                  <p class="quiet">${one.service}</p>
                  <p><a href="${keptVoucherPlace(id, one.id)}">${one.filename}</a></p>
                </li>`,
            )}
          </ul>
        </section>`
      }
      <form method="post" action="${keptPlace(id)}"><button>Borrar de este teléfono</button></form>`,
    foot: "",
  });
  return { page: barePage(page), until: linkEnds("trip", endOfDay(facts.last)) };
}
