import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { isSameHotel } from "@travesia/api/providers/library/hotel.rules";
import { listed } from "@travesia/api/colombia/spoken";
import { use, useRef, useState } from "react";
import { type Control, type FieldPath, useWatch } from "react-hook-form";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import type { CalculatorForm } from "../calculator.form.ts";
import { KnownServiceField } from "./KnownServiceField.tsx";

interface HotelNameFieldProps {
  readonly control: Control<CalculatorForm>;
  readonly place: "hotel" | `hotel.estadias.${number}`;
  readonly maxLength: number;
}

/** Texts about a hotel that were cleared together with its name, and the fields that contained them. */
interface Removed {
  readonly hotel: string;
  readonly words: readonly (readonly [field: FieldPath<CalculatorForm>, label: string, value: string])[];
}

const labels = {
  categoria: "la categoría",
  ubicacion: "la ubicación",
  encanto: "por qué lo quieren",
  observaciones: "las observaciones",
  "alimentacion.tipo": "el plan de comidas",
} as const;

/**
 * Shows the field for a stay's hotel. Entering a different hotel clears the category, address, description
 * and meals of the former one, which a notice can restore; correcting a typing error clears nothing.
 */
export function HotelNameField({ control, place, maxLength }: HotelNameFieldProps) {
  const { fill } = use(CalculatorFactsContext);
  const [stay, meals, destination] = useWatch({
    control,
    name: [place, "alimentacion", "tiquetes.destino"],
  });
  const named = useRef(stay.nombre ?? "");
  const [removed, remove] = useState<Removed | null>(null);

  /** Clears the values that belong to a different hotel than the named one. */
  const settle = (now: string) => {
    const before = named.current.trim();
    if (!now.trim()) return;
    named.current = now;
    if (before === "" || isSameHotel(before, now)) return;
    const words = (["categoria", "ubicacion", "encanto", "observaciones"] as const).flatMap((key) => {
      const value = key in stay ? stay[key as "categoria"] : "";
      // The city of the trip fits any hotel; an address belongs to one hotel.
      const isShared = key === "ubicacion" && value === destination;
      return value && !isShared
        ? [[`${place}.${key}` as FieldPath<CalculatorForm>, labels[key], value] as const]
        : [];
    });
    // Meals of several hotels, and meals that are bought separately, belong to the trip.
    const isAlone = "estadias" in stay && stay.estadias.length === 0;
    const isOfHotel = isAlone && !meals.costoTotal && !meals.cobro.base && !meals.proveedor;
    const board = isOfHotel && meals.tipo !== "ninguna" ? meals.tipo : "";
    const all = [
      ...words,
      ...(board ? [["alimentacion.tipo" as const, labels["alimentacion.tipo"], board] as const] : []),
    ];
    for (const [field] of all) fill(field, "");
    remove(all.length > 0 ? { hotel: before, words: all } : null);
  };
  const giveBack = () => {
    for (const [field, , value] of removed?.words ?? []) {
      const now =
        field === "alimentacion.tipo" ? meals.tipo : stay[field.slice(place.length + 1) as "categoria"];
      // A text that the hotel has of its own meanwhile stays.
      if (!now || now === "ninguna") fill(field, value);
    }
    remove(null);
  };
  return (
    <>
      <Box
        onFocus={() => {
          named.current = stay.nombre || named.current;
        }}
        onBlur={() => settle(stay.nombre)}
        sx={{ minWidth: 0 }}
      >
        <KnownServiceField
          control={control}
          kind="hotel"
          place={place}
          label="Nombre del hotel"
          maxLength={maxLength}
          onTaking={settle}
        />
      </Box>
      {removed && (
        <Alert
          severity="info"
          // Below all fields of the stay, whose columns are narrow.
          sx={{ gridColumn: "1 / -1", order: 1 }}
          action={
            <Button size="small" color="inherit" onClick={giveBack}>
              Devolver
            </Button>
          }
        >
          {`Quitamos lo que era de «${removed.hotel}»: ${listed(removed.words.map(([, label]) => label))}.`}
        </Alert>
      )}
    </>
  );
}
