import { randomInt } from "node:crypto";

// Without 0, O, 1 and I, which are read aloud wrongly.
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Returns a new random referral code. */
export const newReferralCode = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
