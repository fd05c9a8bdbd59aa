import { path } from "../../../app/routes/path.ts";

export const passengerPaths = {
  form: path("/passenger-form/:quoteId"),
  success: path("/passenger-success"),
};
