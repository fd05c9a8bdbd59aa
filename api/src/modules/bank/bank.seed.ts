import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, type Day, today } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { AgencyAccount } from "../content/agency-account/agency-account.entity.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { acceptProposal } from "./matching/acts/accept-proposal.ts";
import { BankProposal } from "./matching/proposal.entity.ts";
import { importStatement } from "./statement/acts/import-statement.ts";
import type { BankColumns } from "./statement/columns.rules.ts";
import { readBank } from "./statement/reading/read-bank.ts";
import { statementLines } from "./statement/statement-lines.ts";

const columns: BankColumns = {
  day: "Fecha",
  text: "Descripción",
  amount: "Valor",
  reference: "Referencia",
  credit: null,
  debit: null,
  sign: null,
  bankId: null,
};
/** Limits of the demo's bank statement: number of past days, and maximum number of payments. */
const [DAYS, MOST] = [45, 24];

const cells = (day: Day, text: string, amount: number, reference = ""): string =>
  [day.split("-").reverse().join("/"), text, amount.toLocaleString("es-CO"), reference].join(";");

/**
 * Creates the statement of the agency's first account: most transfers of the last weeks, incoming money that
 * nobody has registered, a deposit reversed by the bank, and the bank's own tax. Verified payments are
 * matched; pending ones are proposed.
 */
export async function seedBank(seed: SeedContext): Promise<void> {
  const { services } = seed;
  const em = services.orm.em.fork();
  const end = services.clock.now();
  const last = addDays(today(end), -1);
  const account = await em.findOne(AgencyAccount, { kind: "ahorros" });
  const transfers = await em.find(
    Payment,
    { tipoPago: "transferencia", status: { $ne: "rejected" }, fechaPago: { $gte: addDays(last, -DAYS) } },
    { orderBy: { fechaPago: "desc", id: "desc" }, limit: MOST },
  );
  const [contract] = await em.find(
    Contract,
    { status: "active" },
    { orderBy: { createdAt: "desc" }, limit: 1 },
  );
  if (!account || transfers.length < 4) return;

  const reported = transfers.filter((_, n) => n % 6 !== 5);
  const written = [
    ...reported.map(({ fechaPago, monto, referenciaPago }, n) =>
      cells(fechaPago, `TRANSFERENCIA VIRTUAL ${n + 1}`, monto, referenciaPago ?? ""),
    ),
    cells(addDays(last, -3), "CONSIGNACION CORRESPONSAL SUBA", 1_200_000, "48120"),
    cells(last, `ABONO ${contract?.contractNumber.replaceAll("-", "") ?? "VIAJE"} PSE`, 350_000, "90233"),
    cells(addDays(last, -6), "CONSIGNACION EN CHEQUE", 2_400_000, "77310"),
    cells(addDays(last, -4), "REVERSION CONSIGNACION EN CHEQUE", -2_400_000, "77310"),
    cells(addDays(last, -2), "PAGO A PROVEEDOR HOTELES DEL CARIBE", -3_150_000),
    cells(addDays(last, -2), "GRAVAMEN MOVIMIENTO FINANCIERO 4X1000", -12_600),
  ];
  const bytes = Buffer.from([["Fecha;Descripción;Valor;Referencia"], written].flat().join("\n"));
  const { movements } = await readBank(services.sheets, bytes, {
    filename: "extracto-ahorros.csv",
    columns,
    keptColumns: null,
    password: null,
    dayOrder: "day",
    today: today(end),
  });
  const stored = await services.storage.put(bytes, {
    filename: "extracto-ahorros.csv",
    contentType: "text/csv",
  });
  const lines = statementLines(movements);
  const statement = { accountId: account.id, stored, format: "csv", columns, movements: lines } as const;
  const person = (handle: string) => seed.shared.get(`account:${handle}`) as Viewer;
  await seed.as(person("contador"), importStatement, statement);

  const exact = await services.orm.em
    .fork()
    .find(BankProposal, { exact: true, payment: { status: "verified" } }, { orderBy: { id: "asc" } });
  for (const { id } of exact.slice(0, -2))
    await seed.as(person("admin"), acceptProposal, { id, aceptaDuplicado: true });
}
