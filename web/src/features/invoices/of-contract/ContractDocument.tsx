import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DayText } from "../../../ui/DayText.tsx";

interface ContractDocumentProps {
  /** Name of the document: `Factura`. */
  readonly name: string;
  readonly document: {
    readonly number: string;
    readonly issueDate: string;
    readonly pdfUrl: string | null;
    readonly xmlUrl: string | null;
    readonly verificationUrl: string | null;
  };
  /** Address of the page of the document, for people who invoice. */
  readonly href?: string | undefined;
  /** Content beside its number. */
  readonly children?: ReactNode;
}

/**
 * Shows one document of a contract's invoice: its number and date, and its files if the viewer may open them.
 */
export function ContractDocument({ name, document, href, children }: ContractDocumentProps) {
  const { number, issueDate, pdfUrl, xmlUrl, verificationUrl } = document;
  const files = [
    { label: "PDF", href: pdfUrl },
    { label: "XML", href: xmlUrl },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  return (
    <Stack
      direction={{ xs: "column", sm: "row" }}
      sx={{ gap: 3, justifyContent: "space-between", alignItems: { sm: "center" } }}
    >
      <div>
        <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {name} {href ? <Link href={href}>{number}</Link> : number}
          </Typography>
          {children}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          <DayText day={issueDate} />
          {verificationUrl && (
            <>
              {" · "}
              <Link href={verificationUrl} target="_blank" rel="noopener" aria-label={`Comprobar ${number}`}>
                {codeOf(verificationUrl)}
              </Link>
            </>
          )}
        </Typography>
      </div>
      {files.length > 0 && (
        <Stack direction="row" sx={{ gap: 2 }}>
          {files.map(({ label, href }) => (
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
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Returns the verification code at the end of a document's verification address. */
const codeOf = (url: string): string => url.slice(url.lastIndexOf("/") + 1);
