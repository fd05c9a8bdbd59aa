import { may } from "@travesia/api/permissions";
import { type SalesDimension } from "@travesia/api/reports/sales-by/sales-by.rules";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { quotePaths } from "../../quotes/quote/quotes.paths.ts";
import { saleGroupAddress } from "../../quotes/quote/sale-group.filters.tsx";

/** Group of a report of sales, and the days of the report. */
export interface AskedGroup {
  readonly por: SalesDimension;
  readonly clave: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns whether a group has only payments of reserved packages, which no contract or quote names. */
const isReserved = ({ por, clave }: Pick<AskedGroup, "por" | "clave">): boolean =>
  (por === "vendedor" && clave === "") || (por === "canal" && clave === "reserva");

const address = (list: string, values: Readonly<Record<string, string>>): string =>
  `${list}?${new URLSearchParams(values)}`;

/** Returns the address parameters of days, by the keys of a list; none for an open end. */
const daysAs = (
  [first, last]: readonly [string, string],
  { from, to }: AskedGroup,
): Record<string, string> => ({
  ...(from && { [first]: from }),
  ...(to && { [last]: to }),
});

/** Returns the address of the contracts sold in a group; null for a group that has only payments. */
export const soldRows = (group: AskedGroup): string | null => {
  const { por, clave } = group;
  if (isReserved(group)) return null;
  return address(contractPaths.list.to(), {
    ...daysAs(["firmadoDesde", "firmadoHasta"], group),
    ...(por === "vendedor" ? { vendio: clave } : { ...saleGroupAddress(por, clave), vendidos: "1" }),
  });
};

/**
 * Returns the address of the quotes created in a group; null for viewers without a list of quotes, and
 * without the filter by quotes that have no seller.
 */
export const quotedRows = (role: number, group: AskedGroup): string | null => {
  const { por, clave } = group;
  const unsold = por === "vendedor" && clave === "";
  if (!may(role, unsold ? "reassignQuotes" : "manageQuotes") || (isReserved(group) && !unsold)) return null;
  return address(quotePaths.list.to(), {
    ...daysAs(["creadaDesde", "creadaHasta"], group),
    ...(unsold ? { asesor: "sin" } : por === "vendedor" ? { vendedor: clave } : saleGroupAddress(por, clave)),
  });
};
