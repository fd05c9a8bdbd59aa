import { spokenDay } from "@travesia/api/colombia/spoken";

export const openingTexts = {
  title: "Saldos iniciales",
  /** Line below the title before anything was proposed. */
  lead: "Con lo que empieza la contabilidad del primer mes que exportes.",
  asOf: (dia: string) => `Al ${spokenDay(dia)}.`,
  propose: "Proponer saldos",
  again: "Proponer de nuevo",
  proposed: "Saldos propuestos con lo que el sistema sabe",
  month: "Primer mes que se exporta",
  proposeLead:
    "Se calculan con lo que el sistema sabe hasta el día anterior: anticipos y deudas de clientes, deudas con " +
    "proveedores y lo comprado sin facturar. Lo que escribas a mano queda.",
  add: "Agregar saldo",
  change: "Cambiar",
  write: "Escribir saldo",
  saved: "Saldo guardado",
  confirm: "Confirmar saldos",
  confirmed: "Saldos iniciales confirmados",
  none: "No hay saldos: la contabilidad empieza en cero.",
  missing: "Falta el saldo de",
  typed: "Escrito",
  fromSystem: "Propuesto",
  wrongAmount: "Escribe un valor como 1.234.567 o 1.234.567,89",
} as const;
