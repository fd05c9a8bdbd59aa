import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { CopColumn, instant, ValueObjectColumn } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import type { DraftLine } from "../invoice/invoice.rules.ts";
import type { FiscalParty } from "../document/fiscal-document.types.ts";

/**
 * Authorization for an addendum to replace its contract's invoice, by crediting its whole uncredited amount
 * and issuing a new invoice. Signing the addendum issues both documents exactly as stored here; the row does
 * not change afterwards.
 */
@Entity({ tableName: "invoice_changes" })
@Unique({ properties: ["addendum"] })
@Check({ name: "invoice_changes_are_of_amounts", expression: "credited > 0 and total > 0" })
@Check({
  name: "invoice_changes_are_made_whole",
  expression: "num_nonnulls(done_at, credit_note_id, new_invoice_id) in (0, 3)",
})
export class InvoiceChange {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Reference(() => Addendum, "addendum_id", { deleteRule: "restrict" })
  addendum!: Rel<Addendum>;

  /** Invoice that will be credited. */
  @Index()
  @Reference(() => Invoice, "invoice_id", { deleteRule: "restrict" })
  invoice!: Rel<Invoice>;

  /** Amount to credit in COP: the whole uncredited amount. */
  @Property({ type: CopColumn })
  credited!: number;

  /** Tax treatment of the agency's own income on the new invoice. */
  @Enum({ items: () => Object.values(OwnTaxCode) })
  impuesto!: OwnTaxCode;

  /** Text for the line of own income; when null, it names the trip and the contract. */
  @Property({ type: "text", nullable: true })
  descripcion: string | null = null;

  /** Buyer on the new invoice, a person or company. */
  @Property({ type: new ValueObjectColumn<FiscalParty>() })
  buyer!: FiscalParty;

  /** Lines of the new invoice. */
  @Property({ type: new ValueObjectColumn<readonly DraftLine[]>() })
  lines!: readonly DraftLine[];

  /** Total of the lines, in COP: the price agreed in the addendum. */
  @Property({ type: CopColumn })
  total!: number;

  @Reference(() => User, "authorized_by_id", { deleteRule: "restrict" })
  authorizedBy!: Rel<User>;

  @Property({ ...instant })
  authorizedAt!: Date;

  @Property({ ...instant, nullable: true })
  doneAt: Date | null = null;

  @Unique()
  @Reference(() => CreditNote, "credit_note_id", { nullable: true, deleteRule: "restrict" })
  creditNote: Rel<CreditNote> | null = null;

  @Unique()
  @Reference(() => Invoice, "new_invoice_id", { nullable: true, deleteRule: "restrict" })
  newInvoice: Rel<Invoice> | null = null;
}
