import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { type Control, type FieldValues, useFieldArray } from "react-hook-form";
import type { ItemTipo } from "../../../graphql/schema.generated.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DeleteOutlineIcon } from "../../../ui/desk/deskIcons.tsx";

/** Kinds of service that the form offers (shapes 4.4). */
const serviceKinds = [
  { value: "tickets", label: "Tiquetes" },
  { value: "asistencia_medica", label: "Asistencia médica" },
  { value: "equipaje", label: "Equipaje" },
  { value: "alimentacion", label: "Alimentación" },
  { value: "alojamiento", label: "Alojamiento" },
  { value: "traslados", label: "Traslados" },
  { value: "excursiones", label: "Excursiones" },
  { value: "seguro", label: "Seguro" },
  { value: "extras", label: "Otros" },
] as const;

/** Form values of a service. */
interface TypedService {
  readonly tipo: ItemTipo;
  readonly descripcion: string;
  readonly detalle: string;
}

/** Form values that contain the services of a contract, under the input's field name. */
type Promising<Name extends string> = { readonly [N in Name]: TypedService[] };

interface PromiseFieldsProps<Name extends string, Values extends FieldValues & Promising<Name>> {
  readonly control: Control<Values>;
  readonly name: Name;
}

/** Shows the fields of a contract's services, one line per service, under the input's field name. */
export function PromiseFields<Name extends string, Values extends FieldValues & Promising<Name>>({
  control: form,
  name,
}: PromiseFieldsProps<Name, Values>) {
  // The fields are a part of this form, whose control contains them under the same name.
  const control = form as unknown as Control<Promising<"servicios">>;
  const services = name as "servicios";
  const { fields, append, remove } = useFieldArray({ control, name: services });
  return (
    <Stack sx={{ gap: 4, pt: 2 }}>
      {fields.map(({ id }, place) => (
        <Box
          key={id}
          role="group"
          aria-label={`Servicio ${place + 1}`}
          sx={{
            display: "grid",
            gap: 3,
            alignItems: "start",
            gridTemplateColumns: { xs: "1fr auto", md: "200px 1fr 1.4fr auto" },
          }}
        >
          <SelectField
            control={control}
            name={`${services}.${place}.tipo`}
            label="Tipo"
            options={serviceKinds}
          />
          <IconButton
            aria-label={`Quitar el servicio ${place + 1}`}
            onClick={() => remove(place)}
            sx={{ order: { md: 4 } }}
          >
            <DeleteOutlineIcon />
          </IconButton>
          <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
            <TextField
              control={control}
              name={`${services}.${place}.descripcion`}
              label="Servicio"
              required
              maxLength={300}
            />
          </Box>
          <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
            <TextField
              control={control}
              name={`${services}.${place}.detalle`}
              label="Detalle"
              maxLength={500}
            />
          </Box>
        </Box>
      ))}
      <div>
        <Button variant="outlined" onClick={() => append({ tipo: "extras", descripcion: "", detalle: "" })}>
          Agregar servicio
        </Button>
      </div>
    </Stack>
  );
}
