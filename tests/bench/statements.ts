import { type Asked, ratioAtMost, timedBeside } from "./beside.ts";
import { amountsOfPayments } from "./fill/bank.ts";
import { median } from "./report.ts";

/** Movements of one file, the most that is taken. */
const LINES = 10_000;
/** Seconds that an import may take, and how many times their quiet median requests may take beside it. */
const TARGET = { seconds: 5, beside: 2 } as const;

/**
 * Bank account for the statements, session of the person who imports them, and removal of the imported rows.
 */
export interface StatementAddresses extends Asked {
  readonly accountId: string;
  forget(): Promise<void>;
}

const IMPORT = `mutation ($accountId: ID!, $file: Upload!) {
  importBankFile(accountId: $accountId, file: $file, columns: {
    day: "Fecha", text: "Descripción", amount: "Valor", reference: "Referencia" }) { fresh } }`;

/**
 * Returns a file of the bank with the amounts and days of payments; every seventh leaves the account, and no
 * two rounds have the same movements.
 */
const fileOf = (round: number): string =>
  ["Fecha;Descripción;Valor;Referencia"]
    .concat(
      Array.from({ length: LINES }, (_, n) => {
        const day = new Date(Date.UTC(2025, 1, 1) + (n % 600) * 86_400_000).toISOString().slice(0, 10);
        const amount = `${n % 7 === 0 ? "-" : ""}${amountsOfPayments(n)}`;
        return `${day};RONDA ${round} TRANSFERENCIA ${n};${amount};BENCH-${round}-${n}`;
      }),
    )
    .join("\n");

async function bring({ product, token, accountId }: StatementAddresses, round: number): Promise<void> {
  const form = new FormData();
  form.set("operations", JSON.stringify({ query: IMPORT, variables: { accountId, file: null } }));
  form.set("map", JSON.stringify({ 0: ["variables.file"] }));
  form.set("0", new Blob([fileOf(round)], { type: "text/csv" }), "bench.csv");
  const headers = { authorization: `Bearer ${token}`, "apollo-require-preflight": "true" };
  const response = await fetch(`${product}/graphql`, { method: "POST", headers, body: form });
  const answer = (await response.json()) as { data?: { importBankFile: { fresh: number } } };
  if (answer.data?.importBankFile.fresh !== LINES) throw new Error(JSON.stringify(answer));
}

/** Measures the import and matching of 10,000 movements, and the slowdown of requests beside them. */
export async function statementLines(
  addresses: StatementAddresses,
  rounds: number,
): Promise<readonly string[]> {
  const seconds: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const taken = await timedBeside(addresses, () => bring(addresses, round));
    seconds.push(taken.seconds);
    beside.push(taken.beside);
    await addresses.forget();
  }
  return [
    "bank-import",
    `  ${median(seconds).toFixed(2)} s para ${LINES.toLocaleString("es-CO")} movimientos`,
    ratioAtMost("bank-import.seconds/five", median(seconds) / TARGET.seconds, 1),
    ratioAtMost("bank-import.beside/quiet", median(beside), TARGET.beside),
  ];
}
