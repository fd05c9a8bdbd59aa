import Button from "@mui/material/Button";
import { useState } from "react";
import { BulkBar } from "../../ui/table/BulkBar.tsx";
import { BulkProgress } from "../../ui/table/BulkProgress.tsx";
import { BulkResult } from "../../ui/table/BulkResult.tsx";
import { ChosenBar } from "../../ui/table/ChosenBar.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { PageChoice } from "../../ui/table/PageChoice.tsx";
import { SelectBox } from "../../ui/table/SelectBox.tsx";
import { useChoice } from "../../base/lists/useChoice.ts";
import { LONG, nothing, trips, type SampleTrip } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";

const columns: readonly Column<SampleTrip>[] = [
  { key: "client", label: "Cliente", cell: ({ client }) => client },
  { key: "destination", label: "Destino", cell: ({ destination }) => destination },
];
const rowKey = ({ id }: SampleTrip) => id;
const offers = [
  { key: "assign", label: "Asignar", count: 5 },
  { key: "send", label: "Enviar", count: 3 },
  { key: "delete", label: "Eliminar", count: 1, destructive: true },
];

function Chosen() {
  const { selection } = useChoice({ rows: trips, rowKey, name: ({ client }) => client });
  return (
    <>
      <PageChoice selection={selection} rows={trips} rowKey={rowKey} said />
      <DataTable
        label="Viajes que se eligen"
        columns={columns}
        rows={trips}
        rowKey={rowKey}
        empty={null}
        selection={selection}
      />
    </>
  );
}

function Opened() {
  const [open, setOpen] = useState<"progress" | "result" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen("progress")}>Ver el avance</Button>
      <Button onClick={() => setOpen("result")}>Ver el resultado</Button>
      {open === "progress" && (
        <BulkProgress title="Enviar" ready={20} total={48} stopping={false} onStop={close} />
      )}
      {open === "result" && (
        <BulkResult
          title="Enviar"
          done={20}
          refused={[{ key: "1", name: "COT-2026-000123", href: "#", reason: LONG }]}
          left={27}
          onClose={close}
        />
      )}
    </>
  );
}

/** Shows how several records are selected in a list, and the acts on them. */
export function BulkSpecimens() {
  const [checked, setChecked] = useState(false);
  return (
    <>
      <Specimen name="PageChoice" wide>
        <Chosen />
      </Specimen>
      <Specimen name="SelectBox">
        <SelectBox label="Elegir el viaje" checked={checked} onToggle={() => setChecked(!checked)} />
        <SelectBox label="Elegir algunos" checked={false} partly onToggle={nothing} />
      </Specimen>
      <Specimen name="BulkBar" wide>
        <State label="Con lo que permiten todos o algunos">
          <BulkBar count={5} elsewhere={2} offers={offers} onAct={nothing} onClear={nothing} />
        </State>
        <State label="Sin nada que hacer" narrow>
          <BulkBar count={1} elsewhere={0} offers={[]} onAct={nothing} onClear={nothing} />
        </State>
      </Specimen>
      <Specimen name="ChosenBar" wide>
        <State label="Con lo elegido">
          <ChosenBar chosen="3 elegidas" amount={4_560_000} onClear={nothing}>
            <Button variant="contained">Pagar</Button>
          </ChosenBar>
        </State>
        <State label="Sin nada elegido" narrow>
          <ChosenBar chosen="0 elegidas" amount={0} onClear={null}>
            <Button variant="contained" disabled>
              Pagar
            </Button>
          </ChosenBar>
        </State>
      </Specimen>
      <Specimen name="BulkProgress">
        <Opened />
      </Specimen>
      <Specimen name="BulkResult">
        <Opened />
      </Specimen>
    </>
  );
}
