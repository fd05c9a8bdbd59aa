import Avatar from "@mui/material/Avatar";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { useSessionStore } from "../../../base/session/useSession.ts";
import { ChooseFile } from "../../../ui/form/ChooseFile.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { type ProfileDetailFragment, usePictureUploadMutation } from "./profile.generated.ts";
import { profileTexts } from "./profile.texts.ts";

/** Shows one's face, name and role; the face can be changed here. */
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
      </div>
    </Stack>
  );
}
