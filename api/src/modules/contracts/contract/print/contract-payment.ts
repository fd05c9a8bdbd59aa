import { isDeepStrictEqual } from "node:util";
import { addressOf } from "../../../../core/addresses.ts";
import { newLinkToken } from "../../../../core/links/links.ts";
import type { HowToPay } from "../../../content/agency-account/how-to-pay-block.rules.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { howToPay } from "../../../content/agency-account/how-to-pay.rules.ts";
import { type AskedLine, nextAsked } from "../../plan/next-payment.ts";
import type { Contract } from "../contract.entity.ts";
import type { ContractContent } from "./contract-content.ts";

type Numbered = Pick<Contract, "id" | "contractNumber">;

/**
 * Returns the address for paying a contract by card, PSE or Nequi; null when online payments are not
 * available.
 */
function onlineAddress({ services: { config } }: Scope, { id }: Numbered): string | null {
  return config.wompi.mode === "off" ? null : payAddress(config.publicUrl, id);
}

/** Returns the address for paying a contract online, without a token. */
export const payAddress = (publicUrl: string, contractId: string): string =>
  `${publicUrl}${addressOf("pay")}?contrato=${contractId}`;

/** Returns the ways to pay one line of a contract, as the agency receives money now. */
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

/** Returns the ways to pay the next due amount of a contract; null when nothing is left to pay. */
export async function howToPayNext(scope: Scope, contract: Numbered): Promise<HowToPay | null> {
  const next = await nextAsked(scope, contract.id);
  return next && howToPayLine(scope, contract, next);
}

/**
 * Returns the same ways to pay, for a mail with the client's own page: the address for paying online opens by
 * the page's link, and shows the payments.
 */
export const throughLinkOf = (page: string, ways: HowToPay | null): HowToPay | null =>
  throughToken(new URL(page).searchParams.get("token"), ways);

/**
 * Lets the online payment address open by a token: that of a link which the reader of the ways to pay
 * holds already.
 */
export function throughToken(token: string | null, ways: HowToPay | null): HowToPay | null {
  if (!ways?.online || token === null) return ways;
  const online = new URL(ways.online);
  online.searchParams.set("token", token);
  return { ...ways, online: online.href };
}

/** Makes the token of the link that a document prints; null when nothing is paid online. */
export const printedToken = (ways: HowToPay | null): string | null => (ways?.online ? newLinkToken() : null);

/**
 * Returns the ways to make the first payment of a contract, for its document. They are kept with the version
 * that prints them and are no part of the binding content: a changed account makes no waiting contract
 * unsignable.
 */
export async function howToPayFirst(
  scope: Scope,
  contract: Numbered,
  { plan: [first] }: ContractContent,
): Promise<HowToPay | null> {
  return first ? howToPayLine(scope, contract, first) : null;
}

/** Returns whether a version prints the same ways to pay; Postgres keeps its keys in another order. */
export const paysTheSame = (
  { howToPay: before }: { readonly howToPay: HowToPay | null },
  now: HowToPay | null,
): boolean => isDeepStrictEqual(before, now);
