import type { TestApp } from "../app.ts";
import { inDays } from "../calendar.ts";

/** Input of `createRaffle`. */
export const sanAndres = {
  title: "Gran rifa San Andrés",
  prize: "Viaje a San Andrés para dos personas.",
  price: 20_000,
  drawDate: inDays(29),
  paymentText: "Llave Bre-B: @travesia",
  authorizationNumber: "Resolución 45",
  authorizationAuthority: "Lotería de Bogotá",
  authorizationDay: inDays(-10),
  policy: "Seguros Bolívar 4402",
  prizeInKind: true,
  drawLottery: "Lotería de Boyacá",
};

/** Person who takes numbers. */
export const marta = { name: "Marta Ríos", phone: "310 555 0001" };

export const SELECT = `mutation ($input: SelectNumbersInput!) {
  selectRaffleNumbers(input: $input) { numbers receipt { filename url } } }`;
export const PAY_NUMBER = `mutation ($id: ID!, $isPaid: Boolean!) {
  payRaffleNumber(id: $id, isPaid: $isPaid) { id state isPaid dueAt } }`;
export const DRAW = `mutation ($id: ID!, $input: DrawRaffleInput!) { drawRaffle(id: $id, input: $input) {
  status winningNumber drawSource hasWinner nextStatuses winner { value name } } }`;

/** A raffle that administration prepared; answers its id. */
export async function aRaffle(app: TestApp, input: object = {}): Promise<string> {
  const { createRaffle } = await app
    .as("admin")
    .ask(`mutation ($input: RaffleInput!) { createRaffle(input: $input) { id } }`, {
      input: { ...sanAndres, ...input },
    });
  return createRaffle.id;
}

/** A raffle that is open, with a free board; whichever was open before is cancelled. Answers its id. */
export async function anOpenRaffle(app: TestApp, input: object = {}): Promise<string> {
  const { openRaffle } = await app.as().ask(`{ openRaffle { id } }`);
  if (openRaffle)
    await app
      .as("admin")
      .ask(
        `mutation ($id: ID!) { cancelRaffle(id: $id, input: { motivo: "Otra empieza" }) { id } }`,
        openRaffle,
      );
  const id = await aRaffle(app, input);
  await app.as("admin").ask(`mutation ($id: ID!) { startRaffle(id: $id) { id } }`, { id });
  return id;
}

/** Number of the open board as staff sees it. */
export interface SeenNumber {
  readonly id: string;
  readonly value: string;
  readonly state: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly seller: { readonly id: number } | null;
}

/** The numbers of the open board by their value, as an advisor sees them. */
export async function board(app: TestApp): Promise<Readonly<Record<string, SeenNumber>>> {
  const { raffleNumbers } = await app
    .as("asesor")
    .ask(`{ raffleNumbers { id value state name phone seller { id } } }`);
  return Object.fromEntries(raffleNumbers.map((number) => [number.value, number]));
}
