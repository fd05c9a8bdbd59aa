import {
  type SalesDimension,
  salesDimensionLabels,
  salesOrder,
} from "@travesia/api/reports/sales-by/sales-by.rules";
import { useState } from "react";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { useList } from "../../../base/lists/useList.ts";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import { choiceOf, reportDays } from "../financial/financial.filters.ts";
import type { Address } from "../financial/financial.types.ts";
import { useSalesByGroupQuery } from "./sales-by.generated.ts";

/**
 * Returns the sales by the dimension and in the days of the address, by default by seller and in this month:
 * their answer, and the values that its list and its export need.
 */
export function useSalesBy({ values }: Address) {
  const por: SalesDimension = choiceOf(salesDimensionLabels, values.por) ?? "vendedor";
  const dated = values.fechas || values.desde || values.hasta ? values : { ...values, fechas: "este-mes" };
  const { from, to } = daysAsked(dated, reportDays);
  const listed = useList(salesOrder, { size: 10 });
  const variables = { ...listed.variables, por, filter: { startDate: from, endDate: to } };
  const read = useSalesByGroupQuery({ variables, fetchPolicy: "cache-and-network" });
  const [readBy, setReadBy] = useState(por);
  if (read.data && readBy !== por) setReadBy(por);
  // While another dimension is read, the groups of the one before are not shown as its own.
  const found = readBy === por ? lastAnswer(read)?.salesBy : undefined;
  return { por, dated, from, to, listed, variables, read, found };
}
export type SalesReport = ReturnType<typeof useSalesBy>;
