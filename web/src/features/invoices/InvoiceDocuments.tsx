import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { ActItem } from "../../ui/dialog/ActItem.tsx";
import { useState } from "react";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import type { InvoiceRowFragment } from "./invoices.generated.ts";

interface DocumentLink {
  readonly label: string;
  readonly href: string | null;
}

const documentsOf = ({ pdfUrl, xmlUrl, creditNotes }: InvoiceRowFragment): readonly DocumentLink[] => {
  // A single note needs no name; of several notes each shows its number.
  const named = (number: string) => (creditNotes.length > 1 ? `nota ${number}` : "nota");
  return [
    { label: "PDF", href: pdfUrl },
    { label: "XML", href: xmlUrl },
    ...creditNotes.flatMap((note) => [
      { label: `PDF ${named(note.number)}`, href: note.pdfUrl },
      { label: `XML ${named(note.number)}`, href: note.xmlUrl },
    ]),
  ];
};

const opened = { target: "_blank", rel: "noopener" } as const;

/**
 * Shows the documents of an invoice. With the documents of a credit note there are four; they are collapsed
 * so that the row stays one line high.
 */
export function InvoiceDocuments({ invoice }: { readonly invoice: InvoiceRowFragment }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const documents = documentsOf(invoice);
  const name = (label: string) => `${label} de ${invoice.number}`;
  if (documents.length <= 2)
    return documents.map(({ label, href }) =>
      href === null ? (
        <ActButton key={label} size="small" aria-label={name(label)} reason={texts.noDocument}>
          {label}
        </ActButton>
      ) : (
        <Button key={label} size="small" aria-label={name(label)} href={href} {...opened}>
          {label}
        </Button>
      ),
    );
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        aria-label={name(texts.documents)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.documents}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {documents.map(({ label, href }) =>
          href === null ? (
            <ActItem key={label} label={label} reason={texts.noDocument} />
          ) : (
            <MenuItem key={label} component="a" href={href} {...opened} onClick={close}>
              {label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
