import { sum } from "@travesia/api/cop";
import { unprintedProblem } from "@travesia/api/printed-letters";
import type { AddendumInput, ItemTipo } from "../../../graphql/schema.generated.ts";
import { amount, fieldsOf, text, trimmed, unsent, type ValuesOf } from "../../../ui/form/fields.ts";
import type {
  AddendumBaseQuery,
  AddendumRecordFragment,
  AddendumTravellersQuery,
} from "./addendum.generated.ts";
import { addendumTexts as texts } from "./addendum.texts.ts";

/** A traveller with the current name and the new name. */
export interface TypedTraveller {
  readonly passengerId: string;
  readonly was: string;
  readonly nombre: string;
  readonly apellido: string;
}
/** Form values of a service. */
interface TypedService {
  readonly tipo: ItemTipo;
  readonly descripcion: string;
  readonly detalle: string;
}
/** Form values of a payment; the last payment takes the remaining amount. */
interface TypedStep {
  readonly fechaVencimiento: string;
  readonly monto: number | null;
}

/** Form fields of an addendum: the contract with its changes. */
export const addendumFields = fieldsOf<Record<never, never>>()({
  motivo: trimmed({ required: texts.reasonMissing }),
  viajeros: unsent<TypedTraveller[]>([]),
  pasajeroTitular: text({ wrong: unprintedProblem }),
  fechaInicioViaje: text(),
  fechaFinViaje: text(),
  servicios: unsent<TypedService[]>([]),
  precioTotal: amount({ wrong: (price) => (price ? null : "El precio total debe ser mayor a cero") }),
  plan: unsent<TypedStep[]>([]),
});
export type AddendumForm = ValuesOf<typeof addendumFields>;

type Base = NonNullable<AddendumBaseQuery["contract"]>;
type People = AddendumTravellersQuery["passengers"];

/**
 * Returns the total of a contract's fully paid plan lines, in COP; an addendum does not change those lines.
 */
const paidOf = ({ plan }: Base): number =>
  sum(plan.filter(({ monto, pagado }) => monto === pagado).map(({ monto }) => monto));

const typedServices = (stored: Base["contractItem"]): TypedService[] =>
  stored.map(({ tipo, descripcion, detalle }) => ({
    tipo: tipo ?? "extras",
    descripcion: descripcion ?? "",
    detalle: typeof detalle === "string" ? detalle : "",
  }));

/** Returns the form values of an addendum: the current contract with the changes of the draft. */
export function typedAddendum(
  base: Base,
  people: People,
  draft: AddendumRecordFragment | null,
): AddendumForm {
  const changes = draft?.changes;
  const open = base.plan.filter(({ monto, pagado }) => pagado < monto);
  return {
    motivo: draft?.reason ?? "",
    viajeros: people.map(({ id, nombre, apellido }) => {
      const renamed = changes?.viajeros.find(({ passengerId }) => passengerId === id);
      return {
        passengerId: id,
        was: `${nombre} ${apellido}`,
        nombre: renamed?.nombre ?? nombre,
        apellido: renamed?.apellido ?? apellido,
      };
    }),
    pasajeroTitular: changes?.pasajeroTitular ?? base.pasajeroTitular ?? "",
    fechaInicioViaje: changes?.fechaInicioViaje ?? base.fechaInicioViaje,
    fechaFinViaje: changes?.fechaFinViaje ?? base.fechaFinViaje ?? "",
    servicios: typedServices(changes?.servicios ?? base.contractItem),
    precioTotal: changes?.precioTotal ?? base.precioTotal,
    plan: (changes?.plan ?? open).map(({ fechaVencimiento, monto }) => ({ fechaVencimiento, monto })),
  };
}

/** Returns the amount of the last payment, in COP: the price minus the paid lines and the other payments. */
export const restOf = (
  base: Base,
  { precioTotal, plan }: Pick<AddendumForm, "precioTotal" | "plan">,
): number => (precioTotal ?? 0) - paidOf(base) - sum(plan.slice(0, -1).map(({ monto }) => monto ?? 0));

/** Returns the mutation's input: only the values that differ from the current contract. */
export function addendumInput(base: Base, people: People, typed: AddendumForm): AddendumInput {
  const stands = typedAddendum(base, people, null);
  const differs = <Value>(value: Value, was: Value): Value | null =>
    JSON.stringify(value) === JSON.stringify(was) ? null : value;
  const plan = typed.plan.map(({ fechaVencimiento, monto }, place) => ({
    fechaVencimiento,
    monto: place === typed.plan.length - 1 ? restOf(base, typed) : (monto ?? 0),
  }));
  return {
    motivo: typed.motivo.trim(),
    viajeros: typed.viajeros
      .filter(({ nombre, apellido, was }) => `${nombre} ${apellido}` !== was)
      .map(({ passengerId, nombre, apellido }) => ({ passengerId, nombre, apellido })),
    pasajeroTitular: people.length > 0 ? null : differs(typed.pasajeroTitular, stands.pasajeroTitular),
    fechaInicioViaje: differs(typed.fechaInicioViaje, stands.fechaInicioViaje),
    fechaFinViaje: differs(typed.fechaFinViaje, stands.fechaFinViaje) || null,
    servicios:
      differs(typed.servicios, stands.servicios)?.map(({ tipo, descripcion, detalle }) => ({
        tipo,
        descripcion,
        detalle: detalle || null,
      })) ?? null,
    precioTotal: differs(typed.precioTotal, stands.precioTotal),
    plan: plan.length === 0 ? null : differs(plan, stands.plan as typeof plan),
  };
}
