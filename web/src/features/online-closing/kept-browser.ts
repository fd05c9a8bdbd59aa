import { keepText, keptText } from "../../base/saving/kept-text.ts";

const placeOf = (quoteId: string): string => `travesia:cierre:${quoteId}`;

/** Returns the secret with which this browser continues the closing of a quote; null without one. */
export const keptBrowser = (quoteId: string): string | null => keptText(placeOf(quoteId));

/** Stores the secret with which this browser continues the closing of a quote. */
export const keepBrowser = (quoteId: string, secret: string): void => keepText(placeOf(quoteId), secret);
