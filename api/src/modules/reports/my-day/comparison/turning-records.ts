import type { EntityClass } from "@mikro-orm/core";
import type { Turn } from "../../../accounts/turn/turn.rules.ts";
import { Claim } from "../../../claims/claim/claim.entity.ts";
import { claimTurns } from "../../../claims/claim/turn/claim-turn.rules.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { contractTurns } from "../../../contracts/contract/turn/contract-turn.rules.ts";
import { Invoice } from "../../../invoices/invoice/invoice.entity.ts";
import { invoiceTurns } from "../../../invoices/invoice/turn/invoice-turn.rules.ts";
import { Chargeback } from "../../../payments/chargeback/chargeback.entity.ts";
import { chargebackTurns } from "../../../payments/chargeback/turn/chargeback-turn.rules.ts";
import { Payment } from "../../../payments/payment/payment.entity.ts";
import { paymentTurns } from "../../../payments/payment/turn/payment-turn.rules.ts";
import { Refund } from "../../../payments/refund/refund.entity.ts";
import { refundTurns } from "../../../payments/refund/turn/refund-turn.rules.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { quoteTurns } from "../../../quotes/quote/turn/quote-turn.rules.ts";

/** Type of record, and the rule that says of its facts what each waits for. */
export interface TurningRecords {
  readonly entity: EntityClass<{ readonly turnFacts: unknown }>;
  readonly turnsOf: (facts: unknown) => readonly Turn[];
}

const turning = <Facts>(
  entity: EntityClass<{ readonly turnFacts: Facts }>,
  turnsOf: (facts: Facts) => readonly Turn[],
): TurningRecords => ({ entity, turnsOf: (facts) => turnsOf(facts as Facts) });

/** The types of records for whose turns Mi día has lines. */
export const turningRecords: readonly TurningRecords[] = [
  turning(Quote, quoteTurns),
  turning(Contract, contractTurns),
  turning(Payment, paymentTurns),
  turning(Refund, refundTurns),
  turning(Chargeback, chargebackTurns),
  turning(Claim, claimTurns),
  turning(Invoice, invoiceTurns),
];
