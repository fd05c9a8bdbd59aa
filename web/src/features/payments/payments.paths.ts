import { path } from "../../app/path.ts";

export const paymentPaths = {
  queue: path("/panel/pagos"),
  followUp: path("/contract-payments"),
};
