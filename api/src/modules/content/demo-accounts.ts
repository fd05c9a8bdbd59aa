import { TipoDocumento } from "../accounts/account/user.enums.ts";
import type { AgencyAccountInput } from "./agency-account/agency-account.inputs.ts";

/** The holder of the demo's accounts: the agency itself. */
interface Holder {
  readonly legalName: string;
  readonly nit: string;
}

/** Where the demo's agency is paid: a bank, a Bre-B key and a wallet, in this order. */
export const demoAccounts = ({ legalName, nit }: Holder): readonly AgencyAccountInput[] => {
  const holder = {
    holder: legalName,
    holderDocumentType: TipoDocumento.nit,
    holderDocument: nit,
    active: true,
  };
  return [
    { ...holder, kind: "ahorros", bank: "Bancolombia", number: "69812345678" },
    { ...holder, kind: "bre_b", keyKind: "alfanumerica", bank: "Bancolombia", number: "@TRAVESIA" },
    { ...holder, kind: "nequi", number: "3005550100" },
  ];
};
