import type { DianEnvironment } from "../../../core/colombia/dian.ts";
import type { Day } from "../../../core/colombia/days.ts";

/** Seller or buyer, with the data at the time of issue. */
export interface FiscalParty {
  readonly nombre: string;
  /** The DIAN's code for the kind of identity document; 31 is a NIT. */
  readonly tipoDocumento: string;
  /** Document number without dots and check digit. */
  readonly documento: string;
  /** Check digit of a NIT; null for other documents. */
  readonly dv: string | null;
  readonly direccion: string;
  readonly ciudad: string;
  readonly pais: string;
  readonly correo: string;
  readonly telefono: string;
}

/** Content of a document except numbers and amounts; it never changes. */
export interface FiscalContent {
  readonly vendedor: FiscalParty;
  readonly comprador: FiscalParty;
  readonly contrato: { readonly numero: string; readonly destino: string };
  /** Authorization of the number range. */
  readonly rango: {
    readonly resolucion: string;
    readonly prefijo: string;
    readonly desde: number;
    readonly hasta: number;
    readonly vigenteDesde: Day;
    readonly vigenteHasta: Day;
  };
  readonly software: { readonly id: string; readonly codigo: string };
  /** Municipality of the agency: DANE code and name. */
  readonly municipio: { readonly codigo: string; readonly nombre: string };
  /** Due day of the amount owed; null when nothing is owed. */
  readonly vence: Day | null;
  readonly ambiente: DianEnvironment;
}
