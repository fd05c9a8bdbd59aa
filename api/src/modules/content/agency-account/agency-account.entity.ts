import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { by } from "../../../core/audit/description.ts";
import { documentLabels } from "../../../core/colombia/documents.ts";
import { Column, oneOf } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { AgencyAccountKind, BreBKeyKind } from "./agency-account.enums.ts";
import { accountKindLabels, keyKindLabels } from "./agency-account.rules.ts";

/**
 * Account in which the agency receives its clients' money. It cannot be deleted once it has been visible to
 * clients.
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

  @Column(oneOf(AgencyAccountKind), "Clase del registro.", { history: ["Clase", by(accountKindLabels)] })
  kind!: AgencyAccountKind;

  @Column("text", "Banco o entidad; vacío en una llave cuyo banco no se dice.", {
    default: "",
    history: "Banco",
  })
  bank: string = "";

  @Column(oneOf(BreBKeyKind), "Tipo de la llave Bre-B; nulo si no es una llave.", {
    nullable: true,
    history: ["Tipo de llave", by(keyKindLabels)],
  })
  keyKind: BreBKeyKind | null = null;

  @Column("text", "Número de la cuenta, la llave o el celular, sin espacios.", { history: "Número" })
  number!: string;

  @Column("text", "Titular de la cuenta.", { history: "Titular" })
  holder!: string;

  @Column(oneOf(TipoDocumento), "Tipo del documento del titular.", {
    history: ["Tipo de documento", by(documentLabels)],
  })
  holderDocumentType!: TipoDocumento;

  @Column("text", "Documento del titular.", { history: "Documento del titular" })
  holderDocument!: string;

  @Column("text", "Contenido del código QR del banco (EMVCo); nulo: el código lleva la llave.", {
    nullable: true,
    history: ["QR", () => "Con QR"],
  })
  qr: string | null = null;

  @Column("boolean", "Si se les pide a los clientes pagar en ella.", { default: false, history: "Activa" })
  active: boolean = false;

  /** Time at which the account first became visible to clients; null when it never was. */
  @Property({ ...instant, nullable: true })
  shownSince: Date | null = null;

  @Column("integer", "Lugar en el orden, desde 0.")
  position!: number;
}
