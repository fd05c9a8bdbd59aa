import Avatar from "@mui/material/Avatar";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { longRoleLabels, type RoleNumber } from "@travesia/api/permissions";
import { type ChangeEvent, useId } from "react";
import { useFailureToast } from "../../app/useFailureToast.ts";
import { useSessionStore } from "../../app/useSession.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { type ProfileDetailFragment, usePictureUploadMutation } from "./accounts.generated.ts";
import { profileTexts } from "./profile.texts.ts";

/** One's face, name and role; the face can be changed here. */
export function PicturePart({ me }: { readonly me: ProfileDetailFragment }) {
  const texts = profileTexts.picture;
  const input = useId();
  const session = useSessionStore();
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [upload, { loading }] = usePictureUploadMutation();
  const change = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    try {
      const { data } = await upload({ variables: { file } });
      if (!data?.uploadPicture) return;
      session.verified(data.uploadPicture);
      toasts.success(texts.done);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  const name = `${me.name} ${me.lastname}`;
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: "center" }}>
      <Avatar src={me.image} alt={texts.of(name)} sx={{ width: 80, height: 80 }} />
      <div>
        <Typography variant="h5" component="p">
          {name}
        </Typography>
        <Typography color="textSecondary">{longRoleLabels[me.role as RoleNumber]}</Typography>
        <Button component="label" htmlFor={input} size="small" loading={loading} title={texts.help} sx={{ ml: -1 }}>
          {texts.change}
        </Button>
        <input id={input} type="file" accept="image/jpeg,image/png,image/webp" hidden onChange={(event) => void change(event)} />
      </div>
    </Stack>
  );
}
