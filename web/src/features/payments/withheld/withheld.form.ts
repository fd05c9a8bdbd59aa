import type { Day } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { withheldText, withheldTotal } from "@travesia/api/payments/payment/withheld/withheld.rules";
import type { WithheldInput } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";
import { fieldsOf, unsent } from "../../../ui/form/fields.ts";

/** Amounts that a client withheld, as they are typed; in COP. */
export interface WithheldValues {
  readonly renta: number | null;
  readonly iva: number | null;
  readonly ica: number | null;
}

/** Withholdings stated about a payment before, in COP. */
export interface StatedWithheld {
  readonly retencionRenta?: number | null;
  readonly retencionIva?: number | null;
  readonly retencionIca?: number | null;
  readonly retenido: number;
  readonly retencionCertificado?: string | null;
  readonly retencionCertificadoDia?: string | null;
  readonly retencionCertificadoFileId?: string | null;
}

/** Returns the form fields of the amounts that a client withheld; the server names them below `retencion`. */
export const withheldLines = (stated: StatedWithheld | null = null) => ({
  renta: { ...unsent<number | null>(stated?.retencionRenta ?? null), as: "retencion.renta" },
  iva: { ...unsent<number | null>(stated?.retencionIva ?? null), as: "retencion.iva" },
  ica: { ...unsent<number | null>(stated?.retencionIca ?? null), as: "retencion.ica" },
});

/** Returns the amounts to send with a payment; null when the client withheld nothing. */
export const withheldOf = ({ renta, iva, ica }: WithheldValues): WithheldInput | null =>
  withheldTotal({ renta, iva, ica }) > 0 ? { renta, iva, ica } : null;

/** Returns the form fields for amounts a client withheld on a registered payment, with their certificate. */
export const statedFields = (stated: StatedWithheld, today: Day) =>
  fieldsOf<Record<never, never>>()({
    ...withheldLines(stated),
    certificado: unsent(stated.retencionCertificado ?? ""),
    certificadoDia: unsent<string>(stated.retencionCertificadoDia ?? "", {
      wrong: (day) => (day > today ? "El día del certificado no puede ser futuro" : null),
    }),
    archivo: unsent<File | null>(null),
  });

/** Returns the amounts withheld by a client and the state of their certificate, on one line. */
export function statedText(stated: StatedWithheld): string {
  const amounts = withheldText({
    renta: stated.retencionRenta ?? null,
    iva: stated.retencionIva ?? null,
    ica: stated.retencionIca ?? null,
  });
  const { retencionCertificado: number, retencionCertificadoDia: day } = stated;
  if (!number && !day && !stated.retencionCertificadoFileId) return `${amounts} · falta el certificado`;
  return `${amounts} · certificado${number ? ` ${number}` : ""}${day ? ` del ${formatDay(day)}` : ""}`;
}

/** Returns by how much a payment lowers the balance with the withheld amount; both in COP. */
export const creditText = (monto: number, retenido: number): string =>
  `El saldo baja ${formatCop(monto + retenido)}: ${formatCop(monto)} que entraron y ` +
  `${formatCop(retenido)} retenidos.`;
