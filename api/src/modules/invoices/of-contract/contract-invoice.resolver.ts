import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { MayOrLink } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { contractInvoice } from "./contract-invoice.reads.ts";
import { ContractInvoice } from "./contract-invoice.types.ts";

/** Query for the invoice on a contract's page. */
export const ContractInvoiceResolver = queries({
  /**
   * Returns the invoice of a contract, for its client and for staff who may see the contract; null when
   * there is none.
   */
  contractInvoice: orNull(
    computedFor(
      ContractInvoice,
      contractInvoice,
      { contractId: ID },
      MayOrLink("readContracts"),
      NotFound(NO_CONTRACT),
    ),
  ),
});
