import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

export const passengerPaths = {
  form: path(addresses.passengerForm),
  success: path("/passenger-success"),
};
