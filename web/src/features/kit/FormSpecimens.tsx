import Button from "@mui/material/Button";
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { light } from "@travesia/api/look";
import { useEffect } from "react";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { ChooseFile } from "../../ui/form/ChooseFile.tsx";
import { ColourField } from "../../ui/form/ColourField.tsx";
import { DayField } from "../../ui/form/DayField.tsx";
import { FoldedPart } from "../../ui/form/FoldedPart.tsx";
import { FoldedFields } from "../../ui/form/FoldedFields.tsx";
import { FieldNotice } from "../../ui/form/FieldNotice.tsx";
import { FileField } from "../../ui/form/FileField.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormPreview } from "../../ui/form/FormPreview.tsx";
import { amount, fieldsOf, flag, text, unsent, type ValuesOf } from "../../ui/form/fields.ts";
import { MergeChoices } from "../../ui/form/MergeChoices.tsx";
import { ManyFilesButton } from "../../ui/form/ManyFilesButton.tsx";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { NewerBar } from "../../ui/form/NewerBar.tsx";
import { NewerContext } from "../../ui/form/newer.ts";
import { NewerNotice } from "../../ui/form/NewerNotice.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { PhoneField } from "../../ui/form/PhoneField.tsx";
import { LookupBox } from "../../ui/form/lookup/LookupBox.tsx";
import { LookupField } from "../../ui/form/lookup/LookupField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { SignaturePad } from "../../ui/form/SignaturePad.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { WrittenField } from "../../ui/form/WrittenField.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { LONG, nothing } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";

interface Destination {
  readonly id: string;
  readonly name: string;
}

const destinations = {
  options: [
    { id: "1", name: "Cartagena" },
    { id: "2", name: "San Andrés" },
  ],
  loading: false,
  none: "Ningún destino es así",
  keyOf: ({ id }: Destination) => id,
  nameOf: ({ name }: Destination) => name,
  onType: nothing,
};

const kitFields = fieldsOf<Record<never, never>>()({
  texto: text(),
  notas: text(),
  monto: amount(),
  dia: text(),
  telefono: text(),
  clave: text(),
  opcion: text(),
  destino: unsent<Destination | null>(null),
  acepta: flag(false),
  archivo: unsent<File | null>(null),
});
const typed: ValuesOf<typeof kitFields> = {
  texto: "María Fernanda",
  notas: LONG,
  monto: 4_250_000,
  dia: "2027-01-06",
  telefono: "3001234567",
  clave: "Travesia2027",
  opcion: "nequi",
  destino: { id: "1", name: "Cartagena" },
  acepta: true,
  archivo: null,
};
const names = Object.keys(typed) as (keyof typeof typed)[];
const states = ["Con datos", "Con un error", "Apagado"] as const;
const options = [
  { value: "nequi", label: "Nequi" },
  { value: "pse", label: "PSE" },
];

const savedByAnother = { begin: nothing, claim: () => nothing };

/** Returns one form for each state of a field; distinct names let screen readers distinguish the forms. */
function useStates() {
  const opening = { record: null, begun: typed, save: () => Promise.resolve(null) };
  const filled = useFields(kitFields, opening);
  const wrong = useFields(kitFields, opening);
  const { setError } = wrong;
  useEffect(() => {
    for (const name of names) setError(name, { message: "Revisa este campo: el valor no es válido" });
  }, [setError]);
  return states.map((state, place) => ({
    state,
    bound: { control: (place === 1 ? wrong : filled).control, disabled: state === "Apagado" },
  }));
}

/** Shows every field with data, with an error, and disabled. */
export function FormSpecimens() {
  const all = useStates();
  const [bar, setBar] = useState(false);
  type Bound = (typeof all)[number]["bound"];
  const each = (label: string, field: (bound: Bound & { readonly label: string }) => React.ReactNode) => (
    <Stack sx={{ gap: 3 }}>
      {all.map(({ state, bound }) => (
        <div key={state}>{field({ ...bound, label: `${label} · ${state.toLowerCase()}` })}</div>
      ))}
    </Stack>
  );
  return (
    <>
      <Specimen name="TextField">
        {each("Nombre", (bound) => (
          <TextField {...bound} name="texto" hint="Como aparece en el documento" required />
        ))}
        {each("Notas", (bound) => (
          <TextField {...bound} name="notas" multiline />
        ))}
      </Specimen>
      <Specimen name="WrittenField">
        <WrittenField label="Nombre" value="Luz Marina Peñalosa" helperText="Como está en la cédula" />
      </Specimen>
      <Specimen name="MoneyField">
        {each("Valor", (bound) => (
          <MoneyField {...bound} name="monto" />
        ))}
      </Specimen>
      <Specimen name="DayField">
        {each("Salida", (bound) => (
          <DayField {...bound} name="dia" />
        ))}
      </Specimen>
      <Specimen name="PhoneField">
        {each("Teléfono", (bound) => (
          <PhoneField {...bound} name="telefono" />
        ))}
      </Specimen>
      <Specimen name="PasswordField">
        {each("Contraseña", (bound) => (
          <PasswordField {...bound} name="clave" autoComplete="new-password" />
        ))}
      </Specimen>
      <Specimen name="SelectField">
        {each("Medio", (bound) => (
          <SelectField {...bound} name="opcion" options={options} />
        ))}
      </Specimen>
      <Specimen name="LookupField">
        {each("Destino", (bound) => (
          <LookupField {...bound} {...destinations} name="destino" />
        ))}
      </Specimen>
      <Specimen name="LookupBox">
        <LookupBox
          {...destinations}
          chosen={null}
          onChoose={nothing}
          field={{ label: "Destino del listado", size: "small" }}
          labelAbove
        />
      </Specimen>
      <Specimen name="ColourField">
        {each("Color", (bound) => (
          <ColourField {...bound} name="texto" fallback={light.sea} />
        ))}
      </Specimen>
      <Specimen name="CheckField">
        {each("Acepto los términos y condiciones", (bound) => (
          <CheckField {...bound} name="acepta" />
        ))}
      </Specimen>
      <Specimen name="FileField">
        {each("Comprobante", (bound) => (
          <FileField {...bound} name="archivo" />
        ))}
        <State label="Subiendo" narrow>
          <FileField control={all[0]!.bound.control} name="archivo" label="Factura" progress={0.4} />
        </State>
      </Specimen>
      <Specimen name="ChooseFile">
        <ChooseFile accept="image/png" onFile={nothing} variant="outlined">
          Elegir una imagen
        </ChooseFile>
      </Specimen>
      <Specimen name="ManyFilesButton">
        <ManyFilesButton label="Elegir archivos" onFiles={nothing} />
        <ManyFilesButton label="Elegir más archivos" onFiles={nothing} disabled />
      </Specimen>
      <Specimen name="MergeChoices">
        <MergeChoices
          merge={{
            kept: { name: "Rosa Díaz", createdAt: "2026-01-03" },
            other: { name: "Rosa Dias" },
            differing: [
              { part: "email", label: "Correo", kept: "rosa@correo.co", other: "rosa.d@correo.co" },
            ],
            filled: [{ part: "ciudad", label: "Ciudad", kept: "", other: "Cali" }],
            taken: [],
            take: nothing,
            swap: nothing,
          }}
          since="cliente desde"
        />
      </Specimen>
      <Specimen name="SignaturePad">
        <SignaturePad drawing={null} problem={null} onKeep={nothing} />
      </Specimen>
      <Specimen name="FoldedFields">
        <FoldedFields title="Retenciones" summary="ninguna" open="Agregar">
          Los campos.
        </FoldedFields>
      </Specimen>
      <Specimen name="FoldedPart">
        <FoldedPart control={all[0]!.bound.control} title="Condiciones" holds="2 líneas" names={[]}>
          Los campos.
        </FoldedPart>
      </Specimen>
      <Specimen name="FieldNotice">
        <FieldNotice>Este precio está por debajo del costo.</FieldNotice>
      </Specimen>
      <Specimen name="FormPreview">
        <FormPreview from="lg" width={200} preview={<div style={{ padding: 16 }}>Leticia te espera</div>}>
          <TextField control={all[0]!.bound.control} name="texto" label="Título del aviso" />
        </FormPreview>
      </Specimen>
      <Specimen name="FormFailure">
        <FormFailure failure="El correo ya está registrado" />
        <FormFailure failure="No hay conexión" waits />
      </Specimen>
      <Specimen name="NewerNotice">
        <NewerContext value={savedByAnother}>
          <NewerNotice />
        </NewerContext>
      </Specimen>
      <Specimen name="NewerBar">
        <Button onClick={() => setBar(true)}>Mostrar al pie de la ventana</Button>
        {bar && <NewerBar onLatest={() => setBar(false)} />}
      </Specimen>
    </>
  );
}
