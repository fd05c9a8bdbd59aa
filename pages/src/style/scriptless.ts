import { formStyle } from "./forms.ts";
import { moneyStyle } from "./money.ts";
import { partStyle } from "./parts.ts";
import { proposalStyle } from "./proposal.ts";
import { tripStyle } from "./trip.ts";

/** All styles of a page that works without a script. */
export const scriptlessStyle = partStyle + proposalStyle + tripStyle + moneyStyle + formStyle;
