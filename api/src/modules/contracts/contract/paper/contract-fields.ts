import { documentProblem, normalDocument } from "../../../../core/colombia/documents.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Contract } from "../contract.entity.ts";
import type { ContractFields } from "../contract.inputs.ts";
import type { PromisedItem } from "./contract.parts.ts";

/** Fields that an edit may empty. */
const emptiable = [
  "tripType",
  "pasajeroTitular",
  "documentoTitular",
  "fechaFinViaje",
  "observaciones",
  "condicionesEspeciales",
  "clienteFechaNacimiento",
  "clienteDocumentoIdentidad",
  "clienteDireccion",
  "clienteCiudad",
  "clienteCodigoPostal",
] as const;
/** Fields that always say something: null leaves them as they are. */
const lasting = [
  "origen",
  "destino",
  "numeroPasajeros",
  "fechaInicioViaje",
  "clienteTipoDocumento",
  "clientePais",
  "clienteNacionalidad",
] as const;

/**
 * Writes what an input gives of a contract's own fields (price and plan apart); a text of blanks counts as
 * empty.
 */
export function applyFields(contract: Contract, input: ContractFields): void {
  const target = contract as unknown as Record<string, unknown>;
  for (const field of emptiable) if (input[field] !== undefined) target[field] = tidy(input[field]) || null;
  for (const field of lasting) {
    const value = tidy(input[field]);
    if (value !== undefined && value !== null && value !== "") target[field] = value;
  }
  const promised = input.contractItem && promisesOf(input.contractItem);
  if (promised) contract.contractItem = promised;
  refuseIncoherentFields(contract);
}

/** What an audit entry keeps of a contract's fields. */
export const auditedFields = (contract: Contract): Record<string, unknown> =>
  Object.fromEntries(
    [...emptiable, ...lasting, "precioTotal", "formaPago", "contractItem"].map((field) => [
      field,
      contract[field as keyof Contract],
    ]),
  );

const tidy = (value: unknown): unknown => (typeof value === "string" ? value.trim() : value);

type PromisedRow = NonNullable<ContractFields["contractItem"]>[number];

/**
 * The promises of a form's rows: those that say nothing are left out; null, which changes nothing, when none
 * of them says anything.
 */
export function promisesOf(rows: readonly PromisedRow[]): PromisedItem[] | null {
  const promises = rows.flatMap(({ tipo, descripcion, detalle }, place) => {
    const text = descripcion?.trim() ?? "";
    if (!tipo && !text) return [];
    if (!tipo) throw badInput(`contractItem.${place}.tipo`, "El tipo del servicio es requerido");
    if (!text)
      throw badInput(`contractItem.${place}.descripcion`, "La descripción del servicio es requerida");
    return [{ tipo, descripcion: text, detalle: detalle ?? null }];
  });
  return promises.length > 0 || rows.length === 0 ? promises : null;
}

/** @throws Refusal BAD_USER_INPUT for what is wrong of given fields whatever the contract says. */
export function refuseWrongFields(input: ContractFields & { readonly precioTotal?: number | null }): void {
  if (input.contractItem) promisesOf(input.contractItem);
  const { fechaInicioViaje: from, fechaFinViaje: until } = input;
  if (from && until && until < from) throw badInput("fechaFinViaje", ENDS_BEFORE);
  if (input.precioTotal != null && input.precioTotal <= 0) throw badInput("precioTotal", NO_PRICE);
}

const ENDS_BEFORE = "La fecha de fin del viaje no puede ser anterior a la de inicio";
/** What a price of nothing is answered with. */
export const NO_PRICE = "El precio total debe ser mayor a cero";

function refuseIncoherentFields(contract: Contract): void {
  const {
    destino,
    fechaInicioViaje,
    fechaFinViaje,
    clienteTipoDocumento: type,
    clienteDocumentoIdentidad: number,
  } = contract;
  if (!destino) throw badInput("destino", "El destino es requerido");
  if (!fechaInicioViaje) throw badInput("fechaInicioViaje", "La fecha de inicio del viaje es requerida");
  if (fechaFinViaje && fechaFinViaje < fechaInicioViaje) throw badInput("fechaFinViaje", ENDS_BEFORE);
  if (!number) return;
  const problem = documentProblem(type, number);
  if (problem) throw badInput("clienteDocumentoIdentidad", problem);
  contract.clienteDocumentoIdentidad = normalDocument(type, number) || null;
}
