import { formatCop } from "@travesia/api/cop";
import { figures } from "@travesia/api/reports/financial/figures.rules";

/** Maximum number of debts paid at once. */
export const MOST_DUES = 100;

/** Texts of the payment of providers. */
export const dueTexts = {
  title: figures.porPagar.label,
  pay: "Pagar",
  choose: (what: string) => `Elegir ${what}`,
  chooseAll: (count: number) =>
    count > MOST_DUES ? `Elegir las primeras ${MOST_DUES}` : `Elegir las ${count}`,
  chosen: (count: number) => (count === 1 ? "1 elegida" : `${count.toLocaleString("es-CO")} elegidas`),
  paid: (count: number) => (count === 1 ? "Pago registrado" : `${count} pagos registrados`),
  nothing: "No le debes nada a nadie aquí.",
  nothingFound: "No hay compras ni cuotas con estos filtros.",
  noPurchases: "Aún no se le ha comprado nada.",
  noContracts: "Ningún contrato tiene compras de este proveedor.",
  undated: "Sin fecha",
  owed: (amount: number) => `Le debemos ${formatCop(amount)}`,
} as const;

/**
 * Returns the name of a debt in its list: the purchase, and the number of the instalment out of the total.
 */
export const dueName = ({
  item,
  number,
  of,
}: {
  readonly item: string;
  readonly number: number;
  readonly of: number;
}) => (of === 1 ? item : `${item} · cuota ${number} de ${of}`);
