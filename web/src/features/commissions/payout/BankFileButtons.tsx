import Button from "@mui/material/Button";
import type { ExportPayoutInput } from "../../../graphql/schema.generated.ts";
import { payoutTexts as texts } from "./payout.texts.ts";
import { useBankFile } from "./useBankFile.ts";

/** Two buttons that save the file for the bank, as a workbook or as text. */
export function BankFileButtons({ of }: { readonly of: Omit<ExportPayoutInput, "format"> }) {
  const { busy, save } = useBankFile();
  return (
    <>
      {(["xlsx", "csv"] as const).map((format) => {
        const label = format === "xlsx" ? texts.excel : texts.csv;
        return (
          <Button
            key={format}
            size="small"
            color="inherit"
            disabled={busy}
            aria-label={`${texts.bankFile}: ${label}`}
            onClick={() => void save({ ...of, format })}
          >
            {label}
          </Button>
        );
      })}
    </>
  );
}
