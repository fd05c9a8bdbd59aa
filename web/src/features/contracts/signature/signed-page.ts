import { contractPaths } from "../contract/contracts.paths.ts";

/** Returns the address of the page of a signed contract, with the token of the link that opened this page. */
export function signedPage(contractId: string, token: string | null): string {
  const address = contractPaths.signed.to({ contractId });
  return token ? `${address}?token=${encodeURIComponent(token)}` : address;
}
