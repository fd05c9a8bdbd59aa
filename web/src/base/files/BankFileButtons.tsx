import Button from "@mui/material/Button";
import { type MakeBankFile, useBankFile } from "./useBankFile.ts";

/** Label of a file for the bank. */
export const BANK_FILE = "Archivo para el banco";

const formats = [
  ["xlsx", "Excel"],
  ["csv", "CSV"],
] as const;

/** Shows two buttons that save the file for the bank, as a workbook or as text. */
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
