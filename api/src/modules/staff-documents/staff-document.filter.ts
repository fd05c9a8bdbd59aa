import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import type { ReadFilter } from "../../core/read/where.ts";
import { earnerRoles } from "../accounts/staff.rules.ts";
import type { StaffDocument } from "./staff-document.entity.ts";
import { StaffDocumentStatus } from "./staff-document.enums.ts";

const NO_ROLE = "El valor de role no es válido";

/** Which of the team's documents a list is about. */
@InputType()
export class StaffDocumentFilter {
  @Field(() => StaffDocumentStatus, { nullable: true }) status?: StaffDocumentStatus | null;

  /** The role of whose they are; without one, the roles that have to hand in documents. */
  @IsOptional()
  @Min(1, { message: NO_ROLE })
  @Max(7, { message: NO_ROLE })
  @Field(() => Int, { nullable: true })
  role?: number | null;

  /** Words of whose they are. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true })
  search?: string | null;
}

/** What a filter asks of the rows. */
export function staffDocumentFilter(
  filter: StaffDocumentFilter | null | undefined,
): ReadFilter<StaffDocument> {
  const { status, role, search } = filter ?? {};
  const conditions: ReadFilter<StaffDocument>[] = [
    { user: { role: role ?? { $in: earnerRoles } } } as ReadFilter<StaffDocument>,
  ];
  if (status) conditions.push({ status });
  if (search?.trim())
    conditions.push({ user: { searchText: { $search: search } } } as ReadFilter<StaffDocument>);
  return { $and: conditions };
}
