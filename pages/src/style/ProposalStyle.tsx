import { addedStyle } from "./added-style.tsx";
import { proposalStyle } from "./proposal.ts";
import { PartStyle } from "./PartStyle.tsx";

/** Adds the styles of a proposal and of its parts to the document, once. */
export const ProposalStyle = addedStyle("proposal", proposalStyle, PartStyle);
