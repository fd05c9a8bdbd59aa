import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { priorityOf } from "../../quotes/calculation/costs/calculation-lines.rules.ts";
import { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { completeWhenBought } from "../contract/contract-completion.ts";
import { settlePayments } from "../contract/sale/settle-payments.ts";
import { ContractItem } from "../item/item.entity.ts";
import { PlanLine } from "../plan/plan-line.entity.ts";
import { storedLinesOf } from "../plan/plan-store.ts";
import type { Addendum } from "./addendum.entity.ts";
import type { AgreedStep } from "./addendum.parts.ts";
import { changedServices } from "./addendum-services.ts";

/**
 * Applies the signed changes to a locked contract: names, dates, services with their items, price and plan.
 */
export async function applyAddendum(work: Work, contract: Contract, addendum: Addendum): Promise<void> {
  await rename(work, contract, addendum);
  const was = { from: contract.fechaInicioViaje, to: contract.fechaFinViaje };
  const { fechaInicioViaje, fechaFinViaje } = addendum.changes;
  contract.fechaInicioViaje = fechaInicioViaje ?? was.from;
  contract.fechaFinViaje = fechaFinViaje ?? was.to;
  await moveItems(work, contract, was);
  await changeServices(work, contract, addendum);
  const { plan, precioDespues } = addendum.content;
  contract.precioTotal = precioDespues;
  if (plan) await replan(work, contract, plan);
  await completeWhenBought(work, contract);
}

async function rename(work: Work, contract: Contract, { changes }: Addendum): Promise<void> {
  for (const { passengerId, nombre, apellido } of changes.viajeros) {
    const person = await work.em.findOneOrFail(Passenger, { id: passengerId });
    if (person.titular && contract.pasajeroTitular === `${person.nombre} ${person.apellido}`)
      contract.pasajeroTitular = `${nombre} ${apellido}`;
    assign(person, { nombre, apellido });
  }
  if (changes.pasajeroTitular) contract.pasajeroTitular = changes.pasajeroTitular;
}

/** Changes the dates of items that are not bought yet and had the dates of the trip. */
async function moveItems(
  work: Work,
  contract: Contract,
  was: { from: string; to: string | null },
): Promise<void> {
  const waiting = await work.em.find(ContractItem, { contract: contract.id, status: "pendiente_compra" });
  for (const item of waiting) {
    if (item.fechaInicio === was.from) item.fechaInicio = contract.fechaInicioViaje;
    if (item.fechaFin === was.to) item.fechaFin = contract.fechaFinViaje;
  }
}

async function changeServices(work: Work, contract: Contract, { changes, number }: Addendum): Promise<void> {
  if (changes.servicios === null) return;
  const { removed, added } = changedServices(contract.contractItem, changes.servicios);
  contract.contractItem = changes.servicios;
  const items = await work.em.find(ContractItem, { contract: contract.id }, { orderBy: { orden: "asc" } });
  // A contract whose items are not made yet makes them later from its new content.
  if (items.length === 0) return;
  const reason = `Otrosí n.º ${number}`;
  for (const { tipo, descripcion } of removed) {
    const item = items.find(
      (one) =>
        one.tipo === tipo &&
        one.descripcion === descripcion &&
        one.requiereCompra &&
        one.status === "pendiente_compra",
    );
    if (!item) continue;
    item.requiereCompra = false;
    item.motivoSinCompra = reason;
    work.audit("item.needs-no-purchase", item.id, { contractId: contract.id, reason });
  }
  let orden = Math.max(...items.map((item) => item.orden));
  for (const { tipo, descripcion, detalle } of added) {
    const item = new ContractItem();
    orden += 1;
    assign(item, { contract, orden, tipo, descripcion, prioridad: priorityOf[tipo] });
    item.detalle = typeof detalle === "string" ? detalle : null;
    item.fechaInicio = contract.fechaInicioViaje;
    item.fechaFin = contract.fechaFinViaje;
    work.add(item);
    work.audit("item.added", item.id, { contractId: contract.id, tipo });
  }
}

/**
 * Replaces the plan of a contract. Unchanged lines keep their rows, so that notices about them are not sent
 * again.
 */
async function replan(work: Work, contract: Contract, plan: readonly AgreedStep[]): Promise<void> {
  const lines = await storedLinesOf(work, contract);
  if (plan.length > 1) contract.formaPago = "cuotas";
  for (const { numero, descripcion, fechaVencimiento, monto } of plan) {
    const stands = lines.find((line) => line.numero === numero);
    const line = stands ?? new PlanLine();
    const tipo =
      stands?.tipo === "inicial" ? "inicial" : contract.formaPago === "contado" ? "contado" : "cuota";
    // How far it is paid is laid again over the whole plan.
    assign(line, {
      contract,
      numero,
      tipo,
      descripcion,
      fechaVencimiento,
      monto,
      pagado: 0,
      fechaPago: null,
    });
    if (!stands) work.add(line);
  }
  const { id } = contract;
  await work.save();
  await work.em.nativeDelete(PlanLine, { contract: id, numero: { $gt: plan.length } });
  await settlePayments(work, contract);
}
