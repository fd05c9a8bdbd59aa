import { formStyle } from "./forms.ts";
import { partStyle } from "./parts.ts";
import { proposalStyle } from "./proposal.ts";

/** All styles of a page that works without a script. */
export const scriptlessStyle = partStyle + proposalStyle + formStyle;
