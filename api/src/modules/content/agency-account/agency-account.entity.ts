import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { AgencyAccountKind, BreBKeyKind } from "./agency-account.enums.ts";

/**
 * Account in which the agency receives its clients' money. Once clients could see it, it is never deleted.
 */
@NotFound("Cuenta no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "agency_accounts" })
@Index({ properties: ["position", "id"] })
@Unique({ name: "agency_accounts_are_told_apart", properties: ["kind", "number"] })
@Check({ name: "agency_accounts_name_somebody", expression: "btrim(number) <> '' and btrim(holder) <> ''" })
@Check({ name: "agency_accounts_key_has_its_kind", expression: "(kind = 'bre_b') = (key_kind is not null)" })
@Check({ name: "agency_accounts_shown_ones_were", expression: "not active or shown_since is not null" })
export class AgencyAccount extends Recorded {
  [OptionalProps]?: "bank" | "active";

  @Field(() => AgencyAccountKind)
  @Enum({ items: () => AgencyAccountKind })
  kind!: AgencyAccountKind;

  /** Bank or entity; empty for a key whose bank the agency does not disclose. */
  @Field(() => String)
  @Property({ type: "text", default: "" })
  bank: string = "";

  /** Kind of a Bre-B key; null for any other account. */
  @Field(() => BreBKeyKind, { nullable: true })
  @Enum({ items: () => BreBKeyKind, nullable: true })
  keyKind: BreBKeyKind | null = null;

  /** Number of the account, key, or mobile of the wallet: without blanks, as it is copied. */
  @Field(() => String)
  @Property({ type: "text" })
  number!: string;

  @Field(() => String)
  @Property({ type: "text" })
  holder!: string;

  @Field(() => TipoDocumento)
  @Enum({ items: () => TipoDocumento })
  holderDocumentType!: TipoDocumento;

  @Field(() => String)
  @Property({ type: "text" })
  holderDocument!: string;

  /** Content of the bank's QR code (EMVCo); null: the code contains the key itself. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  qr: string | null = null;

  /** True when clients may pay here. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  active: boolean = false;

  /** Time from which clients could first see it; null when it was never switched on. */
  @Property({ ...instant, nullable: true })
  shownSince: Date | null = null;

  /** Its place, from 0. */
  @Field(() => Int)
  @Property({ type: "integer" })
  position!: number;
}
