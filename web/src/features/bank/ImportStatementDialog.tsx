import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { bankTexts, importLabel } from "./bank.texts.ts";
import type { BankOverviewQuery } from "./bank.generated.ts";
import { StatementFields } from "./StatementFields.tsx";
import { useBankImport } from "./useBankImport.ts";

interface ImportStatementDialogProps {
  readonly accounts: BankOverviewQuery["bankAccounts"];
  readonly onClose: () => void;
}

/** Imports a bank file for an account, after a preview; the columns are selected once per account. */
export function ImportStatementDialog({ accounts, onClose }: ImportStatementDialogProps) {
  const coming = useBankImport(onClose);
  return (
    <FormDialog
      open
      maxWidth="md"
      title={bankTexts.import}
      lead={bankTexts.download}
      submit={importLabel(coming)}
      busy={coming.busy && !coming.reading}
      reason={coming.reason}
      failure={coming.failure}
      onSubmit={async (event) => {
        event?.preventDefault();
        if (coming.reason === null) await coming.submit();
      }}
      onClose={onClose}
    >
      <StatementFields accounts={accounts} coming={coming} />
    </FormDialog>
  );
}
