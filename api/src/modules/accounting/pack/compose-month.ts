import type { Month } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Party } from "../journal/journal.type.ts";
import { type Journal, vouchersOf } from "../journal/journal.rules.ts";
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

/** Returns the keys of a month's lines, with their accounts. */
async function usedAccounts(scope: Scope, journal: Journal, mes: Month): Promise<MappingLine[]> {
  const mapping = new Map((await currentMapping(scope)).map((line) => [line.key, line]));
  const keys = new Set(vouchersOf(journal.entries, mes).flatMap(({ lines }) => lines.map(({ key }) => key)));
  return [...keys].sort().map((key) => mapping.get(key) ?? removedKey(key));
}

/** Reads the books up to the end of a month, and composes its folder. */
export async function composeMonth(scope: Scope, mes: Month): Promise<Composed> {
  const settings = await settingsOf(scope);
  const journal = await readJournal(scope, mes, { costAtOnce: settings.costAtOnce });
  const vouchers = vouchersOf(journal.entries, mes);
  const used = await usedAccounts(scope, journal, mes);
  const { legalName, name, nit } = await scope.services.agency.current();
  const [document = "", dv = ""] = nit.replaceAll(".", "").split("-");
  const party: Party = { type: "nit", document: document || null, dv: dv || null, name: legalName };
  return {
    missing: used.filter(({ code }) => code === null),
    material: {
      mes,
      agency: { name, party },
      vouchers,
      accounts: used.flatMap(({ key, label, code, name: called, confirmedAt }) =>
        code === null ? [] : [{ key, label, code, name: called, confirmed: confirmedAt !== null }],
      ),
      codes: settings.voucherCodes,
      controls: await controlSums(scope, mes, journal.entries),
      remarks: await remarksOf(scope, mes, vouchers),
      bank: await bankLines(scope, mes),
      taxes: taxFigures(journal.entries, mes, settings.vatPeriod),
      files: await packedFiles(scope, mes),
    },
  };
}
