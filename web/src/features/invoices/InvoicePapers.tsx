import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import type { InvoiceRowFragment } from "./invoices.generated.ts";

interface PaperLink {
  readonly label: string;
  readonly href: string | null;
}

const papersOf = ({ pdfUrl, xmlUrl, creditNotes }: InvoiceRowFragment): readonly PaperLink[] => {
  // One note needs no name; of several each says its number.
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

/** The papers of an invoice; with those of a credit note they are four, and fold: the row keeps one line. */
export function InvoicePapers({ invoice }: { readonly invoice: InvoiceRowFragment }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const papers = papersOf(invoice);
  const name = (label: string) => `${label} de ${invoice.number}`;
  if (papers.length <= 2)
    return papers.map(({ label, href }) => (
      <Button
        key={label}
        size="small"
        disabled={href === null}
        aria-label={name(label)}
        {...(href !== null && { href, ...opened })}
      >
        {label}
      </Button>
    ));
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        aria-label={name(texts.papers)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.papers}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {papers.map(({ label, href }) =>
          href === null ? (
            <MenuItem key={label} disabled>
              {label}
            </MenuItem>
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
