import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { cancellationOutcome } from "./cancellation-outcome.reads.ts";
import { CancellationOutcome } from "./cancellation-outcome.types.ts";

/** Query that previews the effects of a cancellation. */
export const CancellationOutcomeResolver = queries({
  cancellationOutcome: computedFor(
    CancellationOutcome,
    cancellationOutcome,
    { contractId: ID },
    May("cancelContracts"),
    NotFound(NO_CONTRACT),
  ),
});
