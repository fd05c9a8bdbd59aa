import { keepText, keptText } from "../../../base/saving/kept-text.ts";

const KEY = "codigo-referido";

/** Returns the referral code with which this browser arrived last; null without one. */
export const keptReferral = (): string | null => keptText(KEY);

/** Stores the referral code of the link that was opened in this browser. */
export const rememberReferral = (code: string): void => keepText(KEY, code.slice(0, 40));
