import { Field, ObjectType } from "type-graphql";
import { type Fragment, sql } from "../../../../core/read/sql.ts";

/** Person of the agency who answers a request. */
@ObjectType({ simpleResolvers: true })
export class QuoteResponder {
  @Field(() => String, { nullable: true, description: "Nombre y apellido." }) nombre!: string;
  @Field(() => String, { nullable: true, description: "Teléfono; nulo si no tiene uno." }) telefono!:
    string | null;
}

/**
 * Returns SQL for the person who answers a request: its seller, else the active owner of its referral link.
 */
export const responderSql = (seller: Fragment, referrer: Fragment): Fragment =>
  sql`(select jsonb_build_object('nombre', u.name || ' ' || u.lastname, 'telefono', nullif(u.phone, ''))
    from users u where u.id = coalesce(${seller}, ${referrer}) and u.is_active and u.erased_at is null)`;
