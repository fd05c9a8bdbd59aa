import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useList } from "../../../base/lists/useList.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { factorOf } from "../passkey/own-factor.ts";
import { RemovePasskeyDialog } from "../passkey/RemovePasskeyDialog.tsx";
import { PausedAlert } from "../token/PausedAlert.tsx";
import { accessColumns } from "./access.columns.tsx";
import { type OpenAccessRowFragment, useOpenAccessListQuery } from "./access.generated.ts";
import { accessTexts as texts } from "./access.texts.ts";
import { useEndAccess } from "./useEndAccess.ts";

/** Display settings of the list; its order is always the server's. */
const list = { name: "OpenAccess", columns: {} } as const;

/**
 * Shows credentials that outlive a session, of all users or of the viewer, and lets the user end each one.
 */
export function OpenAccess({ all = false }: { readonly all?: boolean }) {
  const listed = useList(list, { size: 25 });
  const { page, limit } = listed.variables;
  const { data, loading, error, refetch } = useOpenAccessListQuery({
    variables: { all, page, limit },
    fetchPolicy: "cache-and-network",
  });
  const [ending, setEnding] = useState<OpenAccessRowFragment | null>(null);
  const end = useEndAccess();
  const { busy, perform } = useSaving();
  const rows = data?.openAccess.items;
  const factor = factorOf(data);
  const close = () => setEnding(null);
  const done = () => {
    close();
    void refetch();
  };
  const confirm = async (access: OpenAccessRowFragment) => {
    await perform(() => end(access), texts.ended);
    done();
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {all ? texts.all : texts.own}
      </Typography>
      <PausedAlert
        of={rows?.filter(({ endsWithPassword }) => endsWithPassword)}
        factor={factor}
        onDone={done}
      />
      <DataTable
        label={texts.title}
        columns={accessColumns}
        {...listed.table}
        rows={rows}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        actions={(access) =>
          access.mayEnd ? (
            <Button size="small" aria-label={texts.endOf(access)} onClick={() => setEnding(access)}>
              {texts.end}
            </Button>
          ) : (
            <Typography variant="body2" color="textSecondary">
              {texts.atPerson}
            </Typography>
          )
        }
        loading={loading && !data}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.none}</EmptyState>}
        page={listed.pageOf(data?.openAccess)}
      />
      {ending?.kind === "passkey" && (
        <RemovePasskeyDialog
          passkey={ending}
          person={data?.myPasskeys.some(({ id }) => id === ending.id) ? null : ending.person}
          factor={factor}
          onDone={done}
          onClose={close}
        />
      )}
      {ending && ending.kind !== "passkey" && (
        <ConfirmDialog
          open
          title={texts.endTitle}
          confirm={texts.end}
          destructive
          busy={busy}
          onConfirm={() => void confirm(ending)}
          onClose={close}
        >
          {texts.ending(ending)}
        </ConfirmDialog>
      )}
    </>
  );
}
