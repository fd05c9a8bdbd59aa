import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { currentDocuments, documentedUsers } from "./staff-document.access.ts";
import { StaffDocument } from "./staff-document.entity.ts";
import { listingFilter } from "./staff-document.filter.ts";
import { listingPagination, newest, oldest } from "./staff-document.reads.ts";
import {
  DocumentedPerson,
  DocumentsToReview,
  StaffDocumentListing,
  StaffDocumentPagination,
  StaffDocumentProgress,
} from "./staff-document.types.ts";

const ofUser = ({ read, viewer }: Context, info: GraphQLResolveInfo, userId: number) =>
  read.list(StaffDocument, info, {
    where: { $and: [{ user: userId }, currentDocuments(viewer)] },
    orderBy: newest,
  });

@Resolver(() => DocumentedPerson)
export class DocumentedPersonResolver {
  @FieldResolver(() => Person, { description: "La persona." })
  user(
    @Root() { userId }: DocumentedPerson,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(User, info, { $and: [{ id: userId }, documentedUsers(viewer)] });
  }

  @FieldResolver(() => [StaffDocument], { description: "Los documentos." })
  documents(@Root() { userId }: DocumentedPerson, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return ofUser(context, info, userId);
  }
}

@Resolver(() => StaffDocumentProgress)
export class StaffDocumentProgressResolver {
  /** Returns all current documents of the person, including ones that are not required. */
  @FieldResolver(() => [StaffDocument], { description: "Los documentos." })
  documents(
    @Root() { userId }: StaffDocumentProgress,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ofUser(context, info, userId);
  }
}

@Resolver(() => DocumentsToReview)
export class DocumentsToReviewResolver {
  @FieldResolver(() => [StaffDocument], { description: "Los documentos." })
  documents(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    const where = { $and: [currentDocuments(viewer), { status: "pending" as const }] };
    return read.list(StaffDocument, info, { where, orderBy: oldest });
  }
}

@Resolver(() => StaffDocumentListing)
export class StaffDocumentListingResolver {
  @FieldResolver(() => [StaffDocument], { description: "Los documentos." })
  documents(
    @Root() { page, limit, filter }: StaffDocumentListing,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [currentDocuments(viewer), listingFilter(filter)] };
    return read.list(StaffDocument, info, { where, orderBy: newest, limit, offset: (page - 1) * limit });
  }

  @FieldResolver(() => StaffDocumentPagination, {
    description: "En qué página va el listado, en un solo objeto.",
  })
  pagination(@Root() listing: StaffDocumentListing, @Ctx() context: Context) {
    return listingPagination(context, listing);
  }
}
