import type { Agency } from "../../../core/agency.ts";
import { bareDocument, dianDocumentCodes, FINAL_CONSUMER } from "../../../core/colombia/dian.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import type { DrawnNumber } from "../../numbering/draw-numbers.ts";
import { digest } from "./digest.ts";
import type { PaperContent, PaperParty } from "./paper.types.ts";

/** What a paper of a contract says, as everything stands now. */
export async function paperContent(
  work: Work,
  contract: Contract,
  { range, number }: DrawnNumber,
): Promise<PaperContent> {
  const { dian, agency } = work.services;
  const { id, pin } = dian.software;
  const { resolucion, prefijo, desde, hasta, vigenteDesde, vigenteHasta } = range;
  const owed = contract.precioTotal > contract.totalPagado;
  const { fechaInicioViaje } = contract;
  return {
    vendedor: seller(await agency.current(), dian.municipality.name),
    comprador: await buyer(work, contract),
    contrato: { numero: contract.contractNumber, destino: contract.destino },
    rango: { resolucion, prefijo, desde, hasta, vigenteDesde, vigenteHasta },
    software: { id, codigo: digest(`${id}${pin}${number}`) },
    municipio: { codigo: dian.municipality.code, nombre: dian.municipality.name },
    vence: owed ? (fechaInicioViaje > work.today ? fechaInicioViaje : work.today) : null,
    // A paper counts where the installation and the range both say so.
    ambiente: dian.environment === "1" && !range.pruebas ? "1" : "2",
  };
}

const seller = ({ legalName, nit, address, email, phone }: Agency, city: string): PaperParty => ({
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

/** The client with the document of the contract, else of their account; without one the final consumer. */
async function buyer(work: Work, contract: Contract): Promise<PaperParty> {
  const { cliente, account } = contract;
  const user = account && (await work.em.findOne(User, { id: account.id }));
  const own = contract.clienteDocumentoIdentidad !== null;
  const number = contract.clienteDocumentoIdentidad ?? user?.documentoIdentidad ?? "";
  const type = (own ? null : user?.tipoDocumento) ?? contract.clienteTipoDocumento;
  const known = bareDocument(number) !== "";
  const isCompany = known && type === "nit";
  return {
    nombre: known ? `${cliente.name} ${cliente.lastname}`.trim() : "consumidor final",
    tipoDocumento: known ? dianDocumentCodes[type] : dianDocumentCodes.cc,
    documento: known ? bareDocument(number) : FINAL_CONSUMER,
    dv: isCompany ? number.slice(-1) : null,
    direccion: (known && (contract.clienteDireccion ?? user?.direccion)) || "",
    ciudad: (known && (contract.clienteCiudad ?? user?.ciudad)) || "",
    pais: contract.clientePais,
    correo: known ? cliente.email : "",
    telefono: (known && cliente.phone) || "",
  };
}
