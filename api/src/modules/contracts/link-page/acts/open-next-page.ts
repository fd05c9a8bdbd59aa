import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Signature } from "../../signature/signature.entity.ts";
import type { LinkedPage } from "../linked-page.enums.ts";
import { leadsTo } from "../link-page.rules.ts";
import { findOpenedContract } from "../opened-contract.ts";
import { pageLink } from "../page-link.ts";

const LEADS_NOWHERE = "Este enlace no lleva a esa página. Pídela a tu correo.";
const NOT_SIGNED = "Este enlace lleva al viaje y a los pagos después de firmar con el código.";

/** Returns the address of a page that follows the one of the asker's link, with a link of its own. */
export async function openNextPage(
  work: Work,
  { contractId, page }: { contractId: string; page: LinkedPage },
): Promise<string> {
  const contract = await findOpenedContract(work, contractId);
  const purpose = work.link?.purpose;
  const next = purpose && leadsTo[purpose]?.find((known) => known === page);
  if (!next) throw conflict(LEADS_NOWHERE);
  if (purpose === "signature" && !(await work.em.count(Signature, { contract: contract.id, withCode: true })))
    throw conflict(NOT_SIGNED);
  return pageLink(work, next, contract, "next");
}
