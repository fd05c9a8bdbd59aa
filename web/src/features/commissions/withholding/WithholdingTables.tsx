import Typography from "@mui/material/Typography";
import type { MarginalRange } from "@travesia/api/commissions/withholding/marginal.rules";
import { DatedTable, datedColumns } from "../../../base/lists/DatedTable.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { AddIcaDialog, AddMarginalDialog, AddRateDialog, AddUvtDialog } from "./TableDialogs.tsx";
import type { WithholdingTablesQuery } from "./withholding.generated.ts";
import { procedureLabels, withholdingTexts as texts } from "./withholding.texts.ts";

type Tables = WithholdingTablesQuery;

const number = (value: number): string => value.toLocaleString("es-CO");
const rangeText = ({ desde, porcentaje, suma }: MarginalRange): string =>
  `Desde ${number(desde)}: ${number(porcentaje)} %${suma > 0 ? ` más ${number(suma)}` : ""}`;

/** Returns the ranges of a stored table with their three numbers, which the schema declares as nullable. */
const wholeRanges = (ranges: Tables["marginalTables"][number]["rangos"]): readonly MarginalRange[] =>
  ranges.map(({ desde, porcentaje, suma }) => ({
    desde: desde ?? 0,
    porcentaje: porcentaje ?? 0,
    suma: suma ?? 0,
  }));

const rates: readonly Column<Tables["withholdingRates"][number]>[] = [
  { key: "concept", label: "Concepto", card: "title", cell: ({ concepto }) => procedureLabels[concepto] },
  ...datedColumns,
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
  ...datedColumns,
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
  ...datedColumns,
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
  /** True when the viewer may add rows. */
  readonly keeps: boolean;
}

/** Shows the tax withholding tables: rows are added with their first day of validity and never edited. */
export function WithholdingTables({ tables, loading, keeps }: WithholdingTablesProps) {
  const present = wholeRanges(tables?.marginalTables[0]?.rangos ?? []);
  return (
    <>
      <DatedTable
        title={texts.rates}
        columns={rates}
        rows={tables?.withholdingRates}
        loading={loading}
        empty={texts.neverEdited}
        add={keeps ? texts.addRate : null}
        dialog={(close) => <AddRateDialog onClose={close} />}
      />
      <DatedTable
        title={texts.marginal}
        columns={marginals}
        rows={tables?.marginalTables}
        loading={loading}
        empty={texts.neverEdited}
        add={keeps ? texts.addMarginal : null}
        dialog={(close) => <AddMarginalDialog present={present} onClose={close} />}
      />
      <DatedTable
        title={texts.ica}
        columns={icas}
        rows={tables?.icaRates}
        loading={loading}
        empty={texts.noIca}
        add={keeps ? texts.addIca : null}
        dialog={(close) => <AddIcaDialog onClose={close} />}
      />
      <DatedTable
        title={texts.uvt}
        columns={uvts}
        rows={tables?.uvtValues}
        loading={loading}
        empty={texts.neverEdited}
        add={keeps ? texts.addUvt : null}
        dialog={(close) => <AddUvtDialog onClose={close} />}
      />
    </>
  );
}
