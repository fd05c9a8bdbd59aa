import { path } from "../../base/routes/path.ts";

/** Addresses of the screens that combine several modules. */
export const reportPaths = {
  myDay: path("/mi-dia"),
  /** Address of the goals of the people whom the viewer may see, by month. */
  goals: path("/panel/metas"),
  audit: path("/panel/auditoria"),
  /** Address of the list of failed jobs; its screen belongs to another feature. */
  operation: path("/panel/operacion"),
  /** Address of the e-mails to clients that wait for the owner's approval, in the same list. */
  waitingMails: () => "/panel/operacion?clase=espera",
  /** Address of the first page of a client's account. */
  ownTrips: path("/userReservas"),
  /** Address of the page with all figures. */
  figures: path("/panel/informes"),
  financial: path("/financial-dashboard"),
};
