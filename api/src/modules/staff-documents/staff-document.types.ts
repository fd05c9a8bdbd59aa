import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { StaffDocument } from "./staff-document.entity.ts";
import type { StaffDocumentFilter } from "./staff-document.filter.ts";
import type { DocumentsProgress } from "./staff-document.rules.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { staffDocumentOrder } from "./staff-document.rules.ts";

/** One page of the team's documents. */
@ObjectType({ simpleResolvers: true })
export class StaffDocumentPage extends PageOf(StaffDocument) {}

/** Member of the team with their documents. */
@ObjectType()
export class DocumentedPerson {
  userId!: number;
}

/** Progress of a person with the documents that their role must upload. */
@ObjectType()
export class StaffDocumentProgress implements DocumentsProgress {
  userId!: number;
  @Field(() => Boolean) requiresDocumentation!: boolean;
  /** True when all of them are approved. */
  @Field(() => Boolean) isComplete!: boolean;
  @Field(() => Int) totalRequired!: number;
  /** Number of required documents that are approved. */
  @Field(() => Int) approvedDocuments!: number;
  /** Number of required documents that were uploaded, whatever the decision on them. */
  @Field(() => Int) uploadedDocuments!: number;
  @Field(() => Int) rejectedDocuments!: number;
  /** Required documents that were never uploaded. */
  @Field(() => [String]) missingDocuments!: readonly string[];
  @Field(() => [String]) required!: readonly string[];
  /** True when commissions can be paid to them. */
  @Field(() => Boolean) canReceivePayments!: boolean;
}

/** All documents that await a review. */
@ObjectType()
export class DocumentsToReview {
  @Field(() => Int) totalPending!: number;
}

/** Number of the team's current documents in each status. */
@ObjectType({ simpleResolvers: true })
export class StaffDocumentStats {
  @Field(() => Int) pending!: number;
  @Field(() => Int) approved!: number;
  @Field(() => Int) rejected!: number;
  @Field(() => Int) total!: number;
  /** People who handed in any. */
  @Field(() => Int) totalUsers!: number;
}

/** Page number and number of pages of a list. */
@ObjectType({ simpleResolvers: true })
export class StaffDocumentPagination {
  @Field(() => Int) page!: number;
  @Field(() => Int) pages!: number;
  @Field(() => Int) limit!: number;
  @Field(() => Int) total!: number;
}

/** A page of the team's documents with its place in the list, as existing consumers read it. */
@ObjectType()
export class StaffDocumentListing {
  page!: number;
  limit!: number;
  filter!: StaffDocumentFilter | null;
}

/** An uploaded file. */
@ObjectType({ simpleResolvers: true })
export class SentStaffFile {
  /** An address that opens it for 60 minutes. */
  @Field(() => String) url!: string;
  /** Type by its content. */
  @Field(() => String) type!: string;
  /** Bytes. */
  @Field(() => Int) size!: number;
  @Field(() => String) originalname!: string;
}

/** Result of an upload. */
@ObjectType()
export class StaffDocumentUpload {
  id!: string;
  /** True when it is the first of its kind; false when it replaced another. */
  @Field(() => Boolean) created!: boolean;
  @Field(() => String) message!: string;
  @Field(() => SentStaffFile) file!: SentStaffFile;
}

/** Page and order of the list of the team's documents. */
@ArgsType()
export class StaffDocumentPageArgs extends OrderedPageOf<StaffDocument>()(staffDocumentOrder) {}
