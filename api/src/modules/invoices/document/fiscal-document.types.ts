import type { DianEnvironment } from "../../../core/colombia/dian.ts";
import type { Day } from "../../../core/colombia/days.ts";

/** Seller or buyer, with the data of the time of issue. */
export interface FiscalParty {
  readonly nombre: string;
  /** The DIAN's code of the kind of document: 31 is a NIT. */
  readonly tipoDocumento: string;
  /** Number without dots and check digit. */
  readonly documento: string;
  /** The check digit of a NIT; null for any other document. */
  readonly dv: string | null;
  readonly direccion: string;
  readonly ciudad: string;
  readonly pais: string;
  readonly correo: string;
  readonly telefono: string;
}

/** Content of a document besides its numbers and amounts, frozen with it. */
export interface FiscalContent {
  readonly vendedor: FiscalParty;
  readonly comprador: FiscalParty;
  readonly contrato: { readonly numero: string; readonly destino: string };
  /** The authorization of its number. */
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
