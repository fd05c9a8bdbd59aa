import { addressOf } from "../../../core/addresses.ts";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Addendum } from "./addendum.entity.ts";

/** Returns the URL for signing an addendum, with a new token. */
export function addendumUrl(work: Work, { id, contract }: Addendum): string {
  const token = issueLink(work, "addendum", id, linkEnds("addendum", work.now));
  const address = addressOf("contractSignature", { contractId: contract.id });
  return `${work.services.config.publicUrl}${address}?otrosi=${id}&token=${token}`;
}
