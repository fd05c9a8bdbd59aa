import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import { Unread } from "../../base/failure/Unread.tsx";
import { formatDay } from "../../ui/days.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import {
  type PastSaleImportLineFragment,
  usePastSaleImportListQuery,
  usePastSalesTakeBackMutation,
} from "./customers.generated.ts";
import { pastSalesTexts as texts } from "./past-sales.texts.ts";

/** Shows the last files of sales that were imported; each can be taken back whole. */
export function PastSaleImports() {
  const read = usePastSaleImportListQuery({ fetchPolicy: "cache-and-network" });
  const [undoing, setUndoing] = useState<PastSaleImportLineFragment | null>(null);
  const { busy, failure, forget, perform } = useSaving();
  const [takeBack] = usePastSalesTakeBackMutation();
  const imports = read.data?.pastSaleImports.items ?? [];
  const close = () => {
    setUndoing(null);
    forget();
  };
  return (
    <>
      <Unread of={read} what={texts.earlier} />
      {imports.length > 0 && (
        <Box component="section" aria-label={texts.earlier} sx={{ mt: 5 }}>
          <Typography variant="subtitle2" component="h3">
            {texts.earlier}
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {imports.map((one) => (
              <Box
                key={one.id}
                component="li"
                sx={{ display: "flex", gap: 2, py: 2, borderBottom: 1, borderColor: "divider" }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                    {one.filename}
                  </Typography>
                  <Typography variant="caption" color="textSecondary" component="p">
                    {texts.brought(one.lines, one.total, one.createdBy.name, formatDay(one.createdAt))}
                  </Typography>
                  {one.takenBackAt && one.takenBackBy && (
                    <Typography variant="caption" color="textSecondary" component="p">
                      {texts.undoneBy(one.takenBackBy.name, formatDay(one.takenBackAt))}
                    </Typography>
                  )}
                </Box>
                {!one.takenBackAt && (
                  <Button
                    size="small"
                    color="error"
                    aria-label={`${texts.undo}: ${one.filename}`}
                    onClick={() => setUndoing(one)}
                    sx={{ alignSelf: "flex-start" }}
                  >
                    {texts.undo}
                  </Button>
                )}
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {undoing && (
        <ConfirmDialog
          open
          title={texts.undoing}
          confirm={texts.undoing}
          destructive
          busy={busy}
          onConfirm={() =>
            void perform(async () => {
              await takeBack({ variables: { id: undoing.id } });
              close();
            }, texts.undone)
          }
          onClose={close}
        >
          {texts.undoAbout(undoing.lines, undoing.total, undoing.filename)}
          <FormFailure failure={failure} sx={{ mt: 4 }} />
        </ConfirmDialog>
      )}
    </>
  );
}
