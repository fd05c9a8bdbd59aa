import { marks, oneOf, scattered, uuidOf } from "./values.ts";

/** The id of the one account whose statements are imported. */
export const bankAccount = "01900013-0000-7000-8000-000000000001";

/** An amount that payments have too, in COP, by a number. */
export const amountsOfPayments = (n: number): number => 100_000 + ((n * 7_919) % 100) * 1_000;

/**
 * Movements of one account, thirty a day: most are backed by nobody yet, some left the account, others have a
 * proposal. Amounts equal payments' amounts; search texts and states are the table's own work.
 */
export function bankRows({ movements }: { readonly movements: number }): readonly string[] {
  const account = uuidOf(marks.agencyAccounts, "1");
  const statement = uuidOf(marks.bankImports, "1");
  return [
    `insert into agency_accounts (id, created_at, updated_at, kind, bank, number, holder,
      holder_document_type, holder_document, position)
    values (${account}, '2025-01-01', '2025-01-01', 'ahorros', 'Bancolombia', '69812345678', 'Travesía',
      'nit', '9001234568', 0)`,
    `insert into bank_imports (id, created_at, updated_at, account_id, format, filename, lines, fresh,
      first_day, last_day, created_by_id)
    values (${statement}, '2025-01-01', '2025-01-01', ${account}, 'csv', 'extracto.csv', ${movements},
      ${movements}, '2025-01-01', '2026-11-30', 3)`,
    `insert into bank_movements (id, account_id, import_id, created_at, day, amount, text, reference, ordinal,
      kind)
    select ${uuidOf(marks.bankMovements, "i")}, ${account}, ${statement}, '2025-01-01',
      date '2025-01-01' + i / 30,
      (100000 + ${scattered("i", 100)} * 1000) * case when i % 7 = 0 then -1 else 1 end,
      ${oneOf(["TRANSFERENCIA", "CONSIGNACION", "PSE"], "i")} || ' ' || i, 'BANCO-' || lpad(i::text, 8, '0'),
      1, case when i % 7 = 0 then 'cargo' else 'abono' end
    from generate_series(1, ${movements}) i`,
  ];
}
