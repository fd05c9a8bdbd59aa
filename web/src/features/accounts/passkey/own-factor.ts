import type { OwnFactor } from "./FactorField.tsx";

/** Result of the query for the viewer's second factors. */
interface OwnFactors {
  readonly myPasskeys: readonly unknown[];
  readonly me?: { readonly codeApp: boolean | null } | null;
}

/** Returns the second factor of the viewer's account; null when there is none or it is not loaded yet. */
export function factorOf(read: OwnFactors | undefined): OwnFactor {
  if (read?.myPasskeys.length) return "passkey";
  return read?.me?.codeApp ? "codes" : null;
}
