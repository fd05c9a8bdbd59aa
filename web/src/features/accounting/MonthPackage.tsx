import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ExportDialog } from "../../base/exports/ExportDialog.tsx";
import { useExport } from "../../base/exports/useExport.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { useAccountActs } from "./accounting.acts.tsx";
import type { AccountLineFragment } from "./accounting.generated.ts";
import { accountingTexts as texts } from "./accounting.texts.ts";

interface MonthPackageProps {
  readonly mes: string;
  /** Keys without account; undefined until they are read. */
  readonly missing: readonly AccountLineFragment[] | undefined;
}

/** Exports the accountant's folder of a closed month; accounts that are missing are chosen first. */
export function MonthPackage({ mes, missing }: MonthPackageProps) {
  const { line, starting, start, cancel, save, close } = useExport();
  const [asking, setAsking] = useState(false);
  const begin = () => {
    setAsking(false);
    void start("month", "zip", { mes });
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={starting || missing === undefined}
        onClick={() => (missing?.length ? setAsking(true) : begin())}
      >
        {texts.package}
      </Button>
      {asking && <MissingAccounts missing={missing ?? []} onReady={begin} onClose={() => setAsking(false)} />}
      {line && <ExportDialog line={line} onSave={save} onCancel={() => void cancel()} onClose={close} />}
    </>
  );
}

interface MissingAccountsProps {
  readonly missing: readonly AccountLineFragment[];
  readonly onReady: () => void;
  readonly onClose: () => void;
}

/** Names the keys without account, each with the choice of one; then the folder can be made. */
function MissingAccounts({ missing, onReady, onClose }: MissingAccountsProps) {
  const acts = useAccountActs();
  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="missing-accounts">
        <DialogTitle id="missing-accounts">{texts.missing}</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {texts.missingLead}
          </Typography>
          <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: "none" }}>
            {missing.map((account) => (
              <Stack
                key={account.key}
                component="li"
                direction="row"
                sx={{ justifyContent: "space-between", alignItems: "center", gap: 3 }}
              >
                <span>{account.label}</span>
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={`${texts.choose}: ${account.label}`}
                  sx={{ flexShrink: 0 }}
                  onClick={() => acts.show("choose", { ...account, id: account.key })}
                >
                  {texts.choose}
                </Button>
              </Stack>
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancelar
          </Button>
          <ActButton
            variant="contained"
            reason={missing.length > 0 ? texts.missingLead : null}
            onClick={onReady}
          >
            {texts.package}
          </ActButton>
        </DialogActions>
      </Dialog>
      {acts.dialog}
    </>
  );
}
