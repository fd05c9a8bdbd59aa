import type { OwnFactor } from "./FactorField.tsx";

/** Returns the second factor that an account has already. */
export const factorOf = (hasPasskey: boolean, codeApp: boolean): OwnFactor => {
  if (hasPasskey) return "passkey";
  return codeApp ? "codes" : null;
};
