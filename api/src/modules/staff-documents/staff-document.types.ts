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

/** Somebody of the team with their documents. */
@ObjectType()
export class DocumentedPerson {
  userId!: number;
}

/** Where somebody stands with the documents that their role has to hand in. */
@ObjectType()
export class StaffDocumentProgress implements DocumentsProgress {
  userId!: number;
  @Field(() => Boolean) requiresDocumentation!: boolean;
  /** Whether all of them are approved. */
  @Field(() => Boolean) isComplete!: boolean;
  @Field(() => Int) totalRequired!: number;
  /** How many of the required ones are approved. */
  @Field(() => Int) approvedDocuments!: number;
  /** How many of the required ones were handed in, whatever became of them. */
  @Field(() => Int) uploadedDocuments!: number;
  @Field(() => Int) rejectedDocuments!: number;
  /** The required ones that were never handed in. */
  @Field(() => [String]) missingDocuments!: readonly string[];
  @Field(() => [String]) required!: readonly string[];
  /** Whether commissions can be paid to them. */
  @Field(() => Boolean) canReceivePayments!: boolean;
}

/** All documents that await a review. */
@ObjectType()
export class DocumentsToReview {
  @Field(() => Int) totalPending!: number;
}

/** How many current documents of the team stand where. */
@ObjectType({ simpleResolvers: true })
export class StaffDocumentStats {
  @Field(() => Int) pending!: number;
  @Field(() => Int) approved!: number;
  @Field(() => Int) rejected!: number;
  @Field(() => Int) total!: number;
  /** People who handed in any. */
  @Field(() => Int) totalUsers!: number;
}

/** Which page of a list, of how many. */
@ObjectType({ simpleResolvers: true })
export class StaffDocumentPagination {
  @Field(() => Int) page!: number;
  @Field(() => Int) pages!: number;
  @Field(() => Int) limit!: number;
  @Field(() => Int) total!: number;
}

/** A page of the team's documents with where it stands, as existing consumers read it. */
@ObjectType()
export class StaffDocumentListing {
  page!: number;
  limit!: number;
  filter!: StaffDocumentFilter | null;
}

/** A file as it was sent. */
@ObjectType({ simpleResolvers: true })
export class SentStaffFile {
  /** An address that opens it for 60 minutes. */
  @Field(() => String) url!: string;
  /** By its content. */
  @Field(() => String) type!: string;
  /** Bytes. */
  @Field(() => Int) size!: number;
  @Field(() => String) originalname!: string;
}

/** What became of an upload. */
@ObjectType()
export class StaffDocumentUpload {
  id!: string;
  /** Whether it is the first of its kind; else it took the place of another. */
  @Field(() => Boolean) created!: boolean;
  @Field(() => String) message!: string;
  @Field(() => SentStaffFile) file!: SentStaffFile;
}

/** Which page of the team's documents, and in which order. */
@ArgsType()
export class StaffDocumentPageArgs extends OrderedPageOf<StaffDocument>()(staffDocumentOrder) {}
