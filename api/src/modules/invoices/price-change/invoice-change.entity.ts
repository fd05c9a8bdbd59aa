import type { Rel } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { CopColumn, instant, ValueObjectColumn } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import type { DraftLine } from "../invoice/invoice.rules.ts";
import type { PaperParty } from "../paper/paper.types.ts";

/**
 * What somebody who invoices allowed an addendum to do with the invoice of its contract: take back what is
 * left of it and make another one. Its signature makes both papers, exactly as they are here, and the row
 * changes no longer.
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

  @ManyToOne(() => Addendum, { fieldName: "addendum_id", deleteRule: "restrict" })
  addendum!: Rel<Addendum>;

  /** The invoice that is taken back. */
  @Index()
  @ManyToOne(() => Invoice, { fieldName: "invoice_id", deleteRule: "restrict" })
  invoice!: Rel<Invoice>;

  /** What of it is taken back, in COP: all that earlier notes left. */
  @Property({ type: CopColumn })
  credited!: number;

  /** How the agency's own income is taxed on the new one. */
  @Enum({ items: () => Object.values(OwnTaxCode) })
  impuesto!: OwnTaxCode;

  /** What the line of the own income says; null: the trip and the contract. */
  @Property({ type: "text", nullable: true })
  descripcion: string | null = null;

  /** To whom the new one is billed. */
  @Property({ type: new ValueObjectColumn<PaperParty>() })
  buyer!: PaperParty;

  /** The lines of the new one. */
  @Property({ type: new ValueObjectColumn<readonly DraftLine[]>() })
  lines!: readonly DraftLine[];

  /** What they add up to, in COP: the price that the addendum agrees. */
  @Property({ type: CopColumn })
  total!: number;

  @ManyToOne(() => User, { fieldName: "authorized_by_id", deleteRule: "restrict" })
  authorizedBy!: Rel<User>;

  @Property({ ...instant })
  authorizedAt!: Date;

  @Property({ ...instant, nullable: true })
  doneAt: Date | null = null;

  @Unique()
  @ManyToOne(() => CreditNote, { nullable: true, fieldName: "credit_note_id", deleteRule: "restrict" })
  creditNote: Rel<CreditNote> | null = null;

  @Unique()
  @ManyToOne(() => Invoice, { nullable: true, fieldName: "new_invoice_id", deleteRule: "restrict" })
  newInvoice: Rel<Invoice> | null = null;
}
