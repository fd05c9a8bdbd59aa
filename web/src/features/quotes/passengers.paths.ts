import { path } from "../../app/path.ts";

export const passengerPaths = {
  form: path("/passenger-form/:quoteId"),
  success: path("/passenger-success"),
};
