import { path } from "../../app/routes/path.ts";

/** Addresses of the screens that read several modules. */
export const reportPaths = {
  myDay: path("/mi-dia"),
  audit: path("/panel/auditoria"),
  /** What failed; its screen stands further right. */
  operation: path("/panel/operacion"),
  /** Where a client's account begins. */
  ownTrips: path("/userReservas"),
  financial: path("/financial-dashboard"),
};
