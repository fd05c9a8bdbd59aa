import type { Context } from "../../core/context.ts";
import { mutate } from "../../core/mutation/mutation.ts";
import { sendContract } from "../contracts/contract/acts/send-contract.ts";
import { acceptClosing } from "./acts/accept-closing.ts";
import { borrowRights } from "./acts/borrow-rights.ts";
import type { ClosingVisitor } from "./closing.access.ts";

/**
 * Accepts the summary of an order as its client, then sends the contract for signature: each act in its own
 * transaction, with the rights of the employee who allowed the closing. When the contract cannot be sent, a
 * repeated press sends it. Returns the contract's id.
 */
export async function acceptOrder(
  context: Context,
  { sha256, ...visitor }: ClosingVisitor & { sha256: string },
): Promise<string> {
  const { services, link, origin } = context;
  const { viewer, unsent } = await context.run(borrowRights, visitor);
  const actor = { viewer, link, origin };
  const id = unsent ?? (await mutate(services, actor, acceptClosing, { ...visitor, sha256 }));
  const sending = await context.run(borrowRights, visitor);
  if (sending.unsent) await mutate(services, actor, sendContract, { id });
  return id;
}
