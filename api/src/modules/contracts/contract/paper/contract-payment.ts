import { isDeepStrictEqual } from "node:util";
import { addressOf } from "../../../../core/addresses.ts";
import { newLinkToken } from "../../../../core/auth/links.ts";
import type { HowToPay } from "../../../../core/paying/how-to-pay.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { howToPay } from "../../../content/agency-account/how-to-pay.rules.ts";
import { type AskedLine, nextAsked } from "../../plan/next-payment.ts";
import type { Contract } from "../contract.entity.ts";
import type { ContractContent } from "./contract-content.ts";

type Numbered = Pick<Contract, "id" | "contractNumber">;

/** Where a contract is paid by card, PSE or Nequi; null where payments online are not available. */
function onlineAddress({ services: { config } }: Scope, { id }: Numbered): string | null {
  if (config.wompi.mode === "off") return null;
  return `${config.publicUrl}${addressOf("pay")}?contrato=${id}`;
}

/** How one payment of a contract is made, as the agency receives money now. */
export async function howToPayLine(
  scope: Scope,
  contract: Numbered,
  { text, due, amount }: AskedLine,
): Promise<HowToPay | null> {
  return howToPay(await scope.services.agency.current(), {
    reference: contract.contractNumber,
    concept: text,
    amount,
    due,
    online: onlineAddress(scope, contract),
  });
}

/** How what a contract asks for next is paid; null when nothing is left to pay. */
export async function howToPayNext(scope: Scope, contract: Numbered): Promise<HowToPay | null> {
  const next = await nextAsked(scope, contract.id);
  return next && howToPayLine(scope, contract, next);
}

/**
 * The same ways to pay, for a mail that carries the client's own page: where it is paid online opens by the
 * page's link, and shows what is paid.
 */
export const throughLinkOf = (page: string, ways: HowToPay | null): HowToPay | null =>
  throughToken(new URL(page).searchParams.get("token"), ways);

/** Lets the address of paying online open by a token: of a link that whoever reads the ways to pay holds. */
export function throughToken(token: string | null, ways: HowToPay | null): HowToPay | null {
  if (!ways?.online || token === null) return ways;
  const online = new URL(ways.online);
  online.searchParams.set("token", token);
  return { ...ways, online: online.href };
}

/** Makes the token of the link that a document prints; null where nothing is paid online. */
export const printedToken = (ways: HowToPay | null): string | null => (ways?.online ? newLinkToken() : null);

/**
 * How the first payment of a contract is made, for its document. It is kept with the version that says it
 * and is no part of what the contract binds to: an account that changes makes no waiting contract unsignable.
 */
export async function howToPayFirst(
  scope: Scope,
  contract: Numbered,
  { plan: [first] }: ContractContent,
): Promise<HowToPay | null> {
  return first ? howToPayLine(scope, contract, first) : null;
}

/** Whether a version tells to pay in the same way; Postgres keeps its keys in another order. */
export const paysTheSame = (
  { howToPay: told }: { readonly howToPay: HowToPay | null },
  now: HowToPay | null,
): boolean => isDeepStrictEqual(told, now);
