import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { SaveOf } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import type { contactFields } from "./contact.form.ts";
import { ContactForm } from "./ContactForm.tsx";
import { useContactSendMutation } from "./contact.generated.ts";
import { contactTexts as texts } from "./contact.texts.ts";

/** Shows the contact form and its result: sent, or the error. */
export function ContactPanel() {
  const [send] = useContactSendMutation();
  const { busy, failure, perform } = useSaving();
  const [sent, setSent] = useState(false);
  const submit: SaveOf<typeof contactFields> = async ({ input }) => {
    const wrong = await perform(() => send({ variables: { input } }), null);
    setSent(!wrong);
    return wrong;
  };
  return (
    <Card sx={{ p: { xs: 5, md: 7 } }}>
      {sent ? (
        <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
          <Alert severity="success" role="status" sx={{ width: "100%" }}>
            {texts.sent}
          </Alert>
          <Button onClick={() => setSent(false)}>{texts.another}</Button>
        </Stack>
      ) : (
        <ContactForm failure={failure} busy={busy} onSubmit={submit} />
      )}
    </Card>
  );
}
