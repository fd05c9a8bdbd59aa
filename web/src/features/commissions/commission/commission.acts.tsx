import { announced } from "../../../base/saving/useSaving.ts";
import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ChangeLimitDialog } from "../limit/ChangeLimitDialog.tsx";
import { EditCommissionDialog } from "../manual/EditCommissionDialog.tsx";
import { CommissionDeleteDocument, CommissionEditDocument } from "../manual/manual.generated.ts";
import { AnswerObjectionDialog } from "../objection/AnswerObjectionDialog.tsx";
import { objectionTexts } from "../objection/objection.texts.ts";
import { CommissionObjectDocument } from "../objection/objections.generated.ts";
import { ObjectDialog } from "../objection/ObjectDialog.tsx";
import { RequestPaymentDialog } from "../request/RequestPaymentDialog.tsx";
import type { CommissionLine } from "./commission.columns.tsx";
import type { OfferedCommissionAct } from "./commission.offered-acts.ts";
import { commissionTexts as texts } from "./commission.texts.ts";
import { CommissionApproveDocument, CommissionPayDocument } from "./commissions.generated.ts";
import { ExplanationDialog } from "./ExplanationDialog.tsx";
import { PayCommissionDialog } from "./PayCommissionDialog.tsx";

const act = recordAct<CommissionLine, "menu">();
const sellerOf = ({ vendedor: { name, lastname } }: CommissionLine) => `${name} ${lastname}`;

/** Queries that are read again after a commission changed. */
export const commissionReads = ["CommissionCounters"];

/** Acts on a commission, in the order of its menu. */
export const commissionActs = {
  answer: {
    label: "Responder objeción",
    places: ["menu"],
    Dialog: ({ record, frame: { onClose } }) => <AnswerObjectionDialog line={record} onClose={onClose} />,
  },
  approve: act({
    label: texts.approve,
    mutation: CommissionApproveDocument,
    of: ({ id }) => ({ id, input: {} }),
    done: texts.approved,
    failing: "approveCommission",
    places: ["menu"],
    Dialog: confirming((line) => ({
      title: texts.approveTitle,
      confirm: texts.approve,
      children: (
        <>
          Se aprobará la comisión de <Money amount={line.montoComision} strong /> de{" "}
          <strong>{sellerOf(line)}</strong> por el contrato {line.contract.contractNumber}. Después se podrá
          pagar.
        </>
      ),
    })),
  }),
  pay: act({
    label: texts.pay,
    mutation: CommissionPayDocument,
    done: texts.paid,
    failing: "payCommission",
    progress: true,
    places: ["menu"],
    Dialog: PayCommissionDialog,
  }),
  request: {
    label: texts.request,
    places: ["menu"],
    Dialog: ({ record, frame: { onClose } }) => <RequestPaymentDialog lines={[record]} onClose={onClose} />,
  },
  edit: act({
    label: "Editar",
    mutation: CommissionEditDocument,
    done: announced(texts.manualEdited),
    places: ["menu"],
    Dialog: EditCommissionDialog,
  }),
  limit: {
    label: "Cambiar límite mensual",
    places: ["menu"],
    Dialog: ({ record, frame: { onClose } }) => (
      <ChangeLimitDialog userId={record.vendedorId} onClose={onClose} />
    ),
  },
  object: act({
    label: "Objetar",
    mutation: CommissionObjectDocument,
    done: objectionTexts.sent,
    reads: ["CommissionList"],
    places: ["menu"],
    Dialog: ObjectDialog,
  }),
  document: { label: "Descargar cuenta de cobro", places: ["menu"] },
  acquisition: { label: "Descargar documento soporte", places: ["menu"] },
  history: { label: "Historia", places: ["menu"] },
  delete: act({
    label: "Eliminar",
    mutation: CommissionDeleteDocument,
    done: announced(texts.manualDeleted),
    reads: ["CommissionList", "CommissionCounters", "CommissionsOfContract"],
    places: ["menu"],
    Dialog: withReason(
      (line) => ({
        title: "Eliminar comisión",
        lead:
          `Se eliminará la comisión de ${formatCop(line.montoComision)} de ${sellerOf(line)} por el ` +
          `contrato ${line.contract.contractNumber}.`,
        label: texts.reason,
        submit: "Eliminar",
        maxLength: 1000,
        maxWidth: "xs",
      }),
      (motivo) => ({ motivo }),
    ),
  }),
  receipt: { label: texts.seeReceipt },
  explain: {
    label: texts.why,
    Dialog: ({ record, frame: { onClose } }) => <ExplanationDialog line={record} onClose={onClose} />,
  },
} satisfies Record<OfferedCommissionAct, RecordAct<CommissionLine, "menu">>;
