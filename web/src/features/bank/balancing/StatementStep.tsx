import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import type { BankOverviewQuery } from "../bank.generated.ts";
import { bankTexts, importLabel } from "../bank.texts.ts";
import { StatementFields } from "../StatementFields.tsx";
import { useBankImport } from "../useBankImport.ts";
import { balancingTexts as texts } from "./balancing.texts.ts";

interface StatementStepProps {
  readonly accounts: BankOverviewQuery["bankAccounts"];
  /** Continues with the step for the imported movements. */
  readonly onDone: () => void;
}

/** Imports a bank file, selected or dropped; the account is preselected when there is only one. */
export function StatementStep({ accounts, onDone }: StatementStepProps) {
  const only = accounts.length === 1 ? accounts[0]?.id : undefined;
  const coming = useBankImport(onDone, only);
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (coming.reason === null) void coming.submit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) coming.choose({ file });
      }}
      sx={{
        gap: 4,
        maxWidth: 760,
        p: { xs: 3, sm: 4 },
        border: "1px dashed",
        borderColor: "divider",
        borderRadius: 2,
      }}
    >
      <Typography color="textSecondary">{bankTexts.download}</Typography>
      <FormFailure failure={coming.failure} />
      <StatementFields accounts={accounts} coming={coming} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        <ActButton
          type="submit"
          variant="contained"
          loading={coming.busy && !coming.reading}
          reason={coming.reason}
        >
          {importLabel(coming)}
        </ActButton>
        <ActButton color="inherit" onClick={onDone}>
          {texts.next}
        </ActButton>
      </Stack>
    </Stack>
  );
}
