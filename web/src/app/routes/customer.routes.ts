import { customerPaths } from "../../features/customers/customers.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Screens about the customers of the agency. */
export const customerPages: readonly AppRoute[] = [
  {
    path: customerPaths.list.pattern,
    guard: "readCustomers",
    layout: "office",
    screen: async () => (await import("../../pages/customers/CustomerListScreen.tsx")).CustomerListScreen,
  },
  {
    path: customerPaths.one.pattern,
    guard: "readCustomers",
    layout: "office",
    screen: async () => (await import("../../pages/customers/CustomerScreen.tsx")).CustomerScreen,
    reads: async () => (await import("../../pages/customers/CustomerScreen.tsx")).customerRead,
  },
];
