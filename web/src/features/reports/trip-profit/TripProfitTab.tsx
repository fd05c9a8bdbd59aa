import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import {
  tripProfitDayLabels,
  tripProfitGroupingLabels,
  tripProfitOrder,
} from "@travesia/api/reports/trip-profit/trip-profit.rules";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { useList } from "../../../base/lists/useList.ts";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { choiceOf, financialFilterOf, partOf } from "../financial/financial.filters.ts";
import { financialTexts as texts } from "../financial/financial.texts.ts";
import type { FinancialPart } from "../financial/financial.types.ts";
import { FigureLink } from "../financial/FigureLink.tsx";
import { tripTexts as trip } from "./trip-profit.texts.ts";
import { tripColumns } from "./trip-profit.columns.tsx";
import {
  type TripProfitGroupRowFragment,
  useTripProfitGroupListQuery,
  useTripProfitListQuery,
} from "./trip-profit.generated.ts";

type Grouping = keyof typeof tripProfitGroupingLabels;

/** Returns the name of a group: a month by its name, another group by its stored name. */
const groupName = (por: Grouping, { clave, nombre }: Pick<TripProfitGroupRowFragment, "clave" | "nombre">) =>
  por === "mes" ? spokenMonth(clave) : nombre || trip[por === "proveedor" ? "noProvider" : "noSeller"];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, value, labels, onChoose }: ChoiceProps) => (
  <MuiTextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    sx={{ width: { xs: "100%", sm: 220 } }}
  >
    {Object.entries(labels).map(([option, text]) => (
      <MenuItem key={option} value={option}>
        {text}
      </MenuItem>
    ))}
  </MuiTextField>
);

/** Shows the profit of trips, grouped by month, seller, destination or provider, and trip by trip below. */
export function TripProfitTab({ address }: FinancialPart) {
  const { values } = address;
  const { role } = useUser();
  const por = choiceOf(tripProfitGroupingLabels, values.por) ?? "mes";
  const segun = choiceOf(tripProfitDayLabels, values.segun) ?? "firma";
  const grupo = values.grupo;
  const filter = { ...financialFilterOf(values), segun };
  const groups = useTripProfitGroupListQuery({
    variables: { por, filter },
    fetchPolicy: "cache-and-network",
  });
  const listed = useList(tripProfitOrder, { size: 10 });
  const chosen = grupo === undefined || grupo === "" ? {} : { agrupado: por, grupo };
  const trips = useTripProfitListQuery({
    variables: { ...listed.variables, filter: { ...filter, ...chosen } },
    fetchPolicy: "cache-and-network",
  });
  const sums = lastAnswer(groups)?.tripProfitGroups;
  const found = lastAnswer(trips)?.tripProfits;
  const open = (one: TripProfitGroupRowFragment) =>
    partOf(values, "viajes", {
      ...(por !== "mes" && { por }),
      ...(segun !== "firma" && { segun }),
      grupo: one.clave,
    });
  const money = (
    key: "precio" | "costo" | "comisiones" | "iva" | "ganancia",
    label: string,
  ): Column<TripProfitGroupRowFragment> => ({
    key,
    label,
    align: "right",
    ...(key === "ganancia" && { card: "amount" as const }),
    cell: (row) => (
      <FigureLink href={open(row)} label={`${label} de ${groupName(por, row)}`}>
        <Money amount={row[key]} signed={key === "ganancia"} strong={key === "ganancia"} />
      </FigureLink>
    ),
  });
  const columns: readonly Column<TripProfitGroupRowFragment>[] = [
    {
      key: "nombre",
      label: tripProfitGroupingLabels[por].replace("Por ", "").replace(/^./, (first) => first.toUpperCase()),
      card: "title",
      cell: (row) => <Link href={open(row)}>{groupName(por, row)}</Link>,
    },
    {
      key: "contratos",
      label: "Contratos",
      align: "right",
      cell: (row) => (
        <FigureLink href={open(row)} label={`Contratos de ${groupName(por, row)}`}>
          {row.contratos}
        </FigureLink>
      ),
    },
    money("precio", "Precio"),
    money("costo", "Costo"),
    money("comisiones", "Comisiones"),
    money("iva", "IVA"),
    money("ganancia", texts.tripProfit),
    { key: "margen", label: "Margen", align: "right", cell: ({ margen }) => formatPercent(margen, 1) },
  ];
  const group = sums?.items.find(({ clave }) => clave === grupo);
  return (
    <Stack sx={{ gap: 4 }}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
        <Choice
          label="Agrupado"
          value={por}
          labels={tripProfitGroupingLabels}
          onChoose={(value) => address.set({ por: value === "mes" ? "" : value, grupo: "" })}
        />
        <Choice
          label="Según"
          value={segun}
          labels={tripProfitDayLabels}
          onChoose={(value) => address.set({ segun: value === "firma" ? "" : value, grupo: "" })}
        />
      </Stack>
      <Figures
        figures={[
          {
            label: texts.tripProfit,
            about: defined.gananciaViaje.about,
            value: <Money amount={sums?.ganancia} signed />,
          },
          {
            label: "Precio",
            value: <Money amount={sums?.precio} />,
            note: "De los cancelados, lo que se retuvo",
          },
          { label: "Costo", value: <Money amount={sums?.costo} /> },
          { label: "Comisiones", value: <Money amount={sums?.comisiones} /> },
          { label: "IVA", value: <Money amount={sums?.iva} /> },
        ]}
      />
      {por === "proveedor" && (
        <Typography variant="body2" color="textSecondary">
          {trip.byProvider}
        </Typography>
      )}
      <DataTable
        label={tripProfitGroupingLabels[por]}
        columns={columns}
        rows={sums?.items}
        rowKey={({ clave }) => clave}
        {...readState(groups)}
        empty={<EmptyState>{texts.noTrips}</EmptyState>}
      />
      <Box>
        <Stack direction="row" sx={{ alignItems: "center", gap: 2, mb: 3, flexWrap: "wrap" }}>
          <Typography variant="h5" component="h2">
            {group ? `Viajes de ${groupName(por, group)}` : "Todos los viajes"}
          </Typography>
          {chosen.grupo !== undefined && (
            <Button size="small" onClick={() => address.set({ grupo: "" })}>
              Ver todos
            </Button>
          )}
        </Stack>
        <DataTable
          label={texts.tripProfit}
          columns={tripColumns(role)}
          {...listed.table}
          rows={found?.items}
          rowKey={({ id }) => id}
          {...readState(trips)}
          empty={<EmptyState>{texts.noTrips}</EmptyState>}
          page={listed.pageOf(found)}
        />
      </Box>
    </Stack>
  );
}
