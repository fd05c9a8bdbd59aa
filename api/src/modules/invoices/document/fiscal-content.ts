import type { Agency } from "../../../core/agency.ts";
import { bareDocument, dianDocumentCodes } from "../../../core/colombia/dian.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import type { DrawnNumber } from "../../numbering/draw-numbers.ts";
import { buyerOf } from "./buyer.ts";
import { digest } from "./digest.ts";
import type { FiscalContent, FiscalParty } from "./fiscal-document.types.ts";

/** Returns the content of a contract's fiscal document, from current data. */
export async function fiscalContent(
  scope: Scope,
  contract: Contract,
  { range, number }: Pick<DrawnNumber, "range" | "number">,
  buyer: FiscalParty | null,
): Promise<FiscalContent> {
  const { dian, agency } = scope.services;
  const { id, pin } = dian.software;
  const { resolucion, prefijo, desde, hasta, vigenteDesde, vigenteHasta } = range;
  const owed = contract.precioTotal > contract.totalPagado;
  const { fechaInicioViaje } = contract;
  return {
    vendedor: seller(await agency.current(), dian.municipality.name),
    comprador: buyer ?? (await buyerOf(scope, contract)),
    contrato: { numero: contract.contractNumber, destino: contract.destino },
    rango: { resolucion, prefijo, desde, hasta, vigenteDesde, vigenteHasta },
    software: { id, codigo: digest(`${id}${pin}${number}`) },
    municipio: { codigo: dian.municipality.code, nombre: dian.municipality.name },
    vence: owed ? (fechaInicioViaje > scope.today ? fechaInicioViaje : scope.today) : null,
    // A document counts only when both the installation and the range do.
    ambiente: dian.environment === "1" && !range.pruebas ? "1" : "2",
  };
}

const seller = ({ legalName, nit, address, email, phone }: Agency, city: string): FiscalParty => ({
  nombre: legalName,
  tipoDocumento: dianDocumentCodes.nit,
  documento: bareDocument(nit),
  dv: nit.slice(-1),
  direccion: address,
  ciudad: city,
  pais: "Colombia",
  correo: email,
  telefono: phone,
});
