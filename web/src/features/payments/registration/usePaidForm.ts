import { today as todayOf } from "@travesia/api/colombia/days";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { isAsked, type PaymentForm, type Proposal, registerFields } from "./register.form.ts";

/** Properties of a dialog in which a payment is typed. */
export interface PaidFormProps {
  /** Amount that may still be registered, in COP. */
  readonly left: number;
  readonly proposal: Proposal;
  /**
   * Form that may repeat an existing payment: sent again with the same bank, reference and file, it is
   * confirmed.
   */
  readonly asked?: PaymentForm | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: SaveOf<ReturnType<typeof registerFields>>;
  readonly onClose: () => void;
}

/** Returns the form of a payment, and whether its present values were questioned and confirmed. */
export function usePaidForm({
  proposal,
  left,
  asked = null,
  onSubmit,
}: Pick<PaidFormProps, "proposal" | "left" | "asked" | "onSubmit">) {
  const today = todayOf(new Date());
  const fields = registerFields(proposal, left, today);
  const { control, submit, watch } = useFields(fields, { record: null, save: onSubmit });
  const [monto, medio, fechaPago] = watch(["monto", "medio", "fechaPago"]);
  const [bancoOrigen, referenciaPago, comprobante] = watch(["bancoOrigen", "referenciaPago", "comprobante"]);
  const isMeant = isAsked({ monto, bancoOrigen, referenciaPago, comprobante }, asked);
  return { control, submit, fields, today, monto, medio, fechaPago, isMeant };
}
