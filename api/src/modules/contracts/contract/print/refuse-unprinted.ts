import { conflict } from "../../../../core/failure.ts";
import { unprintedProblem } from "../../../../core/printed-letters.rules.ts";
import type { ContractContent } from "./contract-content.ts";

/**
 * Refuses a contract whose document would show boxes in a name of its client, its holder or a traveller: such
 * a name came by REST and is to be corrected first.
 * @throws Refusal CONFLICT with the letters that cannot be printed.
 */
export function refuseUnprinted({ client, holder, passengers }: ContractContent): void {
  const names = [client.name, holder.name, ...passengers.map(({ name }) => name)];
  const unprinted = unprintedProblem(names.join(" "));
  if (unprinted) throw conflict(unprinted);
}
