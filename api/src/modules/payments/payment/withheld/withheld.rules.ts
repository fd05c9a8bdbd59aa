import { type Cop, formatCop, sum } from "../../../../core/colombia/cop.ts";
import type { Day } from "../../../../core/colombia/days.ts";
import { badInput } from "../../../../core/failure.ts";

/** Taxes that a client withholds from the agency. */
export const withheldTaxes = ["renta", "iva", "ica"] as const;
/** Tax that a client withholds from the agency. */
export type WithheldTax = (typeof withheldTaxes)[number];

/** Names of the withholdings. */
export const withheldLabels: Readonly<Record<WithheldTax, string>> = {
  renta: "Retención en la fuente",
  iva: "Retención de IVA",
  ica: "Retención de ICA",
};

/** Amounts that a client withheld, in COP; null when nothing was stated. */
export type WithheldAmounts = Readonly<Record<WithheldTax, Cop | null>>;

/** Amounts that a client withheld on a payment, as they are entered, with their certificate. */
export interface Withheld extends Partial<WithheldAmounts> {
  readonly certificado?: string | null;
  readonly certificadoDia?: Day | null;
}

/** Returns the sum of the withheld amounts, in COP. */
export const withheldTotal = (amounts: Partial<WithheldAmounts>): Cop =>
  sum(withheldTaxes.map((tax) => amounts[tax] ?? 0));

/** Returns the withheld amounts in one line: `Retención en la fuente $ 40.000 · Retención de ICA $ 9.660`. */
export const withheldText = (amounts: WithheldAmounts): string =>
  withheldTaxes
    .flatMap((tax) =>
      (amounts[tax] ?? 0) > 0 ? [`${withheldLabels[tax]} ${formatCop(amounts[tax] ?? 0)}`] : [],
    )
    .join(" · ") || "Nada";

/** Columns of a payment that hold the withheld amounts. */
export interface WithheldColumns {
  readonly retencionRenta: Cop | null;
  readonly retencionIva: Cop | null;
  readonly retencionIca: Cop | null;
  readonly retenido: Cop;
  readonly retencionCertificado: string | null;
  readonly retencionCertificadoDia: Day | null;
}

/** Returns the columns of a payment for the entered amounts; without an amount there is no certificate. */
export function withheldColumns(entered: Withheld | null): WithheldColumns {
  const { renta = null, iva = null, ica = null, certificado, certificadoDia } = entered ?? {};
  const retenido = withheldTotal({ renta, iva, ica });
  return {
    retencionRenta: renta,
    retencionIva: iva,
    retencionIca: ica,
    retenido,
    retencionCertificado: (retenido > 0 && certificado?.trim()) || null,
    retencionCertificadoDia: (retenido > 0 && certificadoDia) || null,
  };
}

/** Returns the amounts in a payment's columns. */
export const withheldIn = ({
  retencionRenta,
  retencionIva,
  retencionIca,
}: WithheldColumns): WithheldAmounts => ({
  renta: retencionRenta,
  iva: retencionIva,
  ica: retencionIca,
});

/**
 * Refuses amounts that cannot have been withheld on a payment of `monto` (COP). `field` is the input that
 * holds them; empty when they are the input itself.
 * @throws Refusal BAD_USER_INPUT for a negative amount, more than the payment, or a certificate of a day to
 * come.
 */
export function refuseWithheld(columns: WithheldColumns, monto: Cop, today: Day, field = ""): void {
  const at = (name: string) => (field ? `${field}.${name}` : name);
  const amounts = withheldIn(columns);
  for (const tax of withheldTaxes)
    if ((amounts[tax] ?? 0) < 0) throw badInput(at(tax), "Lo retenido no puede ser negativo");
  if (columns.retenido > monto) throw badInput(at("renta"), "Lo retenido no puede superar el valor del pago");
  if ((columns.retencionCertificadoDia ?? today) > today)
    throw badInput(at("certificadoDia"), "El día del certificado no puede ser futuro");
}

/**
 * Refuses a payment that with the withheld amounts exceeds the amount left to pay; both in COP.
 * @throws Refusal BAD_USER_INPUT naming the amount left.
 */
export function refuseCreditAbove(credited: Cop, left: Cop): void {
  if (credited > left)
    throw badInput("monto", `El pago con lo retenido supera el saldo pendiente (${formatCop(left)}).`);
}
