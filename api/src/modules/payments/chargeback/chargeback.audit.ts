import { fact, type Descriptions } from "../../../core/audit/description.ts";
import { chargebackCauseLabels } from "./chargeback.rules.ts";
import type { ChargebackCause } from "./chargeback.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "chargeback.opened": {
      number: string;
      paymentId: string;
      cause: ChargebackCause;
      claimedOn: string;
      dueOn: string;
      inTime: boolean;
    };
    "chargeback.answered": { procede: boolean; answer: string };
    "chargeback.dropped": { reason: string };
    "chargeback.noted": { text: string };
    "chargeback.file-added": { filename: string; sha256: string };
    "chargeback.reversed": { paymentId: string };
    "chargeback.due-near": { dueOn: string };
  }
}

/** Texts of the history for chargeback cases. */
export const describedChargebacks = {
  "chargeback.opened": ({ number, cause, claimedOn, dueOn, inTime }) => ({
    did: `abrió la solicitud de reversión ${number}: ${chargebackCauseLabels[cause]}`,
    changes: [
      ...fact("Pedida el", claimedOn),
      ...fact("Respuesta hasta", dueOn),
      ...fact("A tiempo", inTime),
    ],
    tone: "sun",
  }),
  "chargeback.answered": ({ procede, answer }) => ({
    did: `respondió la reversión: ${procede ? "procede" : "no procede"}`,
    note: answer,
  }),
  "chargeback.dropped": ({ reason }) => ({ did: "dejó la reversión por desistida", note: reason }),
  "chargeback.noted": ({ text }) => ({ did: "anotó algo en la reversión", note: text }),
  "chargeback.file-added": ({ filename }) => ({
    did: "agregó una prueba a la reversión",
    changes: fact("Archivo", filename),
  }),
  "chargeback.reversed": () => ({ did: "cerró la reversión: el pago se reversó", tone: "clay" }),
  "chargeback.due-near": ({ dueOn }) => ({
    did: "avisó que la respuesta a la reversión vence pronto",
    changes: fact("Respuesta hasta", dueOn),
    tone: "sun",
  }),
} satisfies Partial<Descriptions>;
