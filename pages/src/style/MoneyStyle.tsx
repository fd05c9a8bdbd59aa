import { addedStyle } from "./added-style.tsx";
import { moneyStyle } from "./money.ts";
import { TripStyle } from "./TripStyle.tsx";

/** Adds the styles of amounts, and of a trip's page to the document, once. */
export const MoneyStyle = addedStyle("money", moneyStyle, TripStyle);
