import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { visibleCustomers } from "../customer/customer.access.ts";
import type { PastSale } from "./past-sale.entity.ts";

/** Returns the imported sales whose customer the viewer may see, except sales of an undone import. */
export const visiblePastSales = (viewer: Viewer | null): FilterQuery<PastSale> => ({
  import: { takenBackAt: null },
  customer: visibleCustomers(viewer),
});
