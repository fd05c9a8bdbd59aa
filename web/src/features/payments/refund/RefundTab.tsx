import Box from "@mui/material/Box";
import { refundColumnOrder } from "@travesia/api/payments/refund/refund.rules";
import Stack from "@mui/material/Stack";
import { may } from "@travesia/api/permissions";
import { useChoice } from "../../../base/lists/useChoice.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { useList } from "../../../base/lists/useList.ts";
import { ExportButton } from "../../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Money } from "../../../ui/Money.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { Counters } from "../../../ui/table/Counters.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { paymentPaths } from "../payment/payments.paths.ts";
import { RefundBankBar } from "./RefundBankBar.tsx";
import { useRefundActs } from "./refund.acts.tsx";
import { refundColumns } from "./refund.columns.tsx";
import { RefundDrawer } from "./RefundDrawer.tsx";
import { refundShowOf } from "./refund.filters.ts";
import { refundTexts as texts } from "./refund.texts.ts";
import { type RefundRowFragment, useRefundCountsQuery, useRefundListQuery } from "./refunds.generated.ts";

const drawerOf = ({ id }: RefundRowFragment): string => paymentPaths.refund(id);

/** Shows the unpaid refunds by due date, and the paid refunds; each opens beside the list. */
export function RefundTab() {
  const listed = useList(refundColumnOrder);
  const { address } = listed;
  const actions = useRefundActs();
  const show = refundShowOf(address.values["estado"]);
  const read = useRefundListQuery({
    variables: { ...listed.variables, filter: { show } },
    fetchPolicy: "cache-and-network",
  });
  const counts = useRefundCountsQuery({ fetchPolicy: "cache-and-network" });
  const counters = lastAnswer(counts)?.refundCounters;
  const list = lastAnswer(read)?.refunds;
  const open = address.values["devolucion"];
  const mayPay = may(useUser().role, "payRefunds");
  const pays = mayPay && (show === "abiertas" || show === "por_pagar" || show === "vencidas");
  const choice = useChoice({
    rows: list?.items,
    rowKey: ({ id }) => id,
    name: ({ paidFor }) => paidFor.name,
  });
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 4 }}>
        <Counters
          label="Estado"
          selected={show}
          onSelect={(next) => address.set({ estado: next === "abiertas" ? "" : next })}
          counters={[
            { value: "abiertas", label: "Por devolver", count: counters?.abiertas },
            {
              value: "en_plazo",
              label: "En plazo",
              count: counters && counters.abiertas - counters.vencidas,
            },
            ...(mayPay ? [{ value: "por_pagar", label: "Me tocan", count: undefined }] : []),
            { value: "vencidas", label: "Vencidas", count: counters?.vencidas },
            { value: "pagadas", label: "Devueltas", count: counters?.pagadas },
            { value: "anuladas", label: "Anuladas", count: counters?.anuladas },
          ]}
        />
        {counters && counters.porDevolver > 0 && (
          <Stack direction="row" sx={{ gap: 1, ml: { sm: "auto" }, mb: { xs: 1, sm: 0 } }}>
            <Money amount={counters.porDevolver} strong /> <span>por devolver</span>
          </Stack>
        )}
      </Box>
      {pays && <RefundBankBar chosen={choice.chosen} onClear={choice.clear} />}
      <DataTable
        label={texts.list}
        {...(pays && { selection: choice.selection })}
        columns={refundColumns(show)}
        {...listed.table}
        tools={<ExportButton list="refunds" variables={{ ...listed.variables, filter: { show } }} />}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={drawerOf}
        actions={(refund) => {
          const pay = refund.acts.find(({ name }) => name === "pay");
          return pay ? (
            <ActButton
              size="small"
              variant="outlined"
              reason={pay.reason ?? null}
              onClick={() => actions.show("pay", refund)}
            >
              Pagar
            </ActButton>
          ) : null;
        }}
        {...readState(read)}
        empty={<EmptyState>{show === "abiertas" ? texts.noneOwed : texts.nothingFound}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {open && <RefundDrawer id={open} actions={actions} onClose={() => address.set({ devolucion: "" })} />}
      {actions.dialog}
    </>
  );
}
