import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { argsOf, optional, orElse } from "../../core/graphql/arguments.ts";
import { byId, computed, computedFor, many, paged, queries } from "../../core/graphql/queries.ts";
import { make } from "../../core/rows.ts";
import { OfferedActs } from "../../core/acts.type.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Scope } from "../../core/mutation/scope.ts";
import { PageArgs } from "../../core/page.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { May } from "../accounts/account/permission.ts";
import { currentDocuments, findDocumentedUser, NO_USER, visibleDocuments } from "./staff-document.access.ts";
import { staffDocumentActs, staffDocumentFacts } from "./staff-document.acts.rules.ts";
import { StaffDocument } from "./staff-document.entity.ts";
import { ofKind, StaffDocumentFilter, staffDocumentFilter } from "./staff-document.filter.ts";
import {
  fileColumns,
  fileUrl,
  newest,
  oldest,
  progressOf,
  staffDocumentStats,
} from "./staff-document.reads.ts";
import {
  DocumentedPerson,
  DocumentsToReview,
  StaffDocumentListing,
  StaffDocumentPage,
  StaffDocumentProgress,
  StaffDocumentStats,
  StaffDocumentPageArgs,
} from "./staff-document.types.ts";

/** Queries of staff documents. */
export const StaffDocumentQueries = queries({
  earlierStaffDocuments: many(
    StaffDocument,
    ({ viewer }, { userId, ...kind }) => ({
      where: {
        $and: [visibleDocuments(viewer), { user: userId, ending: "replaced" as const }, ofKind(kind)],
      },
      orderBy: newest,
    }),
    { userId: Int, documentName: String, description: orElse(String, "") },
    Auth(SIGNED_IN),
  ),
  /** Returns the current staff documents: pending ones oldest first, all others newest first. */
  staffDocuments: paged(
    StaffDocument,
    StaffDocumentPage,
    ({ viewer }, { page, filter }) => ({
      where: { $and: [currentDocuments(viewer), staffDocumentFilter(filter)] },
      orderBy: page.orderOr(filter?.status === "pending" ? oldest : newest),
    }),
    { page: argsOf(StaffDocumentPageArgs), filter: optional(StaffDocumentFilter) },
    May("reviewDocuments"),
  ),
  staffDocument: byId(StaffDocument, visibleDocuments, Auth(SIGNED_IN)),
  staffDocumentProgress: computedFor(
    StaffDocumentProgress,
    progressOf,
    { userId: Int },
    Auth(SIGNED_IN),
    NotFound(NO_USER),
  ),
  staffDocumentStats: computed(StaffDocumentStats, staffDocumentStats, {}, May("reviewDocuments")),
  staffDocumentListing: computed(
    StaffDocumentListing,
    (_, { page: { page, limit }, filter }) => make(StaffDocumentListing, { page, limit, filter }),
    { page: argsOf(PageArgs), filter: optional(StaffDocumentFilter) },
    May("reviewDocuments"),
  ),
});

@Resolver(() => StaffDocument)
export class StaffDocumentResolver {
  /**
   * Returns a person with the current documents: the viewer, or anyone for people who handle money and the
   * owner.
   */
  @Auth(SIGNED_IN)
  @NotFound(NO_USER)
  @Query(() => DocumentedPerson)
  async documentedPerson(@Ctx() context: Context, @Arg("userId", () => Int) userId: number) {
    await findDocumentedUser(Scope.of(context), userId);
    return make(DocumentedPerson, { userId });
  }

  /** Returns all documents that await a review, of all people. */
  @May("reviewDocuments")
  @Query(() => DocumentsToReview)
  async documentsToReview(@Ctx() context: Context) {
    const { pending } = await staffDocumentStats(context);
    return make(DocumentsToReview, { totalPending: pending });
  }

  /** Returns the acts that the caller may do on the document now. */
  @Needs(...staffDocumentFacts)
  @OfferedActs()
  acts(@Root() document: StaffDocument, @Ctx() context: Context) {
    return staffDocumentActs.offered(context, document);
  }

  /** Address that displays the file, valid for 60 minutes. */
  @Needs(...fileColumns)
  @FieldResolver(() => String, { nullable: true, description: "Dirección para verlo, que sirve 60 minutos." })
  fileUrl(@Root() document: StaffDocument, @Ctx() context: Context) {
    return fileUrl(context, document, "inline");
  }

  /** Address that downloads the file, valid for 60 minutes. */
  @Needs(...fileColumns)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección para descargarlo, que sirve 60 minutos.",
  })
  downloadUrl(@Root() document: StaffDocument, @Ctx() context: Context) {
    return fileUrl(context, document, "attachment");
  }
}
