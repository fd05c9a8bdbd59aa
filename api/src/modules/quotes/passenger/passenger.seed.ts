import type { Viewer } from "../../../core/auth/viewer.ts";
import { addDays, type Day, hoursAfter, today } from "../../../core/colombia/days.ts";
import type { SeedContext } from "../../../core/seed.ts";
import { savePassengers } from "./acts/save-passengers.ts";
import type { PassengerInput } from "./passenger.inputs.ts";
import { Quote } from "../quote/quote.entity.ts";

const names = [
  "Andrés",
  "Valentina",
  "Camilo",
  "Daniela",
  "Felipe",
  "Mariana",
  "Santiago",
  "Isabella",
] as const;
const surnames = ["Pérez", "Rojas", "Castaño", "Bermúdez", "Quintero", "Zuluaga", "Mejía"] as const;

const HOURS_LATER = 4;

/**
 * Creates the passengers of the demo's accepted quotes (`quotes:accepted`), except the latest, which still
 * waits for them. Stores in `shared`, as `quotes:approved`, the ids of quotes that can become contracts,
 * oldest first.
 */
export async function seedPassengers(seed: SeedContext): Promise<void> {
  const now = seed.services.clock.now();
  const accepted = (seed.shared.get("quotes:accepted") as string[] | undefined) ?? [];
  const waiting = accepted.slice(0, -1);
  const people = [...seed.shared].flatMap(([key, value]) =>
    key.startsWith("account:") ? [value as Viewer] : [],
  );
  const em = seed.services.orm.em.fork();
  const clients: string[] = [];
  for (const [n, id] of waiting.entries()) {
    const quote = await em.findOneOrFail(Quote, { id });
    const seller = people.find((person) => person.id === quote.vendedor?.id) ?? null;
    if (!clients.includes(quote.emailCliente)) clients.push(quote.emailCliente);
    const holder = { place: clients.indexOf(quote.emailCliente), today: today(now) };
    seed.at(hoursAfter(quote.approvedAt ?? now, HOURS_LATER));
    await seed.as(seller, savePassengers, {
      quoteId: id,
      input: { passengers: passengersOf(quote, n, holder), aceptaTratamiento: true },
    });
  }
  seed.at(now);
  seed.shared.set("quotes:approved", waiting);
}

/**
 * Returns the passengers of a demo quote; `client` is the demo client who travels, with the document of their
 * first trip.
 */
function passengersOf(
  quote: Quote,
  n: number,
  client: { readonly place: number; readonly today: Day },
): PassengerInput[] {
  const [nombre = "", ...rest] = quote.nombreCliente.split(" ");
  const person = (index: number, age: number, type: string): PassengerInput => ({
    nombre: names[(n * 3 + index) % names.length] ?? "",
    apellido: surnames[(n + index) % surnames.length] ?? "",
    tipoDocumento: type,
    documentoIdentidad: String((type === "cc" ? 52_000_000 : 1_020_000_000) + n * 1_000 + index * 37),
    fechaNacimiento: addDays(quote.fechaIda, -Math.round(365.25 * (age + 0.5))),
  });
  const holder = {
    ...person(0, 34, "cc"),
    documentoIdentidad: String(52_436_000 + client.place * 7_919),
    fechaNacimiento: addDays(client.today, -Math.round(365.25 * (34.5 + client.place))),
    titular: true,
    nombre,
    apellido: rest.join(" "),
    email: quote.emailCliente,
    telefono: quote.telefonoCliente,
    ciudad: quote.origen || "Bogotá",
  };
  const adults = Array.from({ length: quote.adultos - 1 }, (_, index) => person(index + 1, 30 + index, "cc"));
  const children = quote.edadesMenores.map((age, index) => person(quote.adultos + index, age, "ti"));
  const infants = quote.edadesInfantes.map((months, index) => person(20 + index, months / 12 - 0.5, "rc"));
  return [holder, ...adults, ...children, ...infants];
}
