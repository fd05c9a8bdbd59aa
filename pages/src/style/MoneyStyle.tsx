import { TripStyle } from "./TripStyle.tsx";
import { moneyStyle } from "./money.ts";

/** Adds the styles of amounts, and of a trip's page, to the document, once. */
export const MoneyStyle = () => (
  <>
    <TripStyle />
    <style href="travesia-money" precedence="parts">
      {moneyStyle}
    </style>
  </>
);
