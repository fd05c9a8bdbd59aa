import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Control, type UseFormSetError, useController } from "react-hook-form";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import type { ValuesOf } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { PictureField } from "../PictureField.tsx";
import { usePictureAddress } from "../usePictureAddress.ts";
import { CropField } from "./CropField.tsx";
import type { libraryFields } from "./library.form.ts";
import { useAgencyPictureBringMutation } from "./library.generated.ts";
import { libraryTexts as texts } from "./library.texts.ts";

type Values = ValuesOf<typeof libraryFields>;

interface NewPictureProps {
  readonly control: Control<Values>;
  readonly setError: UseFormSetError<Values>;
  readonly busy: boolean;
  /** Runs a mutation while the dialog stays open. */
  readonly perform: OpenAct<never>["performHere"];
}

/** Takes a picture from the device or from an address, and shows the part of it that a proposal will show. */
export function NewPicture({ control, setError, busy, perform }: NewPictureProps) {
  const { field, fieldState } = useController({ control, name: "picture" });
  const { field: link } = useController({ control, name: "link" });
  const { field: crop } = useController({ control, name: "crop" });
  const address = usePictureAddress(field.value);
  const take = (picture: Values["picture"]) => {
    crop.onChange(null);
    field.onChange(picture);
  };
  const [copy] = useAgencyPictureBringMutation();
  const bring = async () => {
    const wrong = await perform(
      () => copy({ variables: { address: link.value.trim() } }),
      ({ data }) => {
        take({ address: data?.bringPicture ?? link.value.trim(), file: null });
        return texts.brought;
      },
    );
    for (const { message } of wrong ?? []) setError("link", { message }, { shouldFocus: true });
  };
  if (address)
    return (
      <Stack sx={{ gap: 2, alignItems: "flex-start" }}>
        <CropField key={address} address={address} onChange={crop.onChange} />
        <Button size="small" onClick={() => take({ address: null, file: null })}>
          {texts.other}
        </Button>
      </Stack>
    );
  return (
    <Stack sx={{ gap: 3 }}>
      <PictureField
        label="Elegir imagen"
        value={field.value}
        error={fieldState.error?.message}
        onChange={take}
      />
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2, alignItems: { sm: "flex-start" } }}>
        <TextField control={control} name="link" label={texts.byAddress} maxLength={2_000} />
        <Button
          variant="outlined"
          disabled={busy || link.value.trim() === ""}
          onClick={() => void bring()}
          sx={{ flexShrink: 0, minHeight: 40 }}
        >
          {texts.bring}
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {texts.face}
      </Typography>
    </Stack>
  );
}
