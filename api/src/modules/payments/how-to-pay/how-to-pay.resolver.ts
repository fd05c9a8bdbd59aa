import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { MayOrLink } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { howToPayContract } from "./how-to-pay.reads.ts";
import { HowToPayType } from "./how-to-pay.types.ts";

/** Payment instructions for clients. */
export const HowToPayResolver = queries({
  howToPay: orNull(
    computedFor(
      HowToPayType,
      howToPayContract,
      { contractId: ID },
      MayOrLink("readContracts"),
      NotFound(NO_CONTRACT),
    ),
  ),
});
