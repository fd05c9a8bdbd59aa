import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MarginalRange } from "@travesia/api/commissions/withholding/marginal.rules";
import { type ReactNode, useState } from "react";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { AddIcaDialog, AddMarginalDialog, AddRateDialog, AddUvtDialog } from "./TableDialogs.tsx";
import type { WithholdingTablesQuery } from "./withholding.generated.ts";
import { procedureLabels, withholdingTexts as texts } from "./withholding.texts.ts";

type Tables = WithholdingTablesQuery;
type Table = "rate" | "marginal" | "uvt" | "ica";
type Dated = { readonly vigenteDesde: string; readonly vigenteHasta: string | null };

const number = (value: number): string => value.toLocaleString("es-CO");
const rangeText = ({ desde, porcentaje, suma }: MarginalRange): string =>
  `Desde ${number(desde)}: ${number(porcentaje)} %${suma > 0 ? ` más ${number(suma)}` : ""}`;

/** The ranges of a kept table: each has its three numbers, which the schema leaves open. */
const wholeRanges = (ranges: Tables["marginalTables"][number]["rangos"]): readonly MarginalRange[] =>
  ranges.map(({ desde, porcentaje, suma }) => ({
    desde: desde ?? 0,
    porcentaje: porcentaje ?? 0,
    suma: suma ?? 0,
  }));

const days = <Row extends Dated>(): readonly Column<Row>[] => [
  { key: "from", label: "Desde", align: "right", cell: ({ vigenteDesde }) => <DayText day={vigenteDesde} /> },
  {
    key: "until",
    label: "Hasta",
    align: "right",
    cell: ({ vigenteHasta }) => <DayText day={vigenteHasta} />,
  },
];
const rates: readonly Column<Tables["withholdingRates"][number]>[] = [
  { key: "concept", label: "Concepto", card: "title", cell: ({ concepto }) => procedureLabels[concepto] },
  ...days<Tables["withholdingRates"][number]>(),
  {
    key: "base",
    label: "Base",
    align: "right",
    cell: ({ baseUvt }) => `${baseUvt.toLocaleString("es-CO")} UVT`,
  },
  {
    key: "rate",
    label: "Tarifa",
    align: "right",
    cell: ({ porcentaje }) => `${porcentaje.toLocaleString("es-CO")} %`,
  },
];
const marginals: readonly Column<Tables["marginalTables"][number]>[] = [
  ...days<Tables["marginalTables"][number]>(),
  {
    key: "ranges",
    label: "Rangos en UVT",
    card: "title",
    cell: ({ rangos }) => (
      <Typography component="div" variant="body2" sx={{ whiteSpace: "pre-line", py: 1 }}>
        {wholeRanges(rangos).map(rangeText).join("\n")}
      </Typography>
    ),
  },
];
const uvts: readonly Column<Tables["uvtValues"][number]>[] = [
  { key: "year", label: "Año", card: "title", cell: ({ year }) => year },
  { key: "value", label: "Valor", align: "right", cell: ({ value }) => <Money amount={value} /> },
];
const icas: readonly Column<Tables["icaRates"][number]>[] = [
  {
    key: "municipality",
    label: "Municipio",
    card: "title",
    cell: ({ municipio, dane }) => `${municipio} (${dane})`,
  },
  ...days<Tables["icaRates"][number]>(),
  {
    key: "rate",
    label: "Tarifa",
    align: "right",
    cell: ({ porMil }) => `${porMil.toLocaleString("es-CO")} por mil`,
  },
];

interface WithholdingTablesProps {
  readonly tables: Tables | undefined;
  readonly loading: boolean;
  /** Whether the asker may add rows. */
  readonly keeps: boolean;
}

/** The dated tables by which tax is withheld: rows are added with their day, never edited. */
export function WithholdingTables({ tables, loading, keeps }: WithholdingTablesProps) {
  const [open, setOpen] = useState<Table | null>(null);
  const close = () => setOpen(null);
  const button = (what: Table, label: string): ReactNode =>
    keeps && (
      <Button size="small" variant="outlined" onClick={() => setOpen(what)}>
        {label}
      </Button>
    );
  return (
    <>
      <Section title={texts.rates} flush actions={button("rate", texts.addRate)}>
        <DataTable
          label={texts.rates}
          columns={rates}
          rows={tables?.withholdingRates}
          rowKey={({ id }) => id}
          loading={loading}
          empty={<EmptyState>{texts.neverEdited}</EmptyState>}
        />
      </Section>
      <Section title={texts.marginal} flush actions={button("marginal", texts.addMarginal)}>
        <DataTable
          label={texts.marginal}
          columns={marginals}
          rows={tables?.marginalTables}
          rowKey={({ id }) => id}
          loading={loading}
          empty={<EmptyState>{texts.neverEdited}</EmptyState>}
        />
      </Section>
      <Section title={texts.ica} flush actions={button("ica", texts.addIca)}>
        <DataTable
          label={texts.ica}
          columns={icas}
          rows={tables?.icaRates}
          rowKey={({ id }) => id}
          loading={loading}
          empty={<EmptyState>{texts.noIca}</EmptyState>}
        />
      </Section>
      <Section title={texts.uvt} flush actions={button("uvt", texts.addUvt)}>
        <DataTable
          label={texts.uvt}
          columns={uvts}
          rows={tables?.uvtValues}
          rowKey={({ id }) => id}
          loading={loading}
          empty={<EmptyState>{texts.neverEdited}</EmptyState>}
        />
      </Section>
      {open === "rate" && <AddRateDialog onClose={close} />}
      {open === "marginal" && (
        <AddMarginalDialog present={wholeRanges(tables?.marginalTables[0]?.rangos ?? [])} onClose={close} />
      )}
      {open === "uvt" && <AddUvtDialog onClose={close} />}
      {open === "ica" && <AddIcaDialog onClose={close} />}
    </>
  );
}
