import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { Section } from "../../../ui/Section.tsx";
import { ConsentSection } from "./ConsentSection.tsx";
import { EraseDialog } from "./EraseDialog.tsx";
import { useDataExportMutation } from "./profile.generated.ts";
import { profileTexts } from "./profile.texts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

/** Shows the viewer's rights over their personal data; only clients can erase their account themselves. */
export function PrivacyTab({ mayErase }: { readonly mayErase: boolean }) {
  const texts = profileTexts.privacy;
  const showFailure = useFailureToast();
  const [prepare, { data, loading }] = useDataExportMutation();
  const [erasing, setErasing] = useState(false);
  const files = data ? [data.exportMyData.pdf, data.exportMyData.json, ...data.exportMyData.files] : [];
  return (
    <Stack sx={{ gap: 4 }}>
      <Section title={texts.export}>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {texts.exportLead}
        </Typography>
        <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }} aria-live="polite">
          <ActButton
            variant="outlined"
            loading={loading}
            onClick={() => void prepare().catch((failure: unknown) => showFailure(failure))}
          >
            {texts.prepare}
          </ActButton>
          {files.map(({ filename, url }) => (
            <Button key={url} component="a" href={url} download={filename}>
              {filename}
            </Button>
          ))}
        </Stack>
      </Section>
      <ConsentSection />
      {mayErase && (
        <Section title={texts.erase}>
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {texts.eraseLead}
          </Typography>
          <ActButton variant="outlined" color="error" onClick={() => setErasing(true)}>
            {texts.eraseConfirm}
          </ActButton>
        </Section>
      )}
      {erasing && <EraseDialog onClose={() => setErasing(false)} />}
    </Stack>
  );
}
