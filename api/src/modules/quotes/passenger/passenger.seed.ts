import type { Viewer } from "../../../core/auth/viewer.ts";
import { addDays, hoursAfter } from "../../../core/colombia/days.ts";
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
 * The passengers of the demo's accepted quotes (`quotes:accepted`), but of the latest, which still waits for
 * them. Under `shared` as `quotes:approved` the ids of those that can become contracts, oldest first.
 */
export async function seedPassengers(seed: SeedContext): Promise<void> {
  const now = seed.services.clock.now();
  const accepted = (seed.shared.get("quotes:accepted") as string[] | undefined) ?? [];
  const waiting = accepted.slice(0, -1);
  const people = [...seed.shared].flatMap(([key, value]) =>
    key.startsWith("account:") ? [value as Viewer] : [],
  );
  const em = seed.services.orm.em.fork();
  for (const [n, id] of waiting.entries()) {
    const quote = await em.findOneOrFail(Quote, { id });
    const seller = people.find((person) => person.id === quote.vendedor?.id) ?? null;
    seed.at(hoursAfter(quote.approvedAt ?? now, HOURS_LATER));
    await seed.as(seller, savePassengers, {
      quoteId: id,
      input: { passengers: passengersOf(quote, n), aceptaTratamiento: true },
    });
  }
  seed.at(now);
  seed.shared.set("quotes:approved", waiting);
}

function passengersOf(quote: Quote, n: number): PassengerInput[] {
  const [nombre = "", ...rest] = quote.nombreCliente.split(" ");
  const person = (index: number, age: number, type: string): PassengerInput => ({
    nombre: names[(n * 3 + index) % names.length] ?? "",
    apellido: surnames[(n + index) % surnames.length] ?? "",
    tipoDocumento: type,
    documentoIdentidad: String((type === "cc" ? 52_000_000 : 1_020_000_000) + n * 1_000 + index * 37),
    fechaNacimiento: addDays(quote.fechaIda, -Math.round(365.25 * (age + 0.5))),
  });
  const holder = {
    ...person(0, 34 + (n % 20), "cc"),
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
