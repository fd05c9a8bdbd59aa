import { addDays, daysAfter, hoursAfter, today } from "../../core/colombia/days.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { SeedContext } from "../../core/seed.ts";
import { approveQuote } from "./quote/acts/approve-quote.ts";
import { createExternalQuote } from "./quote/acts/create-external-quote.ts";
import { createQuote } from "./quote/acts/create-quote.ts";
import { expireQuotes } from "./quote/acts/expire-quotes.ts";
import { rejectQuote } from "./quote/acts/reject-quote.ts";
import { requoteQuote } from "./quote/acts/requote-quote.ts";
import { sendQuote } from "./quote/acts/send-quote.ts";
import { updateQuote } from "./acts/update-quote.ts";
import { type DemoTrip, seedCalculation } from "./calculation/calculation.seed.ts";
import { seedPassengers } from "./passenger/passenger.seed.ts";
import type { CreateQuoteInput } from "./quote/quote.inputs.ts";

const clients = [
  ["María Fernanda Torres", "maria.torres@example.com", "3001234567"],
  ["Jorge Iván Cardona", "jorge.cardona@example.com", "3102345678"],
  ["Luz Marina Peñalosa", "luz.penalosa@example.com", "3153456789"],
  ["Andrés Felipe Guzmán", "andres.guzman@example.com", "3204567890"],
  ["Paola Andrea Niño", "paola.nino@example.com", "6015678901"],
  ["Ricardo Ávila Suárez", "ricardo.avila@example.com", "3016789012"],
  ["Sandra Milena Ortiz", "sandra.ortiz@example.com", "3117890123"],
] as const;

const trips = [
  ["Bogotá", "Cartagena", "nacional", 5, 1_450_000],
  ["Medellín", "San Andrés", "nacional", 6, 1_890_000],
  ["Bogotá", "Cancún", "internacional", 7, 4_200_000],
  ["Villavicencio", "Caño Cristales", "operadorLlano", 4, 2_150_000],
  ["Cali", "Santa Marta", "nacional", 5, 1_380_000],
  ["Bogotá", "Punta Cana", "internacional", 7, 4_650_000],
  ["", "Eje Cafetero", "hotel", 3, 690_000],
] as const;

/** Final states of the demo quotes, assigned in rotation. */
const fates = ["accepted", "rejected", "accepted", "expired", "accepted", "requote", "accepted"] as const;
const presentFates = [
  "accepted",
  "rejected",
  "accepted",
  "requote",
  "accepted",
  "sent",
  "sent",
  "completed",
  "pending",
] as const;
type Fate = (typeof fates)[number] | (typeof presentFates)[number];

/**
 * Number of days that the demo data cover. With the next constants, the demo creates one quote every six
 * days, and one a day in the last three weeks.
 */
const YEAR = 355;
const PAST = 60;
const RECENT = 21;
const LATELY = 21;

/**
 * Creates a year of quotes of both teams, in every status that a quote can reach without a contract. Stores
 * in `shared`, as `quotes:accepted`, the ids of accepted quotes, oldest first, for the seeds of passengers
 * and contracts.
 */
export async function seedQuotes(seed: SeedContext): Promise<void> {
  const start = seed.services.clock.now();
  const past = Math.round(PAST * seed.scale);
  const recent = Math.max(presentFates.length, Math.round(RECENT * seed.scale));
  const made: DemoQuote[] = [];
  // One after the other, so that their numbers follow their days.
  for (let n = 0; n < past + recent; n += 1) {
    const days = n < past ? YEAR - (n * (YEAR - LATELY)) / past : LATELY - ((n - past) * LATELY) / recent;
    const fate = n < past ? pick<Fate>(fates, n) : pick<Fate>(presentFates, n - past);
    made.push(await aDemoQuote(seed, n, daysAfter(start, -days), fate));
  }
  await seed.each(made, (own, quote) => live(own, quote, start));
  seed.at(hoursAfter(start, -20));
  await seed.as(null, createExternalQuote, { input: inputOf(3, seed.services.clock.now()) });
  seed.at(start);
  await seed.as(null, expireQuotes, undefined);
  const accepted = made.filter(({ fate }) => fate === "accepted").map(({ id }) => id);
  seed.shared.set("quotes:accepted", accepted);
  await seedPassengers(seed);
}

/** Quote created for the demo, and its intended final state. */
interface DemoQuote {
  readonly id: string;
  readonly n: number;
  readonly createdAt: Date;
  readonly fate: Fate;
}

const accountOf = (seed: SeedContext, n: number, handle: string) =>
  seed.shared.get(`account:${handle}${n % 4 === 2 ? "2" : ""}`) as Viewer;
const sellerOf = (seed: SeedContext, n: number) => accountOf(seed, n, n % 5 === 4 ? "lider" : "asesor");

async function aDemoQuote(seed: SeedContext, n: number, createdAt: Date, fate: Fate): Promise<DemoQuote> {
  seed.at(createdAt);
  const id = await seed.as(sellerOf(seed, n), createQuote, { input: inputOf(n, createdAt) });
  return { id, n, createdAt, fate };
}

/** Moves a demo quote to its final state, not later than `end`. */
async function live(seed: SeedContext, { id, n, createdAt, fate }: DemoQuote, end: Date): Promise<void> {
  const [seller, leader] = [sellerOf(seed, n), accountOf(seed, n, "lider")];
  const input = inputOf(n, createdAt);
  const later = (count: number) =>
    seed.at(new Date(Math.min(hoursAfter(createdAt, count).getTime(), end.getTime())));

  if (fate === "pending") return;
  later(3);
  if (n % 5 === 3) await seed.as(seller, updateQuote, { id, input: { precioTotal: priceOf(n, input) } });
  else await seedCalculation(seed, seller, id, tripOf(n), n, fate === "sent");
  if (fate === "completed") return;
  later(5);
  await seed.as(seller, sendQuote, { id });
  if (fate === "accepted") {
    later(40);
    await seed.as(leader, approveQuote, { id, input: { observaciones: "El cliente confirmó por teléfono" } });
  } else if (fate === "rejected") {
    later(60);
    await seed.as(leader, rejectQuote, { id, input: { motivoRechazo: "Prefirió viajar en otra temporada" } });
  } else if (fate === "requote") {
    later(50);
    await seed.as(seller, requoteQuote, {
      id,
      input: { requoteReason: "Quiere un hotel con desayuno incluido" },
    });
  }
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

function inputOf(n: number, createdAt: Date): CreateQuoteInput {
  const [nombreCliente, emailCliente, telefonoCliente] = pick(clients, n * 3);
  const [origen, destino, tripType, nights] = pick(trips, n * 2 + 1);
  const fechaIda = addDays(today(createdAt), 35 + ((n * 11) % 70));
  const menores = n % 3 === 0 ? 1 : 0;
  return {
    nombreCliente,
    emailCliente,
    telefonoCliente,
    origen,
    destino,
    tripType,
    fechaIda,
    fechaRegreso: addDays(fechaIda, nights),
    adultos: 2 + (n % 2),
    menores,
    edadesMenores: menores ? [6 + (n % 6)] : [],
    tipoHotel: n % 4 === 0 ? "superior" : "basico",
    priority: n % 9 === 0 ? "high" : "normal",
  };
}

function tripOf(n: number): DemoTrip {
  const [origen, destino, tripType, nights, perPerson] = pick(trips, n * 2 + 1);
  return { origen, destino, tripType, nights, perPerson };
}

function priceOf(n: number, { adultos, menores }: CreateQuoteInput): number {
  const [, , , , perPerson] = pick(trips, n * 2 + 1);
  return perPerson * ((adultos ?? 0) + (menores ?? 0));
}
