import Avatar from "@mui/material/Avatar";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { today } from "@travesia/api/colombia/days";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { CLIENTE, roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { useId } from "react";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { useSessionStore } from "../../../base/session/useSession.ts";
import { ChooseFile } from "../../../ui/form/ChooseFile.tsx";
import { useChangesOff } from "../../../ui/dialog/changes-off.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import {
  type ProfileDetailFragment,
  usePictureUploadMutation,
  useProfileUpdateMutation,
} from "./profile.generated.ts";
import { profileTexts } from "./profile.texts.ts";

/** Shows the switch that lets clients see the user's picture; only the user can change it. */
function ShownSwitch({ me }: { readonly me: ProfileDetailFragment }) {
  const texts = profileTexts.picture;
  const session = useSessionStore();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const off = useChangesOff() !== null;
  const [update, { loading }] = useProfileUpdateMutation();
  const help = useId();
  const shown = me.pictureShownAt;
  const choose = async (showsPicture: boolean) => {
    try {
      const { data } = await update({ variables: { input: { showsPicture } } });
      if (!data?.updateProfile) return;
      session.verified(data.updateProfile);
      toasts.success(showsPicture ? texts.nowShown : texts.nowHidden);
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <>
      <FormControlLabel
        label={texts.show}
        sx={{ display: "flex" }}
        disabled={off || loading}
        control={
          <Switch
            checked={shown !== null}
            onChange={(_, value) => void choose(value)}
            slotProps={{ input: { "aria-describedby": help } }}
          />
        }
      />
      <Typography variant="caption" component="p" color="textSecondary" id={help}>
        {shown === null ? texts.hidden : texts.shown(spokenDay(today(new Date(shown))))}
      </Typography>
    </>
  );
}

/** Shows the viewer's picture, name and role; the picture can be changed here. */
export function PicturePart({ me }: { readonly me: ProfileDetailFragment }) {
  const texts = profileTexts.picture;
  const session = useSessionStore();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [upload, { loading }] = usePictureUploadMutation();
  const change = async (file: File) => {
    try {
      const { data } = await upload({ variables: { file } });
      if (!data?.uploadPicture) return;
      session.verified(data.uploadPicture);
      toasts.success(texts.done);
    } catch (failure) {
      showFailure(failure);
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
        <Typography color="textSecondary">{roleLabels[me.role as RoleNumber]}</Typography>
        <ChooseFile
          accept="image/jpeg,image/png,image/webp"
          onFile={change}
          size="small"
          loading={loading}
          title={texts.help}
          sx={{ ml: -1 }}
        >
          {texts.change}
        </ChooseFile>
        {me.role !== CLIENTE && <ShownSwitch me={me} />}
      </div>
    </Stack>
  );
}
