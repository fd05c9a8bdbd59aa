import { ExportButton } from "../../../base/lists/ExportButton.tsx";
import { chargebackColumnOrder } from "@travesia/api/payments/chargeback/chargeback.rules";
import { useList } from "../../../base/lists/useList.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { Counters } from "../../../ui/table/Counters.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { paymentPaths } from "../payment/payments.paths.ts";
import { chargebackColumns } from "./chargeback.columns.tsx";
import { ChargebackDrawer } from "./ChargebackDrawer.tsx";
import { chargebackShowOf } from "./chargeback.filters.ts";
import { chargebackTexts as texts } from "./chargeback.texts.ts";
import {
  type ChargebackRowFragment,
  useChargebackCountsQuery,
  useChargebackListQuery,
} from "./chargebacks.generated.ts";
import { useChargebackActs } from "./chargeback.acts.tsx";

const drawerOf = ({ id }: ChargebackRowFragment): string => paymentPaths.chargeback(id);

/** Shows the claims to reverse online payments, sorted by deadline; each opens beside the list. */
export function ChargebackTab() {
  const listed = useList(chargebackColumnOrder);
  const { address } = listed;
  const actions = useChargebackActs();
  const show = chargebackShowOf(address.values["estado"]);
  const read = useChargebackListQuery({
    variables: { ...listed.variables, filter: { show } },
    fetchPolicy: "cache-and-network",
  });
  const counts = useChargebackCountsQuery({ fetchPolicy: "cache-and-network" });
  const counters = lastAnswer(counts)?.chargebackCounters;
  const list = lastAnswer(read)?.chargebacks;
  const open = address.values["caso"];
  return (
    <>
      <Counters
        label="Estado"
        selected={show}
        onSelect={(next) => address.set({ estado: next === "abiertos" ? "" : next })}
        counters={[
          { value: "abiertos", label: "Por responder", count: counters?.abiertos },
          { value: "en_plazo", label: "En plazo", count: counters && counters.abiertos - counters.vencidos },
          { value: "vencidos", label: "Vencidos", count: counters?.vencidos },
          { value: "cerrados", label: "Cerrados", count: counters?.cerrados },
        ]}
      />
      <DataTable
        label={texts.list}
        columns={chargebackColumns}
        {...listed.table}
        tools={<ExportButton list="chargebacks" variables={{ ...listed.variables, filter: { show } }} />}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={drawerOf}
        {...readState(read)}
        empty={<EmptyState>{show === "abiertos" ? texts.noneOpen : texts.nothingFound}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {open && <ChargebackDrawer id={open} actions={actions} onClose={() => address.set({ caso: "" })} />}
      {actions.dialog}
    </>
  );
}
