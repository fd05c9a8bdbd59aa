import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, daysAfter, hoursAfter, today } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { createRaffle } from "./acts/create-raffle.ts";
import { drawRaffle } from "./acts/draw-raffle.ts";
import { payRaffleNumber } from "./acts/pay-raffle-number.ts";
import { selectRaffleNumbers } from "./acts/select-raffle-numbers.ts";
import { startRaffle } from "./acts/start-raffle.ts";
import { boardValue } from "./raffle.rules.ts";
import { RaffleNumber } from "./raffle-number.entity.ts";

const names = [
  "Marta Lucía Ríos",
  "Jorge Páez",
  "Diana Castro",
  "Hernán Bedoya",
  "Paola Nieto",
  "Óscar Trujillo",
  "Nubia Caro",
];
const sellers = ["asesor", "lider", "asesor2", "gerente"];

interface Demo {
  readonly title: string;
  readonly prize: string;
  readonly price: number;
  /**
   * Number of days before today on which the raffle was opened. The next field is the number of days until
   * the draw.
   */
  readonly opened: number;
  readonly drawn: number;
  readonly buyers: number;
}

const past: Demo = {
  title: "Rifa Amor y Amistad",
  prize: "Fin de semana para dos en Villa de Leyva, con hotel y cena.",
  price: 15_000,
  opened: 75,
  drawn: -60,
  buyers: 12,
};
const present: Demo = {
  title: "Gran rifa San Andrés",
  prize: "Viaje a San Andrés para dos personas: vuelo, cuatro noches de hotel y vuelta a la isla.",
  price: 20_000,
  opened: 9,
  drawn: 30,
  buyers: 40,
};

/** Creates the demo raffles: one drawn two months ago, and an open one with held and paid numbers. */
export async function seedRaffle(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const admin = seed.shared.get("account:admin") as Viewer;
  const over = await sell(seed, end, past);
  seed.at(daysAfter(end, -60));
  await seed.as(admin, drawRaffle, {
    id: over,
    input: { winningNumber: boardValue(37), source: "Lotería de Boyacá, tres últimas cifras" },
  });
  await sell(seed, end, present);
  seed.at(end);
}

async function sell(
  seed: SeedContext,
  end: Date,
  { title, prize, price, opened, drawn, buyers }: Demo,
): Promise<string> {
  const admin = seed.shared.get("account:admin") as Viewer;
  const start = daysAfter(end, -opened);
  const input = {
    title,
    prize,
    price,
    drawDate: addDays(today(end), drawn),
    paymentText: "Llave Bre-B: @travesiaviajes",
    authorizationNumber: `Resolución ${120 - opened}`,
    authorizationAuthority: "Lotería de Bogotá",
    authorizationDay: addDays(today(end), -opened - 10),
    policy: "Seguros Bolívar, póliza de disposiciones legales 4402-118",
    prizeInKind: true,
    drawLottery: "Lotería de Boyacá",
  };
  seed.at(start);
  const id = await seed.as(admin, createRaffle, { input, picture: null });
  await seed.as(admin, startRaffle, { id });
  for (let n = 0; n < buyers; n += 1) {
    const seller = seed.shared.get(`account:${sellers[n % sellers.length]}`) as Viewer;
    const numbers = Array.from({ length: 1 + (n % 4) }, (_, place) =>
      boardValue((37 + n * 83 + place * 211) % 1_000),
    );
    const phone = `31055${String(50_000 + n * 137)}`;
    // The latest ones are still held: unpaid ones that were chosen earlier would be free again.
    const held = n >= buyers - 8 && drawn > 0;
    seed.at(held ? hoursAfter(end, n - buyers) : hoursAfter(start, (n + 1) * 2));
    const person = { name: names[n % names.length]!, phone, aceptaTratamiento: true };
    const { selectionId } = await seed.as(seller, selectRaffleNumbers, { input: { numbers, ...person } });
    if (held) continue;
    const taken = await seed.services.orm.em.fork().find(RaffleNumber, { selectionId });
    for (const { id: number } of taken) await seed.as(seller, payRaffleNumber, { id: number, isPaid: true });
  }
  return id;
}
