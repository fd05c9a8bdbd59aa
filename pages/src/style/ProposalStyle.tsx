import { PartStyle } from "./PartStyle.tsx";
import { proposalStyle } from "./proposal.ts";

/** Adds the styles of a proposal and of its parts to the document, once. */
export const ProposalStyle = () => (
  <>
    <PartStyle />
    <style href="travesia-proposal" precedence="parts">
      {proposalStyle}
    </style>
  </>
);
