import type { EntityClass } from "@mikro-orm/core";
import type { Turn } from "../../../accounts/turn/turn.rules.ts";
import { Claim } from "../../../claims/claim/claim.entity.ts";
import { claimTurns } from "../../../claims/claim/turn/claim-turn.rules.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { Invoice } from "../../../invoices/invoice/invoice.entity.ts";
import { invoiceTurns } from "../../../invoices/invoice/turn/invoice-turn.rules.ts";
import { Chargeback } from "../../../payments/chargeback/chargeback.entity.ts";
import { chargebackTurns } from "../../../payments/chargeback/turn/chargeback-turn.rules.ts";
import { Payment } from "../../../payments/payment/payment.entity.ts";
import { paymentTurns } from "../../../payments/payment/turn/payment-turn.rules.ts";
import { Refund } from "../../../payments/refund/refund.entity.ts";
import { contractWaits } from "../../../payments/refund/turn/contract-waits.rules.ts";
import { refundTurns } from "../../../payments/refund/turn/refund-turn.rules.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { quoteTurns } from "../../../quotes/quote/turn/quote-turn.rules.ts";

/** Type of record, the field with its facts, and the rule that computes the turns of a record. */
export interface TurningRecords {
  readonly entity: EntityClass<object>;
  readonly field: string;
  readonly turnsOf: (facts: unknown) => readonly Turn[];
}

const turning = <Facts, Field extends string = "turnFacts">(
  entity: EntityClass<Readonly<Record<NoInfer<Field>, Facts>>>,
  turnsOf: (facts: Facts) => readonly Turn[],
  field = "turnFacts" as Field,
): TurningRecords => ({ entity, field, turnsOf: (facts) => turnsOf(facts as Facts) });

/** Types of records with turns that Mi día lists. */
export const turningRecords: readonly TurningRecords[] = [
  turning(Quote, quoteTurns),
  turning(Contract, contractWaits, "waitFacts"),
  turning(Payment, paymentTurns),
  turning(Refund, refundTurns),
  turning(Chargeback, chargebackTurns),
  turning(Claim, claimTurns),
  turning(Invoice, invoiceTurns),
];
