import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ClaimKind, claimRights, isAboutData } from "@travesia/api/claims/claim/claim.rules";
import { documentLabels } from "@travesia/api/colombia/documents";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { sends } from "../../../ui/form/submit.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DataConsent } from "../../accounts/registration/DataConsent.tsx";
import { ClaimFilesField } from "../ClaimFilesField.tsx";
import { claimKinds, dataRights } from "../claim.texts.ts";
import { fileClaimFields } from "./file-claim.form.ts";
import { kindHints, ownClaimTexts as texts } from "./own-claim.texts.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";

interface FileClaimFormProps {
  /** Data of the signed-in user that prefill the form. */
  readonly known: Partial<(typeof fileClaimFields)["empty"]>;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onSubmit: SaveOf<typeof fileClaimFields>;
}

const kinds = (Object.keys(kindHints) as ClaimKind[]).map((value) => ({ value, label: claimKinds[value] }));
const rights = claimRights.map((value) => ({ value, label: dataRights[value] }));
const documents = Object.entries(documentLabels).map(([value, label]) => ({ value, label }));
const pair = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;

/** Shows the form of a personal-data request or a consumer claim. A failure keeps the typed text. */
export function FileClaimForm({ known, failure, busy, onSubmit }: FileClaimFormProps) {
  const { rules } = fileClaimFields;
  const { control, submit, watch, setValue } = useFields(fileClaimFields, {
    record: null,
    begun: { ...fileClaimFields.empty, ...known },
    save: onSubmit,
  });
  const kind = watch("kind");
  return (
    <form onSubmit={sends(submit)} noValidate>
      <Stack sx={{ gap: 4 }}>
        <FormFailure failure={failure} />
        <div>
          <SelectField control={control} name="kind" label="Qué quieres presentar" options={kinds} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {kindHints[kind]}
          </Typography>
        </div>
        {kind === "reclamo_datos" && (
          <SelectField control={control} name="derecho" label="Qué quieres que hagamos" options={rights} />
        )}
        <Box sx={pair}>
          <TextField
            control={control}
            name="nombre"
            label="Nombre completo"
            required
            maxLength={50}
            autoComplete="name"
            rules={rules.nombre}
          />
          <TextField
            control={control}
            name="email"
            label="Correo"
            type="email"
            required
            autoComplete="email"
            rules={rules.email}
          />
          {isAboutData(kind) && (
            <>
              <SelectField
                control={control}
                name="tipoDocumento"
                label="Tipo de documento"
                options={documents}
              />
              <TextField
                control={control}
                name="documento"
                label="Número de documento"
                required
                maxLength={20}
                rules={rules.documento}
              />
            </>
          )}
          <PhoneField control={control} name="telefono" label="Teléfono (opcional)" rules={rules.telefono} />
          <TextField control={control} name="sobre" label="Contrato o reserva (opcional)" maxLength={60} />
        </Box>
        <TextField
          control={control}
          name="detalle"
          label="Cuéntanos qué necesitas"
          required
          multiline
          maxLength={10000}
          rules={rules.detalle}
        />
        <ClaimFilesField files={watch("files")} onChange={(files) => setValue("files", files)} busy={busy} />
        <DataConsent control={control} name="consent" />
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          loading={busy}
          sx={{ alignSelf: { sm: "flex-start" } }}
        >
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
