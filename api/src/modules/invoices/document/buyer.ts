import { bareDocument, dianDocumentCodes, FINAL_CONSUMER } from "../../../core/colombia/dian.ts";
import { documentProblem, type DocumentType, normalDocument } from "../../../core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { normalPhone, phoneProblem } from "../../../core/colombia/phones.ts";
import { badInput } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import type { BilledToInput } from "./buyer.inputs.ts";
import type { FiscalParty } from "./fiscal-document.types.ts";

const COUNTRY = "Colombia";

/** Buyer without a document (final consumer). */
const finalConsumer: FiscalParty = {
  nombre: "consumidor final",
  tipoDocumento: dianDocumentCodes.cc,
  documento: FINAL_CONSUMER,
  dv: null,
  direccion: "",
  ciudad: "",
  pais: COUNTRY,
  correo: "",
  telefono: "",
};

/**
 * Returns the client as buyer, with the document from the contract or, otherwise, from the account; without
 * a document, the final consumer.
 */
export async function buyerOf({ em }: Scope, contract: Contract): Promise<FiscalParty> {
  const { cliente, account, clientePais: pais } = contract;
  const user = account && (await em.findOne(User, { id: account.id }));
  const own = contract.clienteDocumentoIdentidad !== null;
  const number = contract.clienteDocumentoIdentidad ?? user?.documentoIdentidad ?? "";
  const type = (own ? null : user?.tipoDocumento) ?? contract.clienteTipoDocumento;
  if (bareDocument(number) === "") return { ...finalConsumer, pais };
  return {
    nombre: `${cliente.name} ${cliente.lastname}`.trim(),
    tipoDocumento: dianDocumentCodes[type],
    documento: bareDocument(number),
    dv: type === "nit" ? number.slice(-1) : null,
    direccion: contract.clienteDireccion ?? user?.direccion ?? "",
    ciudad: contract.clienteCiudad ?? user?.ciudad ?? "",
    pais,
    correo: cliente.email,
    telefono: cliente.phone ?? "",
  };
}

/**
 * Returns the buyer entered in a form; null when the form is empty and the contract's client is the buyer.
 * @throws Refusal BAD_USER_INPUT on the invalid field.
 */
export function typedBuyer(typed: BilledToInput | null | undefined): FiscalParty | null {
  if (!typed) return null;
  if (!typed.tipoDocumento) return finalConsumer;
  const wrong = documentProblem(typed.tipoDocumento, typed.documento);
  if (wrong) throw badInput("facturarA.documento", wrong);
  const nombre = typed.nombre?.replace(/\s+/g, " ").trim() ?? "";
  if (!nombre) throw badInput("facturarA.nombre", "El nombre de quien compra es obligatorio");
  const email = typed.correo?.trim() ? emailProblem(typed.correo) : null;
  if (email) throw badInput("facturarA.correo", email);
  const phone = typed.telefono?.trim() ? phoneProblem(typed.telefono) : null;
  if (phone) throw badInput("facturarA.telefono", phone);
  const number = normalDocument(typed.tipoDocumento, typed.documento);
  return {
    nombre,
    tipoDocumento: dianDocumentCodes[typed.tipoDocumento],
    documento: bareDocument(number),
    dv: typed.tipoDocumento === "nit" ? number.slice(-1) : null,
    direccion: typed.direccion?.trim() ?? "",
    ciudad: typed.ciudad?.trim() ?? "",
    pais: COUNTRY,
    correo: typed.correo?.trim() ? normalEmail(typed.correo) : "",
    telefono: normalPhone(typed.telefono ?? "") ?? "",
  };
}

const typeOfCode = new Map(
  Object.entries(dianDocumentCodes)
    .map(([type, code]) => [code, type as DocumentType] as const)
    .reverse(),
);

/** Returns a buyer as form values; the final consumer has no document and no name. */
export function asTyped({ tipoDocumento, documento, dv, ...party }: FiscalParty) {
  const known = documento !== FINAL_CONSUMER;
  const { nombre, direccion, ciudad, correo, telefono } = party;
  return {
    nombre: known ? nombre : "",
    tipoDocumento: known ? (typeOfCode.get(tipoDocumento) ?? null) : null,
    documento: known ? (dv === null ? documento : `${documento}-${dv}`) : "",
    direccion,
    ciudad,
    correo,
    telefono,
  };
}
