import { normalName, nameProblem } from "../../../core/colombia/names.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop, sum } from "../../../core/colombia/cop.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { ChangedTerm } from "../../quotes/quote/offer/changed-term.type.ts";
import { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { promisesOf } from "../contract/print/contract-fields.ts";
import { contractContent, hashOfContent } from "../contract/print/contract-content.ts";
import { storedLinesOf } from "../plan/plan-store.ts";
import { ContractItem } from "../item/item.entity.ts";
import type { AddendumInput } from "./addendum.inputs.ts";
import type { AddendumChanges, AddendumContent } from "./addendum.parts.ts";
import { agreedPlan } from "./addendum-plan.ts";
import { changedServices, changedServiceTerms } from "./addendum-services.ts";

/** Label for a changed traveller's name. */
export const RENAMED = "Viajero";

/** Text of an addendum, based on the contract's current state. */
export interface Agreement {
  readonly content: AddendumContent;
  /** SHA-256 of the contract's current content. */
  readonly baseHash: string;
}

/** Returns the changes entered in a form, normalised. */
export const changesOf = (input: AddendumInput): AddendumChanges => ({
  viajeros: (input.viajeros ?? []).map(({ passengerId, nombre, apellido }, place) => ({
    passengerId,
    nombre: named(nombre, `viajeros.${place}.nombre`, "nombre"),
    apellido: named(apellido, `viajeros.${place}.apellido`, "apellido"),
  })),
  pasajeroTitular: normalName(input.pasajeroTitular ?? "") || null,
  fechaInicioViaje: input.fechaInicioViaje ?? null,
  fechaFinViaje: input.fechaFinViaje ?? null,
  servicios: input.servicios ? (promisesOf(input.servicios) ?? []) : null,
  precioTotal: input.precioTotal ?? null,
  plan: input.plan?.map(({ fechaVencimiento, monto }) => ({ fechaVencimiento, monto })) ?? null,
});

function named(typed: string, field: string, called: string): string {
  const problem = nameProblem(typed, called);
  if (problem) throw badInput(field, problem);
  return normalName(typed);
}

/**
 * Returns the text of an addendum that makes these changes to the present contract, with the complete
 * payment plan.
 * @throws Refusal for an impossible change: a price below the amount paid or awaiting verification, removal
 * of a bought service, a plan that does not add up, or a form without changes.
 */
export async function agreementOn(
  scope: Scope,
  contract: Contract,
  changes: AddendumChanges,
  { number, reason }: { readonly number: number; readonly reason: string },
): Promise<Agreement> {
  const said = await contractContent(scope.em, contract);
  const cambios = [
    ...(await changedNames(scope, contract, changes)),
    ...changedDays(contract, changes),
    ...(await changedAndKeptServices(scope, contract, changes)),
  ];
  const price = await agreedPrice(scope, contract, changes);
  const plan = agreedPlan(
    await storedLinesOf(scope, contract),
    { before: contract.precioTotal, price, steps: changes.plan },
    number,
  );
  if (cambios.length === 0 && price === contract.precioTotal && plan === null)
    throw badInput("cambios", "El otrosí no cambia nada del contrato.");
  const { origin, destination, travellers, client, holder, advisor } = said;
  // The head of the document shows the new days and price.
  const from = changes.fechaInicioViaje ?? said.from;
  const to = changes.fechaFinViaje ?? said.to;
  return {
    baseHash: hashOfContent(said),
    content: {
      numero: number,
      contrato: contract.contractNumber,
      motivo: reason,
      cambios,
      plan,
      precioAntes: contract.precioTotal,
      precioDespues: price,
      base: { number: said.number, origin, destination, from, to, travellers, client, holder, advisor },
    },
  };
}

async function changedNames(
  { em }: Scope,
  contract: Contract,
  { viajeros, pasajeroTitular }: AddendumChanges,
): Promise<ChangedTerm[]> {
  const people = await em.find(Passenger, {
    quote: contract.quote?.id ?? null,
    id: { $in: viajeros.map(({ passengerId }) => passengerId) },
  });
  const renamed = viajeros.map(({ passengerId, nombre, apellido }, place) => {
    const person = people.find(({ id }) => id === passengerId);
    if (!person) throw badInput(`viajeros.${place}.passengerId`, "Pasajero no encontrado");
    return {
      label: RENAMED,
      before: `${person.nombre} ${person.apellido}`,
      after: `${nombre} ${apellido}`,
    };
  });
  const holder = pasajeroTitular && {
    label: "Titular del viaje",
    before: contract.pasajeroTitular ?? "",
    after: pasajeroTitular,
  };
  return [...renamed, ...(holder ? [holder] : [])].filter(({ before, after }) => before !== after);
}

function changedDays(contract: Contract, changes: AddendumChanges): ChangedTerm[] {
  const from = changes.fechaInicioViaje ?? contract.fechaInicioViaje;
  const to = changes.fechaFinViaje ?? contract.fechaFinViaje;
  if (to && to < from)
    throw badInput("fechaFinViaje", "La fecha de fin del viaje no puede ser anterior a la de inicio");
  const spoken = (day: string | null) => (day ? spokenDay(day) : "");
  return [
    { label: "Salida", before: spoken(contract.fechaInicioViaje), after: spoken(from) },
    { label: "Regreso", before: spoken(contract.fechaFinViaje), after: spoken(to) },
  ].filter(({ before, after }) => before !== after);
}

async function changedAndKeptServices(
  { em }: Scope,
  contract: Contract,
  { servicios }: AddendumChanges,
): Promise<ChangedTerm[]> {
  if (servicios === null) return [];
  const { removed, added } = changedServices(contract.contractItem, servicios);
  if (contract.status === "completed" && added.length > 0)
    throw conflict(
      "Los servicios del contrato ya están comprados: un otrosí no le agrega servicios por comprar.",
    );
  const items = await em.find(ContractItem, { contract: contract.id });
  for (const { tipo, descripcion } of removed) {
    const those = items.filter((item) => item.tipo === tipo && item.descripcion === descripcion);
    if (those.length > 0 && those.every(({ status }) => status !== "pendiente_compra"))
      throw conflict(`«${descripcion}» ya está comprado y no se puede quitar del contrato.`);
  }
  return changedServiceTerms(contract.contractItem, servicios);
}

/** @throws Refusal CONFLICT for a price below the amount that is paid or awaits verification. */
async function agreedPrice(scope: Scope, contract: Contract, { precioTotal }: AddendumChanges) {
  if (precioTotal === null || precioTotal === contract.precioTotal) return contract.precioTotal;
  if (precioTotal <= 0) throw badInput("precioTotal", "El precio total debe ser mayor a cero");
  const { porVerificar } = await scope.facts(contract, "porVerificar");
  const spoken = sum([contract.totalPagado, Number(porVerificar)]);
  if (precioTotal < spoken)
    throw conflict(`El precio no puede quedar por debajo de lo pagado (${formatCop(spoken)}).`);
  return precioTotal;
}
