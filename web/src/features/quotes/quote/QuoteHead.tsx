import { quoteChip } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import type { ReactNode } from "react";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import { Money } from "../../../ui/Money.tsx";
import { RecordHead } from "../../../ui/RecordHead.tsx";
import { customerPaths } from "../../customers/customers.paths.ts";
import { quoteLabels } from "./quote.texts.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

interface QuoteHeadProps {
  readonly quote: QuoteRecordFragment;
  readonly action: StepAction | undefined;
  readonly others: readonly StepAction[];
  readonly tabs: ReactNode;
}

/** Shows the header of a quote: the client, the status, the current price, and the next act. */
export function QuoteHead({ quote, action, others, tabs }: QuoteHeadProps) {
  const priced = quote.precioTotal !== null && !quote.precioDesactualizado;
  return (
    <RecordHead
      number={quote.quoteNumber}
      trip={{
        origin: quote.origen,
        destination: quote.destino,
        departure: quote.fechaIda,
        comeback: quote.fechaRegreso,
        travellers: quote.numeroPersonas,
      }}
      status={quoteChip(quoteLabels, quote)}
      customer={{
        name: quote.nombreCliente,
        phone: quote.telefonoCliente,
        href: quote.customer ? customerPaths.one.to({ id: quote.customer.id }) : undefined,
      }}
      figures={
        priced
          ? [
              { label: "Precio", value: <Money amount={quote.precioTotal} /> },
              { label: "Por persona", value: <Money amount={quote.precioPorPersona} /> },
            ]
          : []
      }
      action={action}
      others={others}
      tabs={tabs}
    />
  );
}
