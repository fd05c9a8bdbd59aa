import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import {
  financialPaymentOrder,
  financialPurchaseOrder,
  financialRefundOrder,
  paymentLabels,
  purchaseLabels,
} from "@travesia/api/reports/financial/financial.rules";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { ExportButton, LIST_DAYS } from "../../../base/lists/ExportButton.tsx";
import { useList } from "../../../base/lists/useList.ts";
import { readState } from "../../../base/lists/readState.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { choiceOf, financialFilterOf, optionsOf } from "./financial.filters.ts";
import {
  useFinancialPaymentListQuery,
  useFinancialPurchaseListQuery,
  useFinancialRefundListQuery,
} from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import type { FinancialPart } from "./financial.types.ts";
import { paymentColumns, purchaseColumns, refundColumns } from "./movement.columns.tsx";

const Heading = ({ children }: { readonly children: string }) => (
  <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
    {children}
  </Typography>
);

const States = ({
  address,
  labels,
}: FinancialPart & { readonly labels: Readonly<Record<string, string>> }) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Estado"
    value={address.values.estado ?? ""}
    onChange={(_, estado: string | null) => address.set({ estado: estado ?? "" })}
    sx={{ mb: 3, flexWrap: "wrap", displayPrint: "none" }}
  >
    {optionsOf(labels).map(({ value, label }) => (
      <ToggleButton key={value} value={value}>
        {label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** Shows the payments of clients, in all statuses. */
export function PaymentsTab({ address }: FinancialPart) {
  const listed = useList(financialPaymentOrder, { size: 10 });
  const filter = {
    ...financialFilterOf(address.values),
    status: choiceOf(paymentLabels, address.values.estado),
    medio: choiceOf(meansLabels, address.values.medio),
  };
  const variables = { ...listed.variables, filter };
  const read = useFinancialPaymentListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.financialPayments;
  return (
    <>
      <Heading>{texts.paymentList(found?.total ?? 0)}</Heading>
      <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap", alignItems: "flex-start" }}>
        <States address={address} labels={paymentLabels} />
        <TextField
          select
          label={texts.means}
          value={filter.medio ?? ""}
          onChange={({ target }) => address.set({ medio: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: 220, mb: 3, displayPrint: "none" }}
        >
          {optionsOf(meansLabels).map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <DataTable
        label={texts.payments}
        columns={paymentColumns}
        {...listed.table}
        rows={found?.items}
        rowKey={({ id }) => id}
        {...readState(read)}
        empty={<EmptyState>{texts.noPayments}</EmptyState>}
        tools={<ExportButton list="financialPayments" variables={variables} days={LIST_DAYS} />}
        page={listed.pageOf(found)}
      />
    </>
  );
}

/** Shows the purchases from providers. */
export function PurchasesTab({ address }: FinancialPart) {
  const listed = useList(financialPurchaseOrder, { size: 10 });
  const filter = {
    ...financialFilterOf(address.values),
    status: choiceOf(purchaseLabels, address.values.estado),
  };
  const variables = { ...listed.variables, filter };
  const read = useFinancialPurchaseListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.financialPurchases;
  return (
    <>
      <Heading>{texts.purchaseList(found?.total ?? 0)}</Heading>
      <States address={address} labels={purchaseLabels} />
      <DataTable
        label={texts.purchases}
        columns={purchaseColumns}
        {...listed.table}
        rows={found?.items}
        rowKey={({ id }) => id}
        {...readState(read)}
        empty={<EmptyState>{texts.noPurchases}</EmptyState>}
        tools={<ExportButton list="financialPurchases" variables={variables} days={LIST_DAYS} />}
        page={listed.pageOf(found)}
      />
    </>
  );
}

/** Shows the refunds to clients. */
export function RefundsTab({ address }: FinancialPart) {
  const listed = useList(financialRefundOrder, { size: 10 });
  const variables = { ...listed.variables, filter: financialFilterOf(address.values) };
  const read = useFinancialRefundListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.financialRefunds;
  return (
    <DataTable
      label={texts.refunds}
      columns={refundColumns}
      {...listed.table}
      rows={found?.items}
      rowKey={({ id }) => id}
      {...readState(read)}
      empty={<EmptyState>{texts.noRefunds}</EmptyState>}
      tools={<ExportButton list="financialRefunds" variables={variables} days={LIST_DAYS} />}
      page={listed.pageOf(found)}
    />
  );
}
