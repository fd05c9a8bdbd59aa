import type { OwnFactor } from "./FactorField.tsx";

/** Answer of a query about the viewer's own second factors. */
interface OwnFactors {
  readonly myPasskeys: readonly unknown[];
  readonly me?: { readonly codeApp: boolean | null } | null;
}

/** Returns the second factor of the viewer's account; null without a factor, and before it is known. */
export function factorOf(read: OwnFactors | undefined): OwnFactor {
  if (read?.myPasskeys.length) return "passkey";
  return read?.me?.codeApp ? "codes" : null;
}
