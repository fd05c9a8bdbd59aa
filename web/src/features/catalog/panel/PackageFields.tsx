import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { destinations } from "@travesia/api/catalog/package.rules";
import { partLimits } from "@travesia/api/catalog/package-parts.rules";
import { type Control, useWatch } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { CharsField } from "./CharsField.tsx";
import { DaysField } from "./DaysField.tsx";
import { DeparturesField } from "./DeparturesField.tsx";
import { FoldedPart } from "../../../ui/form/FoldedPart.tsx";
import { HotelsField } from "./HotelsField.tsx";
import { ImagesField, type PictureLibrary } from "./ImagesField.tsx";
import { InstallmentFields } from "./InstallmentFields.tsx";
import { packageFields, type PackageForm } from "./package.form.ts";
import { QuestionsField } from "./QuestionsField.tsx";

const pair = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;
const three = { ...pair, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr 1fr" } } as const;

interface PackageFieldsProps {
  readonly control: Control<PackageForm>;
  /** Heading level of the form's sections: below the page's title, or below the form's title. */
  readonly heading: "h2" | "h3";
  readonly Library: PictureLibrary;
}

/** Shows every field of a package. */
export function PackageFields({ control, heading, Library }: PackageFieldsProps) {
  const [destino, { length: days }, { length: hotels }, { length: questions }, cuotas] = useWatch({
    control,
    name: ["destino", "itinerario", "hoteles", "preguntas", "cuotas"],
  });
  const options = [...new Set<string>([...destinations, destino])]
    .filter(Boolean)
    .map((value) => ({ value, label: value }));
  return (
    <Stack sx={{ gap: 4 }}>
      <TextField control={control} name="title" label="Título" required maxLength={150} />
      <TextField control={control} name="detail" label="Detalle" required multiline maxLength={5000} />
      <Box sx={pair}>
        <SelectField control={control} name="destino" label="Destino" options={options} required />
        <TextField
          control={control}
          name="category"
          label="Categoría"
          maxLength={100}
          hint="Igual al destino si la dejas vacía"
        />
        <TextField control={control} name="city" label="Ciudad" required maxLength={100} />
        <TextField control={control} name="location" label="Ubicación" required maxLength={300} />
        <TextField
          control={control}
          name="lat"
          label="Latitud"
          hint="Opcional, para el mapa"
          maxLength={30}
          rules={packageFields.rules.lat}
        />
        <TextField
          control={control}
          name="lng"
          label="Longitud"
          hint="Opcional, para el mapa"
          maxLength={30}
          rules={packageFields.rules.lng}
        />
      </Box>
      <Box sx={three}>
        <MoneyField
          control={control}
          name="price"
          label="Precio por persona"
          hint="Con impuestos y cargos"
          required
        />
        <TextField
          control={control}
          name="days"
          label="Días"
          type="number"
          required
          rules={packageFields.rules.days}
        />
        <TextField
          control={control}
          name="cupos"
          label="Cupos por salida"
          type="number"
          required
          rules={packageFields.rules.cupos}
        />
      </Box>
      <Typography variant="h6" component={heading}>
        Salidas
      </Typography>
      <DeparturesField control={control} />
      <div>
        <FoldedPart control={control} title="Imágenes" names={["images"]} open>
          <ImagesField control={control} Library={Library} />
        </FoldedPart>
        <FoldedPart
          control={control}
          title="Día a día"
          holds={days > 0 ? (days === 1 ? "1 día" : `${days} días`) : null}
          names={["itinerario"]}
        >
          <DaysField control={control} Library={Library} />
        </FoldedPart>
        <FoldedPart
          control={control}
          title="Hoteles"
          holds={hotels > 0 ? (hotels === 1 ? "1 hotel" : `${hotels} hoteles`) : null}
          names={["hoteles"]}
        >
          <HotelsField control={control} />
        </FoldedPart>
        <FoldedPart control={control} title="Qué incluye y qué no" names={["chars", "incluye", "noIncluye"]}>
          <CharsField control={control} />
          <Box sx={pair}>
            <TextField
              control={control}
              name="incluye"
              label="Qué incluye"
              hint="Una cosa por línea"
              multiline
              rules={packageFields.rules.incluye}
            />
            <TextField
              control={control}
              name="noIncluye"
              label="Qué no incluye"
              hint="Una cosa por línea"
              multiline
              rules={packageFields.rules.noIncluye}
            />
          </Box>
        </FoldedPart>
        <FoldedPart control={control} title="Condiciones" names={["condiciones"]}>
          <TextField
            control={control}
            name="condiciones"
            label="Condiciones del viaje"
            multiline
            maxLength={partLimits.conditions}
          />
        </FoldedPart>
        <FoldedPart
          control={control}
          title="Preguntas frecuentes"
          holds={questions > 0 ? (questions === 1 ? "1 pregunta" : `${questions} preguntas`) : null}
          names={["preguntas"]}
        >
          <QuestionsField control={control} />
        </FoldedPart>
        <FoldedPart
          control={control}
          title="Pago por cuotas"
          holds={cuotas === null ? null : cuotas === 1 ? "1 cuota" : `${cuotas} cuotas`}
          names={["cuotas", "cuotaInicial", "cuotaInicialPorcentaje"]}
        >
          <InstallmentFields control={control} />
        </FoldedPart>
      </div>
      <Stack direction="row" sx={{ gap: 4, flexWrap: "wrap" }}>
        <CheckField control={control} name="isActive" label="Activo" />
        <CheckField control={control} name="isYapaya" label="Oferta del día" />
      </Stack>
    </Stack>
  );
}
