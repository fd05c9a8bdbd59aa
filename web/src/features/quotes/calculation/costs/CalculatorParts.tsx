import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Control, useController, useWatch } from "react-hook-form";
import { CheckField } from "../../../../ui/form/CheckField.tsx";
import { ProviderNameField } from "../../../providers/ProviderNameField.tsx";
import type { CalculatorForm } from "../calculator.form.ts";
import { OptionalField } from "./OptionalField.tsx";
import { CostField } from "./CostField.tsx";

/** Width of a field for a seven-digit amount with its charging unit beside it. */
const COST_WIDTH = "228px";
/** Width of a date field. */
const FIELD_WIDTH = "150px";
const GAP = 4;

/** Shows fields in the given number of columns if there is space, and stacked on phones. */
export function Fields({
  columns = 2,
  costs = false,
  children,
}: {
  readonly columns?: 2 | 3 | 4;
  /** True when at least one of the fields is an amount. */
  readonly costs?: boolean;
  readonly children: ReactNode;
}) {
  const share = `calc((100% - ${columns - 1} * var(--gap)) / ${columns})`;
  const least = costs ? COST_WIDTH : FIELD_WIDTH;
  const wide = `repeat(auto-fill, minmax(max(min(100%, ${least}), ${share}), 1fr))`;
  return (
    <Box
      sx={(theme) => ({
        "--gap": theme.spacing(GAP),
        display: "grid",
        gap: GAP,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", md: wide },
      })}
    >
      {children}
    </Box>
  );
}

/** Shows one section of a tab with its title. */
export function Block({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 4 }}>
      <div>
        <Typography variant="h6" component="h3">
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </div>
      {children}
    </Stack>
  );
}

type LumpName =
  | `${"tiquetes" | "hotel" | "traslados" | "equipaje" | "seguros" | "asistenciaMedica"}.costoTotal`
  | "actividadesAdicionales.costoPorPersona";

/** Shows the cost of a section that was stored as a single amount; hidden when there is none. */
export function LumpField({
  control,
  name,
}: {
  readonly control: Control<CalculatorForm>;
  readonly name: LumpName;
}) {
  const value = useWatch({ control, name });
  const [shown] = useState(value !== null);
  if (!shown) return null;
  return (
    <CostField
      control={control}
      name={name}
      label="Costo total por persona"
      counts={false}
      shareable={false}
      hint="Cuenta mientras no haya costos detallados"
    />
  );
}

type OptionalName =
  `equipaje.${"cabina" | "bodega" | "equipajeExtra"}` | `seguros.${"asistenciaMedica" | "cancelacion"}`;
type PartName = `traslados.${"aeropuertoHotelIda" | "hotelAeropuertoVuelta"}` | OptionalName;

const mayBeOptional = (name: PartName): name is OptionalName => !name.startsWith("traslados");

interface PartLineProps {
  readonly control: Control<CalculatorForm>;
  readonly name: PartName;
  readonly label: string;
  /** Field for the plan of the service, if it has one. */
  readonly plan?: ReactNode;
  /** Text shown while the service is included without a cost, if that is common. */
  readonly free?: string;
}

/** Shows a service that counts only when it is included: the checkbox, its cost and its provider. */
export function PartLine({ control, name, label, plan, free }: PartLineProps) {
  const included = useWatch({ control, name: `${name}.incluido` });
  useIncludedByTyping(control, name);
  return (
    <Box
      role="group"
      aria-label={`Línea de ${label.toLowerCase()}`}
      sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 2, alignItems: "start" }}
    >
      <Box sx={{ flex: "0 0 200px" }}>
        <CheckField control={control} name={`${name}.incluido`} label={label} />
      </Box>
      <Box sx={{ flex: plan ? "1 1 720px" : "1 1 480px", minWidth: 0 }}>
        <Fields columns={plan ? 3 : 2} costs>
          {plan}
          <CostField
            control={control}
            name={`${name}.costo`}
            label="Costo por persona"
            counts={included}
            hint={included ? free : undefined}
          />
          <ProviderNameField control={control} name={`${name}.proveedor`} label="Proveedor" />
          {mayBeOptional(name) && <OptionalPart control={control} name={name} />}
        </Fields>
      </Box>
    </Box>
  );
}

/**
 * Shows the mark of a part that the client may add, once the part has a price. A part is never both included
 * and optional: of both marks, the one that was set last stays.
 */
function OptionalPart({ control, name }: Pick<PartLineProps, "control"> & { readonly name: OptionalName }) {
  const included = useController({ control, name: `${name}.incluido` }).field;
  const optional = useController({ control, name: `${name}.opcional` }).field;
  const wasIncluded = useRef(included.value);
  useEffect(() => {
    if (included.value && optional.value) (wasIncluded.current ? included : optional).onChange(false);
    wasIncluded.current = included.value;
  }, [included, optional]);
  const isPriced = useWatch({ control, name: [`${name}.costo`, `${name}.cobro.monto`] }).some(Boolean);
  return isPriced || optional.value ? <OptionalField control={control} name={`${name}.opcional`} /> : null;
}

/**
 * Marks a service as included when its cost, plan or provider is entered, unless the client decides on it;
 * the user can exclude it again afterwards.
 */
function useIncludedByTyping(control: Control<CalculatorForm>, name: PartName): void {
  const names = [`${name}.costo`, `${name}.cobro.monto`, `${name}.tipo`, `${name}.proveedor`] as const;
  const says = useWatch({ control, name: names }).some(Boolean);
  const optional = useWatch({ control, name: `${name}.opcional` as `${OptionalName}.opcional` });
  const { onChange } = useController({ control, name: `${name}.incluido` }).field;
  const said = useRef(says);
  useEffect(() => {
    if (says && !said.current && !optional) onChange(true);
    said.current = says;
  }, [says, optional, onChange]);
}
