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
 * Returns the URL for paying a contract by card, PSE or Nequi; null when online payments are not available.
 */
function onlineAddress({ services: { config } }: Scope, { id }: Numbered): string | null {
  return config.wompi.mode === "off" ? null : payAddress(config.publicUrl, id);
}

/** Returns the URL for paying a contract online, without a token. */
export const payAddress = (publicUrl: string, contractId: string): string =>
  `${publicUrl}${addressOf("pay")}?contrato=${contractId}`;

/** Returns the available ways to pay one line of a contract. */
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

/** Returns the ways to pay the next due amount of a contract; null when nothing is due. */
export async function howToPayNext(scope: Scope, contract: Numbered): Promise<HowToPay | null> {
  const next = await nextAsked(scope, contract.id);
  return next && howToPayLine(scope, contract, next);
}

/**
 * Adds the token of the client's page to the online payment URL of a mail, so that the URL works without an
 * account and shows the payments.
 */
export const throughLinkOf = (page: string, ways: HowToPay | null): HowToPay | null =>
  throughToken(new URL(page).searchParams.get("token"), ways);

/** Adds a token to the online payment URL. It is the token of a link that the reader already has. */
export function throughToken(token: string | null, ways: HowToPay | null): HowToPay | null {
  if (!ways?.online || token === null) return ways;
  const online = new URL(ways.online);
  online.searchParams.set("token", token);
  return { ...ways, online: online.href };
}

/**
 * Creates the token of the payment link that a document prints; null when online payments are not available.
 */
export const printedToken = (ways: HowToPay | null): string | null => (ways?.online ? newLinkToken() : null);

/**
 * Returns the ways to make the first payment of a contract, for its document. They are stored with the
 * version that prints them, but are not part of the binding content: a changed bank account does not prevent
 * the signature of a sent contract.
 */
export async function howToPayFirst(
  scope: Scope,
  contract: Numbered,
  { plan: [first] }: ContractContent,
): Promise<HowToPay | null> {
  return first ? howToPayLine(scope, contract, first) : null;
}

/** Returns whether a version prints the same ways to pay, regardless of key order, which Postgres changes. */
export const paysTheSame = (
  { howToPay: before }: { readonly howToPay: HowToPay | null },
  now: HowToPay | null,
): boolean => isDeepStrictEqual(before, now);
