import { path } from "../../base/routes/path.ts";

/** Addresses of the screens that read several modules. */
export const reportPaths = {
  myDay: path("/mi-dia"),
  /** Goals of the people in the viewer's scope, by month. */
  goals: path("/panel/metas"),
  audit: path("/panel/auditoria"),
  /** Address of the list of failed work; its screen is in a feature further right. */
  operation: path("/panel/operacion"),
  /** Address of the mails to clients that wait for the owner, in the same list. */
  waitingMails: () => "/panel/operacion?clase=espera",
  /** Address of the first page of a client's account. */
  ownTrips: path("/userReservas"),
  /** All figures on one page. */
  figures: path("/panel/informes"),
  financial: path("/financial-dashboard"),
};
