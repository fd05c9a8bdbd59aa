import { acts } from "../../../accounts/acts.rules.ts";
import { type PaymentStatus, paymentLifecycle } from "../payment.lifecycle.ts";

/** What is looked at of a payment whose source of funds is noted. */
export interface CashState {
  readonly status: PaymentStatus;
  /** Whether it is cash of a client who reached the reported sum in its month. */
  readonly efectivoReportable: boolean | null;
}

/** What can be done about reportable cash, by whom and when. */
export const cashActs = acts<CashState>(paymentLifecycle)({
  /** Notes where it comes from and who brought it. */
  noteOrigin: {
    may: "reportCash",
    from: ["pending", "verified"],
    facts: ["efectivoReportable"],
    unless: [
      [
        ({ efectivoReportable }) => efectivoReportable !== true,
        "Este pago no es efectivo por reportar: no llega al valor del mes.",
      ],
    ],
  },
});
