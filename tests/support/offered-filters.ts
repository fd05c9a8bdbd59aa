import { gerentes, seller } from "../bench/fill/people.ts";
import { inDays } from "./calendar.ts";

/** Somebody who sells, and somebody in whose name next to nothing stands. */
const sellers = [{ vendedorId: seller }, { vendedorId: gerentes[0] }];

/** Filters that the screens of large lists offer, by list. */
export const offeredFilters = {
  quotes: [
    {},
    { status: "sent" },
    { search: "cartagena camila" },
    { startDate: inDays(-19) },
    { endDate: inDays(10) },
    { minPrice: 2_000_000 },
    { maxPrice: 9_000_000 },
    { minPrice: 2_000_000, maxPrice: 9_000_000 },
    { status: "sent", startDate: inDays(-19), minPrice: 2_000_000 },
    { status: "requote" },
    { search: "correo.test" },
    ...sellers,
  ],
  contracts: [
    {},
    { status: "signed" },
    { search: "cartagena" },
    { dateRange: "month" },
    { contractType: "nacional" },
    { status: "signed", dateRange: "year" },
    { search: "correo.test" },
    ...sellers,
  ],
  payments: [
    {},
    { status: "pending" },
    { tipoPago: "efectivo" },
    { medio: "datafono" },
    { sinCuenta: true },
    { orderId: "0190a000-0000-7000-8000-000000000000" },
    { search: "cartagena" },
    { startDate: inDays(-19) },
    { endDate: inDays(10) },
    { status: "pending", tipoPago: "efectivo" },
    { search: "correo.test" },
    ...sellers,
  ],
  commissions: [
    {},
    { status: "approved" },
    { search: "camila" },
    { startDate: inDays(-19) },
    { endDate: inDays(10) },
    { status: "paid", startDate: inDays(-19) },
    { status: "pending" },
    { userId: seller },
  ],
  reservations: [
    {},
    { status: "anulada" },
    { isPaid: true },
    { search: "cartagena camila" },
    { userId: 1_077 },
    { packId: 77 },
    { status: "pendiente", search: "cartagena" },
  ],
  customers: [
    {},
    { source: "import" },
    { search: "camila" },
    { search: "viajero 77" },
    { search: "correo.test" },
    { search: "10000077" },
  ],
} as const;
