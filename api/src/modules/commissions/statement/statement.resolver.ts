import { Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { called, mutations } from "../../../core/graphql/mutations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission/commission.access.ts";
import { issuedStatement } from "./issued-statement.ts";
import { sellerStatement } from "./statement.reads.ts";
import { SellerStatement } from "./statement.types.ts";

/**
 * Queries and mutations of sellers' monthly commission statements (`YYYY-MM`), for the viewer's own and the
 * ones in their scope.
 */
export const StatementResolver = queries({
  sellerStatement: computed(
    SellerStatement,
    (context, { userId, month }) => sellerStatement(context, userId, month),
    { userId: Int, month: String },
    May("seeCommissions"),
    NotFound(NO_PERSON),
  ),
});

/** Mutations of monthly statements. */
export const StatementMutations = mutations({
  issueSellerStatement: called(
    OpenableFile,
    (context, { userId, month }) => issuedStatement(context, userId, month),
    { userId: Int, month: String },
    May("seeCommissions"),
    NotFound(NO_PERSON),
  ),
});
