import { enumOf } from "../../../core/enums.ts";
import { salesDimensionLabels } from "./sales-by.rules.ts";

/** Dimensions by which sales are added up. */
export const SalesDimension = enumOf("SalesDimension", salesDimensionLabels, {
  label: "Por",
  labels: salesDimensionLabels,
  description: "Por qué se suman las ventas.",
});
