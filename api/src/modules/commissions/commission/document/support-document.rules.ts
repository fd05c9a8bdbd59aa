import type { Cop } from "../../../../core/colombia/cop.ts";

/** Complete content of a «cuenta de cobro» at the time of the request; amounts in COP. */
export interface SupportDocumentContent {
  readonly vendedor: {
    readonly nombre: string;
    /**
     * Kind and number of the seller's identity document: `CC 1020304050`; empty when the profile has none.
     */
    readonly documento: string;
    readonly direccion: string;
    readonly telefono: string;
    readonly correo: string;
  };
  readonly cuenta: {
    readonly banco: string;
    readonly tipo: string;
    readonly numero: string;
    /** Holder of the account when the holder is not the seller; otherwise empty. */
    readonly titular: string;
  };
  readonly contrato: { readonly numero: string; readonly destino: string; readonly cliente: string };
  /** Role in which the seller earned the commission: `Asesor`. */
  readonly calidad: string;
  readonly montoBase: Cop;
  readonly porcentaje: number;
  readonly monto: Cop;
  /** Stored picture of the signature; null when the seller uploaded the signature as a PDF. */
  readonly firma: { readonly key: string; readonly contentType: string } | null;
}

/** Returns a sentence with the reason for the payment to the seller. */
export const conceptOf = ({ calidad, contrato }: SupportDocumentContent): string =>
  `Comisión de ${calidad.toLowerCase()} por la venta del contrato ${contrato.numero} ` +
  `(viaje a ${contrato.destino}, cliente ${contrato.cliente})`;
