import { kindOfMeans } from "@travesia/api/payments/payment/means/means.rules";
import type { MedioDePago } from "../../../graphql/schema.generated.ts";
import { choice, choiceOrNull, fieldsOf } from "../../../ui/form/fields.ts";
import { meansOptions } from "../payment/payment.texts.ts";

interface Corrected {
  readonly medio: MedioDePago;
  readonly cuentaAgencia: { readonly id: string } | null;
}

/** Form fields of a payment's method and of the account that received it. */
export const correctFields = fieldsOf<Corrected>()({
  medio: choice<MedioDePago>("transferencia"),
  cuentaAgenciaId: {
    ...choiceOrNull<string>(),
    read: (_: unknown, { cuentaAgencia }: Corrected): string => cuentaAgencia?.id ?? "",
  },
});

/**
 * Returns the methods to which a payment may be corrected; once it is verified, only methods of the same
 * kind.
 */
export const meansFor = ({ medio, status }: { readonly medio: MedioDePago; readonly status: string }) =>
  meansOptions.filter(
    ({ value }) => status !== "verified" || kindOfMeans[value as MedioDePago] === kindOfMeans[medio],
  );
