import type { Guide, GuideStep } from "../help.types.ts";

const look: GuideStep = {
  title: "Mira primero lo vencido",
  content:
    "Aquí están las compras y las cuotas de todos los contratos, por la fecha en que hay que pagarlas. Arriba ves lo vencido, lo de esta semana y el total.",
  action: "Filtra por proveedor o por semana y llévate la lista desde sus opciones.",
};

const pay: GuideStep = {
  title: "Paga varias de una vez",
  content:
    "Se registran todas con un solo comprobante, o ninguna: si una no se puede pagar, te decimos cuál y no se paga nada.",
  action: "Elige las líneas, toca «Pagar», adjunta el comprobante y confirma el total.",
  tip: "Si la cuenta del proveedor cambió hace poco, confírmala con él antes de transferir.",
};

/** Guide to the debts to providers, for the accountant. */
export const duesGuide: Guide = { key: "/panel/compras", title: "Por pagar", steps: [look] };

/** Guide to the debts to providers, for the roles that buy. */
export const payDuesGuide: Guide = { ...duesGuide, steps: [look, pay] };
