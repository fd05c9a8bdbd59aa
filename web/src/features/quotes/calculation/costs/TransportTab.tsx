import Stack from "@mui/material/Stack";
import { longestPlace } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import { type Control, useWatch } from "react-hook-form";
import { SelectField } from "../../../../ui/form/SelectField.tsx";
import { FoldedPart } from "../../../../ui/form/FoldedPart.tsx";
import { ProviderNameField } from "../../../providers/ProviderNameField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import type { CalculatorForm } from "../calculator.form.ts";
import { includedText, PER_PERSON, ticketKinds } from "../calculation.texts.ts";
import { Block, Fields, LumpField, PartLine } from "./CalculatorParts.tsx";
import { AirlineField } from "./AirlineField.tsx";
import { CostField } from "./CostField.tsx";
import { CostRows } from "./CostRows.tsx";
import { FlightLine } from "./FlightLine.tsx";
import { FurtherFlights } from "./FlightFields.tsx";
import { blankRow, DescribedCost } from "./DescribedCost.tsx";

/** Shows the fields of tickets, transfers and luggage. */
export function TransportTab({ control }: { readonly control: Control<CalculatorForm> }) {
  const [kind, luggage, note] = useWatch({
    control,
    name: ["tiquetes.tipo", "tiquetes.equipaje", "tiquetes.observaciones"],
  });
  const [there, back, others, lump] = useWatch({
    control,
    name: [
      "traslados.aeropuertoHotelIda.incluido",
      "traslados.hotelAeropuertoVuelta.incluido",
      "traslados.otros",
      "traslados.costoTotal",
    ],
  });
  const transfers = [there, back, lump].filter(Boolean).length + others.length;
  const pieces = useWatch({
    control,
    name: [
      "equipaje.cabina.incluido",
      "equipaje.bodega.incluido",
      "equipaje.equipajeExtra.incluido",
      "equipaje.costoTotal",
    ],
  }).filter(Boolean).length;
  const optional = useWatch({
    control,
    name: ["equipaje.cabina.opcional", "equipaje.bodega.opcional", "equipaje.equipajeExtra.opcional"],
  }).filter(Boolean).length;
  return (
    <Stack sx={{ gap: 7 }}>
      <Block title="Tiquetes" note={PER_PERSON}>
        <Fields columns={3}>
          <SelectField control={control} name="tiquetes.tipo" label="Trayectos" options={ticketKinds} />
          <TextField control={control} name="tiquetes.origen" label="Origen" maxLength={120} />
          <TextField control={control} name="tiquetes.destino" label="Destino" maxLength={120} />
        </Fields>
        {kind !== "sin_tiquetes" && (
          <>
            <FlightLine control={control} way="Ida" isPair={kind !== "ida"} />
            {kind !== "ida" && <FlightLine control={control} way="Vuelta" isPair={false} />}
            <Fields columns={3} costs>
              <CostField control={control} name="tiquetes.costoIda" label="Costo de ida" />
              {kind !== "ida" && (
                <CostField control={control} name="tiquetes.costoVuelta" label="Costo de vuelta" />
              )}
              <LumpField control={control} name="tiquetes.costoTotal" />
              <ProviderNameField
                control={control}
                name="tiquetes.proveedor"
                label="Aerolínea o transportador"
              />
              <AirlineField control={control} place="tiquetes" label="Aerolínea que ve el cliente" />
            </Fields>
            <FoldedPart
              control={control}
              title="Más de los tiquetes"
              holds={[luggage, note].filter(Boolean).join(" · ")}
              names={["tiquetes"]}
            >
              <TextField
                control={control}
                name="tiquetes.equipaje"
                label="Equipaje que ve el cliente"
                hint="Por ejemplo 23 kg en bodega"
                maxLength={longestPlace}
              />
              <TextField
                control={control}
                name="tiquetes.observaciones"
                label="Observaciones de los tiquetes"
                multiline
                maxLength={2000}
              />
            </FoldedPart>
          </>
        )}
      </Block>
      <FurtherFlights control={control} />
      <div>
        <FoldedPart
          control={control}
          title="Traslados"
          holds={includedText(transfers)}
          names={["traslados"]}
          open={transfers > 0}
        >
          <PartLine control={control} name="traslados.aeropuertoHotelIda" label="Aeropuerto – hotel" />
          <PartLine control={control} name="traslados.hotelAeropuertoVuelta" label="Hotel – aeropuerto" />
          <LumpField control={control} name="traslados.costoTotal" />
          <CostRows
            control={control}
            name="traslados.otros"
            title="Otros traslados"
            empty="Sin otros traslados."
            add="Agregar traslado"
            blank={blankRow}
          >
            {(name) => <DescribedCost control={control} name={name} />}
          </CostRows>
        </FoldedPart>
        <FoldedPart
          control={control}
          title="Equipaje"
          holds={includedText(pieces, optional)}
          names={["equipaje"]}
          open={pieces + optional > 0}
        >
          <PartLine
            control={control}
            name="equipaje.cabina"
            label="Equipaje de cabina"
            free="Sin costo: va con el tiquete"
          />
          <PartLine control={control} name="equipaje.bodega" label="Equipaje de bodega" />
          <PartLine control={control} name="equipaje.equipajeExtra" label="Equipaje extra" />
          <LumpField control={control} name="equipaje.costoTotal" />
        </FoldedPart>
      </div>
    </Stack>
  );
}
