import Button from "@mui/material/Button";
import { type MakeBankFile, useBankFile } from "./useBankFile.ts";

/** What a file for the bank is called. */
export const BANK_FILE = "Archivo para el banco";

const formats = [
  ["xlsx", "Excel"],
  ["csv", "CSV"],
] as const;

/** Two buttons that save the file for the bank, as a workbook or as text. */
export function BankFileButtons({ make }: { readonly make: MakeBankFile }) {
  const { busy, save } = useBankFile(make);
  return (
    <>
      {formats.map(([format, label]) => (
        <Button
          key={format}
          size="small"
          color="inherit"
          disabled={busy}
          aria-label={`${BANK_FILE}: ${label}`}
          onClick={() => void save(format)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
