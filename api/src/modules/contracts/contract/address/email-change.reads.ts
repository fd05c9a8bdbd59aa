import type { Context } from "../../../../core/context.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import type { EmailChange } from "./email-change.entity.ts";
import type { AskedEmailChange, EmailChangeState } from "./email-change.types.ts";
import { changeOfLink } from "./email-changes.ts";

/** Returns the change of address that the caller's link is about. NOT_FOUND without such a link. */
export async function askedEmailChange(context: Context): Promise<AskedEmailChange> {
  const change = await changeOfLink(Scope.of(context));
  return { about: aboutOf(change), changedAt: change.changedAt, state: stateOf(change) };
}

function aboutOf({ contract, quote }: EmailChange): string {
  if (contract) return `el contrato ${contract.contractNumber}`;
  return quote ? `la cotización ${quote.quoteNumber}` : "lo de tus viajes";
}

function stateOf({ undoneAt, deniedAt, confirmedAt }: EmailChange): EmailChangeState {
  if (undoneAt) return "deshecho";
  if (confirmedAt) return "confirmado";
  return deniedAt ? "negado" : "abierto";
}
