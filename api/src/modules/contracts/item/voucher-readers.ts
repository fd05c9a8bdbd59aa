import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { findTraveller } from "../contract/travellers.ts";
import type { TripVoucher } from "./voucher.entity.ts";
import type { VoucherReaders } from "./voucher.rules.ts";

type Readers = Pick<TripVoucher, "forGroup" | "traveller">;

/** People who will see a ticket or voucher besides the client: the group, one traveller, or nobody. */
export interface AskedReaders {
  readonly forGroup?: boolean | null | undefined;
  readonly travellerId?: string | null | undefined;
}

/**
 * Returns the people who see a ticket or voucher besides the client.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT.
 */
export async function readersOf(
  work: Work,
  contract: Contract,
  { forGroup, travellerId }: AskedReaders,
): Promise<Readers> {
  if (travellerId == null) return { forGroup: forGroup === true, traveller: null };
  if (forGroup) throw badInput("travellerId", "Elige todo el grupo o un viajero");
  return { forGroup: false, traveller: await findTraveller(work, contract, travellerId) };
}

/** Returns the readers of a ticket or voucher, in the format of the history. */
export const seenByOf = ({ forGroup, traveller }: Readers): VoucherReaders =>
  forGroup ? "group" : traveller ? "traveller" : "client";
