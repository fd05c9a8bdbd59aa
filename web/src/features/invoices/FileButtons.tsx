import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";

interface FileButtonsProps {
  readonly document: {
    readonly number: string;
    readonly pdfUrl?: string | null | undefined;
    readonly xmlUrl?: string | null | undefined;
  };
}

/** Shows the PDF and the XML of a fiscal document as buttons; off ones are still being prepared. */
export const FileButtons = ({ document: { number, pdfUrl, xmlUrl } }: FileButtonsProps) => (
  <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
    {[["PDF", pdfUrl] as const, ["XML", xmlUrl] as const].map(([label, href]) =>
      href ? (
        <Button
          key={label}
          size="small"
          variant="outlined"
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={`${label} de ${number}`}
        >
          {label}
        </Button>
      ) : (
        <ActButton
          key={label}
          size="small"
          variant="outlined"
          aria-label={`${label} de ${number}`}
          reason={texts.noDocument}
        >
          {label}
        </ActButton>
      ),
    )}
  </Stack>
);
