import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ChooseFile } from "../../ui/form/ChooseFile.tsx";
import { longAccount } from "./bank.texts.ts";
import type { BankOverviewQuery } from "./bank.generated.ts";
import { ColumnChoices } from "./ColumnChoices.tsx";
import { PreviewedMovements } from "./PreviewedMovements.tsx";
import type { useBankImport } from "./useBankImport.ts";

const ACCEPTED = ".csv,.txt,.xlsx,.ofx,.qfx";

interface StatementFieldsProps {
  readonly accounts: BankOverviewQuery["bankAccounts"];
  readonly coming: ReturnType<typeof useBankImport>;
}

/** Shows the account and the file of a statement, the columns of an unknown bank, and what was read. */
export function StatementFields({ accounts, coming }: StatementFieldsProps) {
  const { preview, columns, accountId, file, reading } = coming;
  const [changing, change] = useState(false);
  const choosing = preview !== null && preview.format !== "ofx" && (changing || !preview.kept);
  return (
    <>
      <TextField
        select
        required
        label="Cuenta"
        value={accountId}
        onChange={({ target }) => coming.choose({ accountId: target.value })}
      >
        {accounts.map((account) => (
          <MenuItem key={account.id} value={account.id}>
            {longAccount(account)}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
        <ChooseFile accept={ACCEPTED} variant="outlined" onFile={(chosen) => coming.choose({ file: chosen })}>
          {file ? "Cambiar archivo" : "Elegir archivo"}
        </ChooseFile>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {file ? file.name : "Ningún archivo elegido"}
        </Typography>
      </Stack>
      {reading && <LinearProgress aria-label="Leyendo el archivo" />}
      {choosing && columns && (
        <>
          <Typography variant="body2">
            Di qué columna es cada dato. Queda guardado para los próximos extractos de esta cuenta.
          </Typography>
          <ColumnChoices headings={preview.headings} columns={columns} onChange={coming.change} />
        </>
      )}
      {preview && !choosing && preview.format !== "ofx" && (
        <Button size="small" color="inherit" sx={{ alignSelf: "flex-start" }} onClick={() => change(true)}>
          Cambiar columnas
        </Button>
      )}
      {preview?.problem && <Alert severity="warning">{preview.problem}</Alert>}
      {preview && preview.first.length > 0 && <PreviewedMovements {...preview} />}
    </>
  );
}
