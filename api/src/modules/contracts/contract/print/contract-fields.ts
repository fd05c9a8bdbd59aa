import { documentProblem, normalDocument } from "../../../../core/colombia/documents.ts";
import { badInput } from "../../../../core/failure.ts";
import { listedServices } from "../../../quotes/quote/offer/typed-services.rules.ts";
import { ofEachText } from "../contract-texts.rules.ts";
import type { Contract } from "../contract.entity.ts";
import type { ContractFields } from "../contract.inputs.ts";
import type { PromisedItem } from "./contract.parts.ts";

/**
 * Ways in which an edit treats each field. `emptiable`: may be emptied. `lasting`: always has a value, so
 * null leaves it unchanged. `apart`: written together with price and services. `plan`: only used to compute
 * the plan; the history does not compare it.
 */
const writing = {
  tripType: "emptiable",
  pasajeroTitular: "emptiable",
  documentoTitular: "emptiable",
  fechaFinViaje: "emptiable",
  ...ofEachText(() => "emptiable" as const),
  clienteFechaNacimiento: "emptiable",
  clienteDocumentoIdentidad: "emptiable",
  clienteDireccion: "emptiable",
  clienteCiudad: "emptiable",
  clienteCodigoPostal: "emptiable",
  origen: "lasting",
  destino: "lasting",
  numeroPasajeros: "lasting",
  fechaInicioViaje: "lasting",
  clienteTipoDocumento: "lasting",
  clientePais: "lasting",
  clienteNacionalidad: "lasting",
  precioTotal: "apart",
  formaPago: "apart",
  contractItem: "apart",
  noIncluye: "apart",
  tieneCuotaInicial: "plan",
  cuotaInicialPorcentaje: "plan",
  cuotaInicialMonto: "plan",
  fechaVencimientoInicial: "plan",
  numeroCuotasRestantes: "plan",
  fechasVencimientoCuotas: "plan",
} as const satisfies Record<keyof ContractFields, "emptiable" | "lasting" | "apart" | "plan">;

type Ways = typeof writing;
type WrittenAs<Way> = { [Field in keyof Ways]: Ways[Field] extends Way ? Field : never }[keyof Ways];

const writtenAs = <Way extends Ways[keyof Ways]>(way: Way): WrittenAs<Way>[] =>
  Object.entries(writing).flatMap(([field, how]) => (how === way ? [field as WrittenAs<Way>] : []));
const emptiable = writtenAs("emptiable");
const lasting = writtenAs("lasting");

/**
 * Copies the values of an input to a contract's own fields, except price and plan; a blank text counts as
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
  if (input.noIncluye) contract.noIncluye = listedServices(input.noIncluye);
  refuseIncoherentFields(contract);
}

/** Returns the values of a contract's fields that audit entries record. */
export const auditedFields = (contract: Contract): Record<string, unknown> =>
  Object.fromEntries(
    [...emptiable, ...lasting, ...writtenAs("apart")].map((field) => [field, contract[field]]),
  );

const tidy = (value: unknown): unknown => (typeof value === "string" ? value.trim() : value);

type PromisedRow = NonNullable<ContractFields["contractItem"]>[number];

/**
 * Returns the services of a form's rows, without empty rows. Null, which changes nothing, when all rows are
 * empty.
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

/** @throws Refusal BAD_USER_INPUT for field values that are invalid in every contract. */
export function refuseWrongFields(input: ContractFields & { readonly precioTotal?: number | null }): void {
  if (input.contractItem) promisesOf(input.contractItem);
  const { fechaInicioViaje: from, fechaFinViaje: until } = input;
  if (from && until && until < from) throw badInput("fechaFinViaje", ENDS_BEFORE);
  if (input.precioTotal != null && input.precioTotal <= 0) throw badInput("precioTotal", NO_PRICE);
}

const ENDS_BEFORE = "La fecha de fin del viaje no puede ser anterior a la de inicio";
/** Message when a price is zero or less. */
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
