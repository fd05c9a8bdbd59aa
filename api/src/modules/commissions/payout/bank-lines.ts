import type { Cop } from "../../../core/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { SheetTable } from "../../../core/sheet/written.ts";
import type { TipoCuenta } from "../../accounts/account/user.enums.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { BankingDetails } from "../../accounts/banking/banking-details.entity.ts";

/** What a seller is paid in one act, in COP. */
export interface BankLine {
  readonly seller: User;
  readonly neto: Cop;
}

const kinds: Readonly<Record<TipoCuenta, string>> = { ahorros: "Ahorros", corriente: "Corriente" };

/** The account of a seller in words; null where the bank details are not complete. */
export const accountOf = ({ banco, tipoCuenta, numeroCuenta }: User): string | null =>
  banco && tipoCuenta && numeroCuenta ? `${banco}, ${kinds[tipoCuenta]} ${numeroCuenta}` : null;

/** The table that a bank takes: one line for each seller who is paid something, with whose account it is. */
export async function bankTable(
  { em }: Scope,
  lines: readonly BankLine[],
  reference: string,
): Promise<SheetTable> {
  const paid = lines.filter(({ neto }) => neto > 0);
  const details = await em.find(BankingDetails, { user: { $in: paid.map(({ seller }) => seller.id) } });
  return {
    name: "Comisiones",
    columns: ["Documento", "Nombre", "Banco", "Tipo de cuenta", "Número de cuenta", "Neto", "Referencia"],
    rows: paid.map(({ seller, neto }) => {
      const own = details.find(({ user }) => user.id === seller.id);
      return [
        own?.documentoTitular || seller.documentoIdentidad || "",
        own?.nombreTitular || `${seller.name} ${seller.lastname}`,
        seller.banco ?? "",
        seller.tipoCuenta ? kinds[seller.tipoCuenta] : "",
        seller.numeroCuenta ?? "",
        neto,
        `${reference}-${seller.id}`,
      ];
    }),
  };
}
