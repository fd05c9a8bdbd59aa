import Button from "@mui/material/Button";
import { useState } from "react";
import { Money } from "../../ui/Money.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import type { Column, Sort } from "../../ui/table/columns.ts";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataCards } from "../../ui/table/DataCards.tsx";
import { DataGridTable } from "../../ui/table/DataGridTable.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { DaysFilter } from "../../ui/table/DaysFilter.tsx";
import { type Filter, FilterBar } from "../../ui/table/FilterBar.tsx";
import { FilterChips } from "../../ui/table/FilterChips.tsx";
import { FilterField } from "../../ui/table/FilterField.tsx";
import { ListOptions } from "../../ui/table/ListOptions.tsx";
import { NotRefreshed } from "../../ui/table/NotRefreshed.tsx";
import { OrderSelect } from "../../ui/table/OrderSelect.tsx";
import { PageBar } from "../../ui/table/PageBar.tsx";
import { SearchBox } from "../../ui/table/SearchBox.tsx";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { BulkSpecimens } from "./BulkSpecimens.tsx";
import { kitPaths } from "./kit.paths.ts";
import { LONG, nothing, trips, type SampleTrip } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";

const columns: readonly Column<SampleTrip>[] = [
  { key: "client", label: "Cliente", cell: ({ client }) => client },
  { key: "destination", label: "Destino", cell: ({ destination }) => destination },
  {
    key: "price",
    label: "Precio",
    cell: ({ price }) => <Money amount={price} />,
    align: "right",
  },
  {
    key: "status",
    label: "Estado",
    cell: ({ tone, status }) => <StatusChip tone={tone} label={status} />,
    card: "corner",
  },
];
const list = {
  columns,
  rowKey: ({ id }: SampleTrip) => id,
  href: kitPaths.all.to,
  empty: <EmptyState>No hay viajes con estos filtros. Cambia o quita alguno.</EmptyState>,
};
const first = trips.slice(0, 1);

const sortable = ["client", "price"];

function Looked() {
  const [keys, setKeys] = useState<readonly string[]>();
  const [compact, setCompact] = useState(false);
  return (
    <ListOptions
      columns={columns}
      look={{ columns: keys, compact, onColumns: setKeys, onCompact: setCompact }}
    />
  );
}

const byStatus: Filter = {
  kind: "select",
  key: "estado",
  label: "Estado",
  options: [{ value: "sent", label: "Enviada" }],
};

function Filters() {
  const [values, setValues] = useState<Record<string, string>>({ estado: "sent" });
  const change = (changed: Record<string, string>) => setValues((before) => ({ ...before, ...changed }));
  return (
    <FilterBar
      filters={[
        { kind: "search", key: "texto", label: "Buscar" },
        byStatus,
        { kind: "days", key: "fechas", from: "desde", to: "hasta", label: "Creado" },
        { kind: "number", key: "minimo", label: "Valor mínimo" },
      ]}
      values={values}
      onChange={change}
    />
  );
}

function Dated() {
  const [values, setValues] = useState<Record<string, string>>({ fechas: "este-mes" });
  return (
    <DaysFilter
      filter={{ kind: "days", key: "fechas", from: "desde", to: "hasta", label: "Generada" }}
      values={values}
      onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
    />
  );
}

function Counted() {
  const [selected, select] = useState("sent");
  return (
    <Counters
      label="Estado"
      selected={selected}
      onSelect={select}
      counters={[
        { value: "", label: "Todas", count: 1204 },
        { value: "sent", label: "Enviadas", count: 48 },
        { value: "expired", label: "Vencidas sin respuesta del cliente", count: 0 },
        { value: "draft", label: "Borradores", count: undefined },
      ]}
    />
  );
}

function Searched() {
  const [text, setText] = useState("");
  return <SearchBox label="Buscar viajes" value={text} onChange={setText} />;
}

/** Shows lists with all their surrounding components. */
export function TableSpecimens() {
  const [sort, setSort] = useState<Sort>({ by: "client", direction: "asc" });
  const page = { page: 1, totalPages: 9, total: 204, onPage: nothing };
  return (
    <>
      <Specimen name="DataTable" wide>
        <State label="Con datos, orden y páginas">
          <DataTable
            {...list}
            label="Viajes"
            rows={trips}
            sort={sort}
            sortable={sortable}
            onSort={setSort}
            page={page}
          />
        </State>
        <State label="Cargando por primera vez">
          <DataTable {...list} label="Viajes que cargan" rows={undefined} loading />
        </State>
        <State label="Cargando otra página: lo anterior se queda">
          <DataTable {...list} label="Viajes que se renuevan" rows={first} loading />
        </State>
        <State label="Vacía">
          <DataTable {...list} label="Ningún viaje" rows={[]} />
        </State>
        <State label="Falló">
          <DataTable
            {...list}
            label="Viajes que fallaron"
            rows={undefined}
            failure={{ message: "No pudimos cargar los viajes", code: "0197-3f2a", onRetry: nothing }}
          />
        </State>
      </Specimen>
      <Specimen name="DataGridTable">
        <DataGridTable
          {...list}
          label="Viajes en tabla"
          rows={trips}
          actions={() => <Button size="small">Abrir</Button>}
          actionsLabel="Acciones"
        />
      </Specimen>
      <Specimen name="DataCards">
        <State label="Como en un teléfono" narrow>
          <DataCards {...list} label="Viajes en tarjetas" rows={trips} />
        </State>
      </Specimen>
      <BulkSpecimens />
      <Specimen name="ListOptions">
        <Looked />
      </Specimen>
      <Specimen name="NotRefreshed">
        <NotRefreshed message="Error de conexión" onRetry={nothing} />
      </Specimen>
      <Specimen name="OrderSelect">
        <OrderSelect columns={columns} sortable={sortable} sort={sort} onSort={setSort} />
      </Specimen>
      <Specimen name="PageBar" wide>
        <PageBar {...page} size={25} onSize={nothing} />
      </Specimen>
      <Specimen name="TwoLines">
        <TwoLines second={LONG} width={168}>
          Lucía Gómez
        </TwoLines>
      </Specimen>
      <Specimen name="FilterBar" wide>
        <Filters />
      </Specimen>
      <Specimen name="FilterField">
        <FilterField filter={byStatus} values={{ estado: "sent" }} onChange={nothing} />
      </Specimen>
      <Specimen name="FilterChips">
        <FilterChips filters={[byStatus]} values={{ estado: "sent" }} onChange={nothing} />
      </Specimen>
      <Specimen name="DaysFilter">
        <Dated />
      </Specimen>
      <Specimen name="Counters" wide>
        <Counted />
      </Specimen>
      <Specimen name="SearchBox">
        <State label={LONG} narrow>
          <Searched />
        </State>
      </Specimen>
    </>
  );
}
