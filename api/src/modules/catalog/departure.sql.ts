import { type Fragment, sql } from "../../core/read/sql.ts";

/** Seats left of a departure of the package with this id: those that each departure of the package has. */
export const seatsLeftSql = (packageId: Fragment): Fragment =>
  sql`(select _.cupos from packages _ where _.id = ${packageId})`;
