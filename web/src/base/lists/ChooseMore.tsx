import Button from "@mui/material/Button";
import { MOST_AT_ONCE } from "@travesia/api/bulk";
import { useState } from "react";
import type { Chosen } from "../../ui/table/selection.ts";
import { useFailureToast } from "../failure/useFailureToast.ts";

/** Maximum number of rows that the server returns per request. */
const TO_A_PAGE = 100;

interface ChooseMoreProps<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly rowKey: (row: Row) => string;
  readonly read: (page: { readonly page: number; readonly limit: number }) => Promise<readonly Row[]>;
  readonly chosen: Chosen<Row>;
  readonly onChoose: (rows: readonly Row[]) => void;
}

/** Offers, once a whole page is selected, to select all rows that match the filter, at most 200. */
export function ChooseMore<Row>({
  rows = [],
  total = 0,
  rowKey,
  read,
  chosen,
  onChoose,
}: ChooseMoreProps<Row>) {
  const [busy, setBusy] = useState(false);
  const showFailure = useFailureToast();
  const whole = rows.length > 0 && rows.every((row) => chosen.has(rowKey(row)));
  const most = Math.min(total, MOST_AT_ONCE);
  if (!whole || chosen.size >= most) return null;
  const choose = async () => {
    setBusy(true);
    try {
      for (let page = 1; (page - 1) * TO_A_PAGE < most; page += 1)
        onChoose(await read({ page, limit: TO_A_PAGE }));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={busy} onClick={() => void choose()}>
      {total > most
        ? `Elegir los primeros ${most} de ${total.toLocaleString("es-CO")}`
        : `Elegir los ${total.toLocaleString("es-CO")} de este filtro`}
    </Button>
  );
}
