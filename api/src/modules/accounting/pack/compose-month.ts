import type { Month } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Party } from "../journal/journal.type.ts";
import { vouchersOf } from "../journal/journal.rules.ts";
import { readJournal } from "../journal/read-journal.ts";
import { currentMapping, type MappingLine, settingsOf } from "../mapping/mapping.reads.ts";
import { bankLines } from "./bank-lines.ts";
import { controlSums } from "./control-sums.ts";
import type { Material } from "./material.type.ts";
import { packedFiles } from "./packed-files.ts";
import { remarksOf } from "./remarks.ts";
import { taxFigures } from "./tax-figures.ts";

/** Content of the folder of a month, and the keys of its lines that have no account. */
export interface Composed {
  readonly material: Material;
  readonly missing: readonly MappingLine[];
}

/** Key of a line whose account of the agency no longer exists. */
const removedKey = (key: string): MappingLine => ({
  key,
  label: "Cuenta de la agencia que ya no existe",
  code: null,
  name: "",
  within: ["11"],
  money: "agency",
  proposed: null,
  confirmedAt: null,
  confirmedByName: null,
});

/** Returns the keys of the lines of vouchers, with their accounts. */
function usedAccounts(mapping: readonly MappingLine[], vouchers: Material["vouchers"]): MappingLine[] {
  const known = new Map(mapping.map((line) => [line.key, line]));
  const keys = new Set(vouchers.flatMap(({ lines }) => lines.map(({ key }) => key)));
  return [...keys].sort().map((key) => known.get(key) ?? removedKey(key));
}

/** Books of a month, which its page shows and its folder contains. */
type Books = Pick<Material, "vouchers" | "accounts" | "codes" | "controls" | "taxes">;

/** Reads the books up to the end of a month: vouchers with their accounts, control sums and taxes. */
export async function composeBooks(
  scope: Scope,
  mes: Month,
  mapping: readonly MappingLine[],
): Promise<{ readonly books: Books; readonly missing: readonly MappingLine[] }> {
  const { costAtOnce, vatPeriod, voucherCodes } = await settingsOf(scope);
  const { entries } = await readJournal(scope, mes, { costAtOnce });
  const vouchers = vouchersOf(entries, mes);
  const used = usedAccounts(mapping, vouchers);
  return {
    missing: used.filter(({ code }) => code === null),
    books: {
      vouchers,
      accounts: used.flatMap(({ key, label, code, name, confirmedAt }) =>
        code === null ? [] : [{ key, label, code, name, confirmed: confirmedAt !== null }],
      ),
      codes: voucherCodes,
      controls: await controlSums(scope, mes, entries),
      taxes: taxFigures(entries, mes, vatPeriod),
    },
  };
}

/** Composes the folder of a month: its books, and its other lists and files. */
export async function composeMonth(scope: Scope, mes: Month): Promise<Composed> {
  const { books, missing } = await composeBooks(scope, mes, await currentMapping(scope));
  const { legalName, name, nit } = await scope.services.agency.current();
  const [document = "", dv = ""] = nit.replaceAll(".", "").split("-");
  const party: Party = { type: "nit", document: document || null, dv: dv || null, name: legalName };
  return {
    missing,
    material: {
      mes,
      agency: { name, party },
      ...books,
      remarks: await remarksOf(scope, mes, books.vouchers),
      bank: await bankLines(scope, mes),
      files: await packedFiles(scope, mes),
    },
  };
}
