import {
  collectionLabels,
  type InvoiceCollection,
} from "@travesia/api/invoices/invoice/collection/collection.rules";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import { collectionTones } from "./invoice.texts.ts";

interface CollectionProps {
  readonly invoice: { readonly cobro: InvoiceCollection | null; readonly cobrado: number };
}

/** Shows whether an invoice has been collected, with the amount if only a part has. */
export function Collection({ invoice: { cobro, cobrado } }: CollectionProps) {
  if (cobro === null) return "—";
  const chip = <StatusChip label={collectionLabels[cobro]} tone={collectionTones[cobro]} />;
  return cobro === "parcial" ? (
    <TwoLines
      second={
        <>
          Van <Money amount={cobrado} />
        </>
      }
    >
      {chip}
    </TwoLines>
  ) : (
    chip
  );
}
