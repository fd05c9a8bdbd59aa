import { csvCell } from "../../../core/sheet/cells.ts";
import type { Voucher } from "../journal/journal.type.ts";
import type { Material } from "./material.type.ts";
import { decimal, linesOf } from "./tables.rules.ts";

const origin = ({ record: { kind, id } }: Voucher): string => `${kind}:${id}`;

/** Columns of `journal.csv`. */
const JOURNAL =
  "tipo;numero;fecha;cuenta;nombre_cuenta;tercero_tipo;tercero;dv;tercero_nombre;detalle;contrato;debito;credito;origen";

/** Returns the text of `journal.csv`: one row per line, amounts with two decimals after a comma. */
export function journalCsv(material: Material): string {
  const text = (value: string | null): string => csvCell(value, "text");
  const rows = linesOf(material).map(({ voucher, line, account }) =>
    [
      voucher.type,
      text(voucher.number),
      voucher.day,
      account.code,
      text(account.name),
      line.party.type ?? "",
      text(line.party.document),
      line.party.dv ?? "",
      text(line.party.name),
      text(line.detail),
      text(line.contract),
      decimal(line.debit, ","),
      decimal(line.credit, ","),
      text(origin(voucher)),
    ].join(";"),
  );
  return `\ufeff${[JOURNAL, ...rows].join("\r\n")}\r\n`;
}
