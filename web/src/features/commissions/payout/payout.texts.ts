import { listed } from "@travesia/api/colombia/spoken";
import { formatCop } from "@travesia/api/cop";
import type { AcquisitionOutcome } from "../../../graphql/schema.generated.ts";
import { counted } from "../../../ui/counted.ts";

/** Texts of the approval and payment of several commissions. */
export const payoutTexts = {
  title: "Pagar",
  toPay: "Por pagar",
  requested: "Solicitadas",
  pending: "Sin solicitar",
  made: "Pagos hechos",
  seller: "Vendedor",
  month: "Mes en que se ganó",
  all: "Todos",
  choose: (who: string, contract: string) => `Elegir ${who}, ${contract}`,
  choosePerson: (who: string) => `Elegir las de ${who}`,
  contracts: (count: number) => counted(count, "contrato", "contratos"),
  contractsOf: (who: string, count: number) => `${counted(count, "contrato", "contratos")} de ${who}`,
  commissionsOf: (who: string) => `Comisiones de ${who}`,
  chosenOf: (chosen: number, all: number) => `por ${chosen} de ${all}`,
  payWord: "Pagar",
  payPerson: (who: string) => `Pagar a ${who}`,
  approveWord: "Aprobar",
  approvePerson: (who: string) => `Aprobar las de ${who}`,
  noneChosen: "Elige primero al menos una",
  chosen: (count: number) => counted(count, "elegida", "elegidas"),
  restore: "Seleccionar las que permite el límite",
  approve: (count: number) => (count === 1 ? "Aprobar 1" : `Aprobar ${count}`),
  approveTitle: (count: number) => `Aprobar ${counted(count, "comisión", "comisiones")}`,
  approved: (count: number) => (count === 1 ? "Comisión aprobada" : `${count} comisiones aprobadas`),
  pay: (count: number) => (count === 1 ? "Pagar 1" : `Pagar ${count}`),
  payTitle: (count: number) => `Pagar ${counted(count, "comisión", "comisiones")}`,
  paid: (count: number) => (count === 1 ? "Comisión pagada" : `${count} comisiones pagadas`),
  none: "No hay comisiones para aprobar aquí.",
  nothingToPay: "No hay comisiones aprobadas por pagar.",
  noPayouts: "Aún no se ha pagado ninguna comisión desde aquí.",
  noAccount: "Sin cuenta bancaria completa",
  withoutProfile: (names: readonly string[]) =>
    `${listed(names)} no ${names.length === 1 ? "tiene" : "tienen"} perfil tributario: ` +
    "no se retiene nada ni se hace documento soporte. Defínelo en Retenciones, o confirma que se paga así: " +
    "lo preguntamos una sola vez por persona.",
  payWithout: "Pagar sin retener nada",
  confirmWithout: "Confirma que se paga sin retener nada, o define antes el perfil tributario.",
  receipt: "Ver comprobante",
  more: (count: number) =>
    `Se muestran las primeras 100. Quedan ${count.toLocaleString("es-CO")}: filtra por vendedor o mes.`,
} as const;

/** Texts about the documento soporte of a payment, by its result; null for none. */
export const documentTexts: Readonly<Record<AcquisitionOutcome, string | null>> = {
  made: "Se hará el documento soporte.",
  without_range: "No se hará documento soporte: no hay un rango de numeración vigente.",
  invoices: "Factura: pídele su factura.",
  without_profile: "Sin perfil tributario: no se retiene nada ni se hace documento soporte.",
};

/** Returns the sentence about the adjustments and withholdings on a seller's commissions. */
export function deductionsOf({
  comisiones,
  ajustes,
  retefuente,
  reteIca,
}: {
  readonly comisiones: number;
  readonly ajustes: number;
  readonly retefuente: number;
  readonly reteIca: number;
}): string {
  const parts = [
    `${formatCop(comisiones)} en comisiones`,
    ajustes !== 0 && `${formatCop(ajustes)} de ajustes`,
    retefuente !== 0 && `${formatCop(-retefuente)} de retefuente`,
    reteIca !== 0 && `${formatCop(-reteIca)} de ICA`,
  ];
  return parts.filter(Boolean).join(", ");
}
