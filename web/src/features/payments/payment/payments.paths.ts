import { path } from "../../../app/routes/path.ts";

export const paymentPaths = {
  queue: path("/panel/pagos"),
  followUp: path("/contract-payments"),
};
