import { today as todayOf } from "@travesia/api/colombia/days";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { isAsked, type PaymentForm, type Proposal, registerFields } from "./register.form.ts";

/** Properties of a dialog in which a payment is entered. */
export interface PaidFormProps {
  /** Amount that may still be registered, in COP. */
  readonly left: number;
  readonly proposal: Proposal;
  /**
   * Form that looks like a duplicate of an existing payment. Submitting it again with the same bank,
   * reference and file confirms that it is a separate payment.
   */
  readonly asked?: PaymentForm | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: SaveOf<ReturnType<typeof registerFields>>;
  readonly onClose: () => void;
}

/**
 * Returns the form of a payment, and whether its current values were questioned as a duplicate and confirmed.
 */
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
