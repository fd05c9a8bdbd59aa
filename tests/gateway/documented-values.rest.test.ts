import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { inDays, TODAY, YEAR } from "../support/calendar.ts";
import type { Handle } from "../support/people.ts";
import { UNKNOWN } from "./trips.schema.ts";

let app: TestApp;
beforeAll(async () => (app = await anApp()));

const flags = ["true", "false"];
const noFilter = ["", "all", "todos", "null", "undefined"];
const roles = ["1", "2", "3", "4", "5", "6", "7"];
const periods = ["current_month", "last_month", "current_quarter", "current_year", "all"];
const tripTypes = ["nacional", "internacional", "operadorLlano", "hotel"];
const sellers = ["asesor", "lider", "gerente", "admin"];
const quoteStatuses = [
  ...["pending", "completed", "sent", "pending_passengers", "approved"],
  ...["rejected", "requote", "expired", "converted"],
];
const kindsOfPayment = ["transferencia", "efectivo", "cheque", "tarjeta", "wompi"];
const paymentStatuses = ["pending", "verified", "rejected"];
const commissionStatuses = ["pending", "generated", "approved", "paid"];
const ranges = [
  ...["today", "yesterday", "last7days", "last30days", "thisMonth", "lastMonth", "last3months"],
  ...["last6months", "thisYear", "lastYear", "custom", `${inDays(-9)},${TODAY}`],
];
const events = [
  ...["quote_created", "quote_updated", "quote_approved", "quote_rejected", "payment_received"],
  ...["payment_overdue", "contract_signed", "user_registered", "system_alert", "commission_calculated"],
  "package_updated",
];
const categories = [
  ...["quote", "contract", "purchase", "payment", "commission", "document", "system", "marketing"],
];

type Values = Readonly<Record<string, readonly string[]>>;

/** Values that shapes 1 and 3 name for each parameter of a query; `{handle}` is that person's id. */
const documented: Readonly<Record<string, Values>> = {
  "/user": { role: [...roles, ...noFilter], is_active: [...flags, ...noFilter] },
  "/user/organization/{gerente}": { period: periods, includeCommissions: flags },
  "/user/metrics/{gerente}": { period: periods },
  "/user/dashboard/{gerente}": { period: periods },
  "/user/commissions/pending/{gerente}": {
    status: [...commissionStatuses, ...noFilter],
    limit: ["50"],
    offset: ["0"],
  },
  "/pack": {
    destino: ["Internacionales", "Europa", "Nacionales", "Llano", "Por%20Tierra", ...noFilter],
    category: ["Europa", ...noFilter],
    chars: ["Hotel", "aereos,piscina", "Desayuno", "Wifi", "gym", ...noFilter],
    days: ["5", ...noFilter],
    minPrice: ["0", "84000.00", ...noFilter],
  },
  "/quotes": {
    status: [...quoteStatuses, ...noFilter],
    priority: ["low", "normal", "high", ...noFilter],
    source: ["internal", "external", ...noFilter],
    is_external: [...flags, ...noFilter],
    acomodacion: [
      ...["sencilla", "doble", "triple", "cuadruple", "simple", "familiar", "suite"],
      ...["Cu%C3%A1druple", "Simple", ...noFilter],
    ],
    numero_personas: ["2", ...noFilter],
    asesor_id: ["1", ...noFilter],
    startDate: [TODAY, `${TODAY}T12:00:00Z`, ...noFilter],
    minPrice: ["0", ...noFilter],
    limit: ["10", "25", "50", "100"],
  },
  "/quotes/external/list": { owner_only: [...flags, ...noFilter] },
  "/quotes/user/{cliente}": { status: [...quoteStatuses, ...noFilter] },
  ...Object.fromEntries(
    sellers.map((kind) => [`/quotes/vendedor/{asesor}/${kind}`, { status: [...quoteStatuses, ...noFilter] }]),
  ),
  "/contracts": {
    status: ["draft", "active", "signed", "completed", "cancelled", "sent", ...noFilter],
    dateRange: ["today", "week", "month", "year", ...noFilter],
    contractType: [...tripTypes, ...noFilter],
    clientId: ["1", ...noFilter],
    startDate: [TODAY, ...noFilter],
  },
  "/payments": {
    status: [...paymentStatuses, ...noFilter],
    tipo_pago: [...kindsOfPayment, ...noFilter],
    contractId: [UNKNOWN, `CT-${YEAR}-000001`, ...noFilter],
    contract_id: [UNKNOWN, `CT-${YEAR}-000001`, ...noFilter],
    startDate: [TODAY, ...noFilter],
  },
  "/payments/reports/summary": {
    status: [...paymentStatuses, ...noFilter],
    tipo_pago: [...kindsOfPayment, ...noFilter],
    startDate: [TODAY, ...noFilter],
  },
  "/commissions": {
    status: [...commissionStatuses, ...noFilter],
    tipo_vendedor: ["asesor", "lider", "gerente", ...noFilter],
    userId: ["1", ...noFilter],
    startDate: [TODAY, ...noFilter],
  },
  "/commissions/user/{asesor}": { status: [...commissionStatuses, ...noFilter] },
  "/commissions/stats": { userId: ["1", ...noFilter] },
  "/commission-configs/configs": {
    role: [...sellers, "owner", ...noFilter],
    trip_type: [...tripTypes, ...noFilter],
  },
  "/commission-configs/configs/history": {
    role: [...sellers, "owner", ...noFilter],
    trip_type: [...tripTypes, ...noFilter],
  },
  "/document-users/all": {
    status: ["pending", "approved", "rejected", ...noFilter],
    role: [...roles, ...noFilter],
    limit: ["10", "25", "50", "100"],
  },
  "/order": {
    status: ["pendiente", "pagada", "anulada", "completada", ...noFilter],
    isPaid: [...flags, ...noFilter],
    userId: ["1", ...noFilter],
    packId: ["1", ...noFilter],
  },
  "/financial/payments": {
    dateRange: [...ranges, ...noFilter],
    status: [...paymentStatuses, "confirmado", "pendiente", "rechazado", ...noFilter],
    tipo_pago: [...kindsOfPayment, ...noFilter],
    contractId: [UNKNOWN, `CT-${YEAR}`, ...noFilter],
  },
  "/financial/purchases": {
    dateRange: [...ranges, ...noFilter],
    status: ["confirmado", "en_proceso", "pendiente", ...noFilter],
    contractId: [UNKNOWN, `CT-${YEAR}`, ...noFilter],
  },
  "/financial/profit-by-contract": {
    dateRange: [...ranges, ...noFilter],
    contractId: [UNKNOWN, ...noFilter],
  },
  "/financial/completed-contracts": { start_date: [TODAY, ...noFilter] },
  "/financial/summary": { start_date: [TODAY, ...noFilter], contract_id: [UNKNOWN, ...noFilter] },
  "/api/dashboard/stats": { startDate: [TODAY, ...noFilter] },
  "/api/dashboard/activities": { limit: ["10", "20", "50"] },
  "/api/dashboard/top-sellers": { period: ["day", "week", "month", "year"], limit: ["5"] },
  "/api/dashboard/revenue-chart": {
    period: ["day", "week", "month", "year", ""],
    year: ["current", YEAR, "", "null", "undefined"],
  },
  "/api/dashboard/quotes-chart": {
    period: ["day", "week", "month", "year", ""],
    year: ["current", YEAR, "", "null", "undefined"],
  },
  "/api/dashboard/user-performance": { period: ["day", "week", "month", "year", ""] },
  "/api/notifications": {
    type: [...events, ...categories, ...noFilter],
    read: [...flags, ...noFilter],
    priority: ["low", "normal", "high", "urgent", ...noFilter],
    limit: ["20", "100"],
  },
  "/numbers/available": { page: ["1"], limit: ["20", "100"] },
};

const asked = Object.entries(documented).flatMap(([path, parameters]) =>
  Object.entries(parameters).map(([name, values]) => [`${path}?${name}=`, values] as const),
);

describe("the values that the shapes name for a parameter", () => {
  it.each(asked)("of %s are all taken", async (address, values) => {
    const whole = address.replace(/\{(\w+)\}/, (_, handle: Handle) => String(app.people[handle].id));
    const refused: string[] = [];
    for (const value of values) {
      const { status, body } = await app.as("owner").rest("GET", whole + value);
      if (status !== 200) refused.push(`${status} ${value}: ${(body as { message: string }).message}`);
    }
    expect(refused).toEqual([]);
  });
});
