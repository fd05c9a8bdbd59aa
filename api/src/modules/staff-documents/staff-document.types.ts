import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { StaffDocument } from "./staff-document.entity.ts";
import type { StaffDocumentFilter } from "./staff-document.filter.ts";
import type { DocumentsProgress } from "./staff-document.rules.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { staffDocumentOrder } from "./staff-document.rules.ts";

/** One page of staff documents. */
@ObjectType({ simpleResolvers: true })
export class StaffDocumentPage extends PageOf(StaffDocument) {}

/** Staff member with the uploaded documents. */
@ObjectType()
export class DocumentedPerson {
  userId!: number;
}

/** Progress of a person with the documents that the role requires. */
@ObjectType()
export class StaffDocumentProgress implements DocumentsProgress {
  userId!: number;
  @Field(() => Boolean, { description: "Si su rol exige documentos." }) requiresDocumentation!: boolean;
  @Field(() => Boolean, { description: "Si todos los exigidos están aprobados." }) isComplete!: boolean;
  @Field(() => Int, { description: "Cuántos exige su rol." }) totalRequired!: number;
  @Field(() => Int, { description: "Cuántos de los exigidos están aprobados." }) approvedDocuments!: number;
  @Field(() => Int, { description: "Cuántos de los exigidos se entregaron." }) uploadedDocuments!: number;
  @Field(() => Int, { description: "Cuántos de los exigidos se rechazaron." }) rejectedDocuments!: number;
  @Field(() => [String], { description: "Los exigidos que nunca se entregaron." })
  missingDocuments!: readonly string[];
  @Field(() => [String], { description: "Los que exige su rol." }) required!: readonly string[];
  @Field(() => Boolean, { description: "Si se le pueden pagar comisiones." }) canReceivePayments!: boolean;
}

/** All documents that await a review. */
@ObjectType()
export class DocumentsToReview {
  @Field(() => Int, { description: "Cuántos esperan revisión." }) totalPending!: number;
}

/** Number of current staff documents in each status. */
@ObjectType({ simpleResolvers: true })
export class StaffDocumentStats {
  @Field(() => Int, { description: "Cuántos están pendientes." }) pending!: number;
  @Field(() => Int, { description: "Cuántos se aprobaron." }) approved!: number;
  @Field(() => Int, { description: "Cuántos se rechazaron." }) rejected!: number;
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Int, { description: "Personas que entregaron alguno." }) totalUsers!: number;
}

/** Page number and number of pages of a list. */
@ObjectType({ simpleResolvers: true })
export class StaffDocumentPagination {
  @Field(() => Int, { description: "Número de la página, desde 1." }) page!: number;
  @Field(() => Int, { description: "Cuántas páginas hay." }) pages!: number;
  @Field(() => Int, { description: "Cuántas filas trae una página." }) limit!: number;
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
}

/** Page of staff documents with its pagination data, in the format of existing consumers. */
@ObjectType()
export class StaffDocumentListing {
  page!: number;
  limit!: number;
  filter!: StaffDocumentFilter | null;
}

/** Uploaded file. */
@ObjectType({ simpleResolvers: true })
export class SentStaffFile {
  @Field(() => String, { description: "Dirección para abrirlo; sirve 60 minutos." }) url!: string;
  @Field(() => String, { description: "Tipo del archivo, por su contenido." }) type!: string;
  @Field(() => Int, { description: "Tamaño en bytes." }) size!: number;
  @Field(() => String, { description: "Nombre con el que se entregó." }) originalname!: string;
}

/** Result of an upload. */
@ObjectType()
export class StaffDocumentUpload {
  id!: string;
  @Field(() => Boolean, { description: "Si es el primero de su clase; falso si reemplazó a otro." })
  created!: boolean;
  @Field(() => String, { description: "Mensaje que se muestra." }) message!: string;
  @Field(() => SentStaffFile, { description: "El archivo que se entregó." }) file!: SentStaffFile;
}

/** Arguments of a page of staff documents, with the sort order. */
@ArgsType()
export class StaffDocumentPageArgs extends OrderedPageOf<StaffDocument>()(staffDocumentOrder) {}
