import { mutations, changed } from "../../core/graphql/mutations.ts";
import { one, queries } from "../../core/graphql/queries.ts";
import { May } from "../accounts/account/permission.ts";
import { confirmOpening } from "./acts/confirm-opening.ts";
import { proposeOpening } from "./acts/propose-opening.ts";
import { setOpeningLine } from "./acts/set-opening-line.ts";
import { Opening } from "./opening.entity.ts";
import { ConfirmOpeningInput, OpeningLineInput, ProposeOpeningInput } from "./opening.inputs.ts";

/** Queries of the opening balances. */
export const OpeningQueries = queries({
  opening: one(Opening, () => ({ place: 1 }), {}, May("closeMonths")),
});

/** Mutations of the opening balances. */
export const OpeningMutations = mutations({
  proposeOpening: changed(Opening, proposeOpening, { input: ProposeOpeningInput }, May("closeMonths")),
  setOpeningLine: changed(Opening, setOpeningLine, { input: OpeningLineInput }, May("closeMonths")),
  confirmOpening: changed(Opening, confirmOpening, { input: ConfirmOpeningInput }, May("closeMonths")),
});
