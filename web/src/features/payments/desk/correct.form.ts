import { kindOfMeans } from "@travesia/api/payments/payment/means/means.rules";
import type { MedioDePago } from "../../../graphql/schema.generated.ts";
import { choice, choiceOrNull, fieldsOf } from "../../../ui/form/fields.ts";
import { meansOptions } from "../payment/payment.texts.ts";

interface Corrected {
  readonly medio: MedioDePago;
  readonly cuentaAgencia: { readonly id: string } | null;
}

/** Fields of the means of a payment and the account that received it. */
export const correctFields = fieldsOf<Corrected>()({
  medio: choice<MedioDePago>("transferencia"),
  cuentaAgenciaId: {
    ...choiceOrNull<string>(),
    read: (_: unknown, { cuentaAgencia }: Corrected): string => cuentaAgencia?.id ?? "",
  },
});

/** Returns the means that a payment may be corrected to: of its kind alone once it is verified. */
export const meansFor = ({ medio, status }: { readonly medio: MedioDePago; readonly status: string }) =>
  meansOptions.filter(
    ({ value }) => status !== "verified" || kindOfMeans[value as MedioDePago] === kindOfMeans[medio],
  );
