import { spokenMonth } from "@travesia/api/colombia/spoken";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import type { MonthBooksQuery } from "./accounting.generated.ts";

type Taxes = MonthBooksQuery["monthBooks"]["taxes"];

/** Shows IVA and withholdings of a month, and IVA of its period up to that month. */
export function MonthTaxes({ taxes }: { readonly taxes: Taxes }) {
  const { ivaGenerado, ivaDescontable, retefuente, reteIca, reteIva, sufrida, periodIva } = taxes;
  const months = `${spokenMonth(taxes.periodFrom)} a ${spokenMonth(taxes.periodTo)}`;
  return (
    <Figures
      figures={[
        { label: "IVA generado", value: <Money amount={ivaGenerado} /> },
        { label: "IVA descontable", value: <Money amount={ivaDescontable} /> },
        { label: "IVA del periodo", value: <Money amount={periodIva} />, note: months },
        { label: "Retención en la fuente", value: <Money amount={retefuente} /> },
        { label: "ICA e IVA retenidos", value: <Money amount={reteIca + reteIva} /> },
        { label: "Lo que nos retuvieron", value: <Money amount={sufrida} /> },
      ]}
    />
  );
}
