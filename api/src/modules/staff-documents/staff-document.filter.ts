import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { OptionalText } from "../../core/input/text-fields.ts";
import { escaped } from "../../core/read/escaped.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { earnerRoles } from "../accounts/staff.rules.ts";
import type { StaffDocument } from "./staff-document.entity.ts";
import { StaffDocumentStatus } from "./staff-document.enums.ts";
import { type DocumentKind, documentName, OTHER } from "./staff-document.rules.ts";

const NO_ROLE = "El valor de role no es válido";

/** Filter of a list of staff documents. */
@InputType()
export class StaffDocumentFilter {
  @Field(() => StaffDocumentStatus, { nullable: true, description: "Estado del registro." })
  status?: StaffDocumentStatus | null;

  @IsOptional()
  @Min(1, { message: NO_ROLE })
  @Max(7, { message: NO_ROLE })
  @Field(() => Int, { nullable: true, description: "Rol de la persona, de 1 a 7." })
  role?: number | null;

  /** Matches the person of the document. */
  @OptionalText("Palabras que se buscan; no cuentan mayúsculas ni tildes.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}

/** Returns the query condition for a list's filter; without a role, documents of everyone match. */
export function staffDocumentFilter(
  filter: StaffDocumentFilter | null | undefined,
): ReadFilter<StaffDocument> {
  const { status, role, search } = filter ?? {};
  const conditions: ReadFilter<StaffDocument>[] = [];
  if (role) conditions.push({ user: { role } } as ReadFilter<StaffDocument>);
  if (status) conditions.push({ status });
  if (search?.trim())
    conditions.push({ user: { searchText: { $search: search } } } as ReadFilter<StaffDocument>);
  return { $and: conditions };
}

/**
 * Returns the filter for the list of existing consumers; without a role, only documents of roles with
 * required documents match.
 */
export const listingFilter = (filter: StaffDocumentFilter | null | undefined): ReadFilter<StaffDocument> => ({
  $and: [
    staffDocumentFilter(filter),
    filter?.role ? {} : ({ user: { role: { $in: earnerRoles } } } as ReadFilter<StaffDocument>),
  ],
});

const literally = (text: string): string => escaped(text.trim());

/** Returns the filter of the documents of a kind, ignoring the case of the document's name. */
export function ofKind(kind: DocumentKind): ReadFilter<StaffDocument> {
  const name = documentName(kind.documentName);
  return {
    documentName: { $ilike: literally(name) },
    ...(name === OTHER && { description: { $ilike: literally(kind.description) } }),
  } as ReadFilter<StaffDocument>;
}
