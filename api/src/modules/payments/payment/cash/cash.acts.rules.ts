import { acts } from "../../../accounts/acts.rules.ts";
import { type PaymentStatus, paymentLifecycle } from "../payment.lifecycle.ts";

/** Facts of a payment that are checked when its source of funds is noted. */
export interface CashState {
  readonly status: PaymentStatus;
  /** True for cash of a client whose total of the month reached the reportable threshold. */
  readonly efectivoReportable: boolean | null;
}

/** Acts on reportable cash, with their capabilities and statuses. */
export const cashActs = acts<CashState>(paymentLifecycle)({
  /** Records the origin of the cash and the person who brought it. */
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
