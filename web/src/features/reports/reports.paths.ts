import { path } from "../../app/routes/path.ts";

/** Addresses of the screens that read several modules. */
export const reportPaths = {
  myDay: path("/mi-dia"),
  /** Where a client's account begins. */
  ownTrips: path("/userReservas"),
};
