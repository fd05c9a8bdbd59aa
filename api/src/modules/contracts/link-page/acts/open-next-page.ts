import { notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";
import { openRefusal } from "../link-page.rules.ts";
import type { LinkedPage } from "../linked-page.enums.ts";
import { linkedSale } from "../linked-sale.ts";
import { nextFormLink, pageLink } from "../page-link.ts";

/** Returns the URL of a page that follows the page of the caller's link, with a separate link. */
export async function openNextPage(
  work: Work,
  { contractId, page }: { contractId: string; page: LinkedPage },
): Promise<string> {
  const sale = await linkedSale(work, { contractId }, sql`l.id = ${work.link?.id ?? null}::uuid`);
  if (sale.purpose === null || !sale.contract) throw notFound(NO_CONTRACT);
  const refusal = openRefusal(page, sale);
  if (refusal) throw refusal;
  const contract = await work.find(Contract, { id: contractId }, NO_CONTRACT);
  return page === "passengers"
    ? nextFormLink(work, sale.quoteId ?? "", contract)
    : pageLink(work, page === "payment" ? "payment" : "trip", contract, "next");
}
