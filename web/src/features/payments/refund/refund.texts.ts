import { addDays, type Day } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import type { Tone } from "@travesia/api/look";
import { accountKindLabels } from "@travesia/api/contracts/refund-account/refund-account.rules";
import { dueState, NOTICE_DAYS, refundReasonLabels } from "@travesia/api/payments/refund/refund.rules";
import { refundLifecycle, type RefundStatus } from "@travesia/api/payments/refund/refund.lifecycle";
import type {
  RefundAccountKind,
  RefundEventKind,
  RefundMeans,
  RefundReason,
} from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";

export const refundReasons: Readonly<Record<RefundReason, string>> = refundReasonLabels;

export const refundMeans = {
  transferencia: "Transferencia",
  consignacion: "Consignación",
  nequi: "Nequi",
  daviplata: "Daviplata",
  bre_b: "Bre-B",
} satisfies Record<RefundMeans, string>;

const refundTones = {
  abierta: "sun",
  pagada: "leaf",
  anulada: "neutral",
} satisfies Record<RefundStatus, Tone>;

export const refundEvents = {
  opened: "Se abrió la devolución",
  account_set: "Se escribió la cuenta",
  due_changed: "Cambió la fecha límite",
  due_near: "Aviso: está por vencer",
  paid: "Se devolvió el dinero",
  annulled: "Se anuló",
} satisfies Record<RefundEventKind, string>;

export const accountKinds: Readonly<Record<RefundAccountKind, string>> = accountKindLabels;

export const refundTexts = {
  list: "Devoluciones",
  record: "Devolución",
  decide: "Decidir devolución",
  keep: "Retener",
  penalty: "Penalidad de la agencia",
  notReturned: "No lo devuelven los proveedores",
  keptList: "Lo retenido",
  annulKept: "Anular lo retenido",
  kept: (left: number) => `De lo que pagó el cliente, ${formatCop(left)} no se devuelven.`,
  decideLater: "Luego se decide con «Decidir devolución», en la página del contrato.",
  open: "Ver devolución",
  noneOwed: "No hay dinero por devolver.",
  nothingFound: "No hay devoluciones con este filtro.",
  noAccount: "Falta la cuenta",
  pay: "Pagar devolución",
  setAccount: "Escribir la cuenta",
  changeAccount: "Cambiar la cuenta",
  askAccount: "Pedirla al cliente",
  showAccount: "Ver la cuenta para pagar",
  changeDue: "Cambiar la fecha límite",
  annul: "Anular devolución",
  another: "La paga otra persona: quien abre una devolución o escribe su cuenta no la paga.",
} as const;

export const refundToasts = {
  decided: "Decidimos la devolución. Le escribimos al cliente.",
  kept: "Quedó escrito lo que se retiene.",
  keptAnnulled: "Lo retenido se anuló.",
  waived: "Quedó escrito que no se devuelve dinero.",
  paid: "Devolución pagada. Le enviamos el comprobante al cliente.",
  accountSet: "Guardamos la cuenta del cliente.",
  accountAsked: "Le escribimos al cliente para pedirle la cuenta.",
  dueChanged: "Cambiamos la fecha límite.",
  annulled: "Devolución anulada.",
} as const;

const dueTones = { overdue: "clay", near: "sun", later: "neutral" } as const satisfies Record<string, Tone>;

/** Returns the chip of a refund: the days until its due date while it is unpaid, else its outcome. */
export function refundChip(
  { status, dueOn }: { readonly status: RefundStatus; readonly dueOn: Day },
  today: Day,
): { readonly label: string; readonly tone: Tone } {
  if (status !== "abierta") return { label: refundLifecycle.labels[status], tone: refundTones[status] };
  const soon = dueState(dueOn, today, addDays(today, NOTICE_DAYS));
  return {
    label: soon === "overdue" ? `Venció el ${formatDay(dueOn)}` : `Vence el ${formatDay(dueOn)}`,
    tone: dueTones[soon],
  };
}
