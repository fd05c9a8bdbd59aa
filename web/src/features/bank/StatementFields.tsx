import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ChooseFile } from "../../ui/form/ChooseFile.tsx";
import { bankTexts, longAccount } from "./bank.texts.ts";
import type { BankOverviewQuery } from "./bank.generated.ts";
import { ColumnChoices } from "./ColumnChoices.tsx";
import { FileQuestion } from "./FileQuestion.tsx";
import { PreviewedStatement } from "./PreviewedStatement.tsx";
import { PreviewedSettlement } from "./settlement/PreviewedSettlement.tsx";
import type { useBankImport } from "./useBankImport.ts";

const ACCEPTED = ".csv,.txt,.tsv,.xlsx,.xls,.slk,.ofx,.qfx,.zip,.pdf";

interface StatementFieldsProps {
  readonly accounts: BankOverviewQuery["bankAccounts"];
  readonly coming: ReturnType<typeof useBankImport>;
}

/**
 * Shows the fields for the account and file of a statement, the columns of an unknown bank, and the preview.
 */
export function StatementFields({ accounts, coming }: StatementFieldsProps) {
  const { preview, report, columns, accountId, file, reading } = coming;
  const [changing, change] = useState(false);
  const hasColumns =
    preview !== null && preview.headings.length > 0 && !["ofx", "pdf"].includes(preview.format);
  const choosing = preview !== null && hasColumns && (changing || (!preview.kept && !preview.profile));
  return (
    <>
      <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
        <ChooseFile accept={ACCEPTED} variant="outlined" onFile={(chosen) => coming.choose({ file: chosen })}>
          {file ? "Cambiar archivo" : "Elegir archivo"}
        </ChooseFile>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {file ? file.name : "Ningún archivo elegido"}
        </Typography>
      </Stack>
      <TextField
        select
        required
        label="Cuenta"
        value={accountId}
        helperText={preview?.saysAccount && preview.accountId === accountId ? bankTexts.accountOfFile : null}
        onChange={({ target }) => coming.choose({ accountId: target.value })}
      >
        {accounts.map((account) => (
          <MenuItem key={account.id} value={account.id}>
            {longAccount(account)}
          </MenuItem>
        ))}
      </TextField>
      {reading && <LinearProgress aria-label="Leyendo el archivo" />}
      {choosing && columns && (
        <>
          <Typography variant="body2">
            Di qué columna es cada dato. Queda guardado para los próximos extractos de esta cuenta.
          </Typography>
          <ColumnChoices headings={preview.headings} columns={columns} onChange={coming.change} />
        </>
      )}
      {hasColumns && !choosing && (
        <Button size="small" color="inherit" sx={{ alignSelf: "flex-start" }} onClick={() => change(true)}>
          Cambiar columnas
        </Button>
      )}
      {preview?.asks && <FileQuestion preview={preview} onAnswer={coming.answer} />}
      {report && <PreviewedSettlement preview={report} />}
      {preview?.problem &&
        !preview.acquirer &&
        !preview.asks &&
        !(preview.refusedLines && preview.lines > 0) && <Alert severity="warning">{preview.problem}</Alert>}
      {preview && preview.lines > 0 && <PreviewedStatement preview={preview} coming={coming} />}
    </>
  );
}
