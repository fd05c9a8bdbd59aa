import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { ValueObjectColumn } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { Quote } from "../quote/quote.entity.ts";
import { Accompanied } from "./passenger.enums.ts";

/** One person of an unfinished form: everything in its typed form, right or not. */
@ObjectType({ simpleResolvers: true })
export class DraftedPassenger {
  @Field(() => Boolean, { nullable: true }) titular!: boolean | null;
  @Field(() => String, { nullable: true }) nombre!: string | null;
  @Field(() => String, { nullable: true }) apellido!: string | null;
  @Field(() => String, { nullable: true }) tipoDocumento!: string | null;
  @Field(() => String, { nullable: true }) documentoIdentidad!: string | null;
  @Field(() => String, { nullable: true }) fechaNacimiento!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) telefono!: string | null;
  @Field(() => String, { nullable: true }) direccion!: string | null;
  @Field(() => String, { nullable: true }) ciudad!: string | null;
  @Field(() => String, { nullable: true }) pais!: string | null;
  @Field(() => String, { nullable: true }) vencimientoPasaporte!: string | null;
  @Field(() => Accompanied, { nullable: true }) viajaCon!: Accompanied | null;
  @Field(() => String, { nullable: true }) acompanante!: string | null;
  @Field(() => Boolean, { nullable: true }) permisoSalida!: boolean | null;
}

/**
 * Typed part of the form of a quote's passengers: it approves nothing, is no list of travellers, and is
 * deleted when the form is saved.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "passenger_drafts" })
@Unique({ name: "passenger_drafts_one_each", properties: ["quote"] })
@Check({ name: "passenger_drafts_are_lists", expression: "jsonb_typeof(passengers) = 'array'" })
// Unfinished forms are deleted after a while.
@Index({ properties: ["updatedAt"] })
export class PassengerDraft extends Recorded {
  [OptionalProps]?: "listVersion" | "byStaff";

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Field(() => [DraftedPassenger])
  @Property({ type: new ValueObjectColumn<DraftedPassenger[]>() })
  passengers!: DraftedPassenger[];

  /** The version of the list that it is typed over. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  listVersion: number = 0;

  /** Staff typed it last; else the client did. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  byStaff: boolean = false;
}
