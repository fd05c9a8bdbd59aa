import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { failureText } from "../../../app/failure/failures.ts";
import { ContactForm, type ContactValues } from "./ContactForm.tsx";
import { useContactSendMutation } from "./contact.generated.ts";
import { contactTexts as texts } from "./contact.texts.ts";

/** The contact form with its answer: sent, or what went wrong. */
export function ContactPanel() {
  const [send, { loading }] = useContactSendMutation();
  const [outcome, setOutcome] = useState<{ readonly sent: boolean; readonly failure: string | null }>({
    sent: false,
    failure: null,
  });
  const submit = async ({ consent, ...message }: ContactValues) => {
    setOutcome({ sent: false, failure: null });
    try {
      await send({ variables: { input: { ...message, aceptaTratamiento: consent } } });
      setOutcome({ sent: true, failure: null });
    } catch (error) {
      setOutcome({ sent: false, failure: failureText(error) });
    }
  };
  return (
    <Card sx={{ p: { xs: 5, md: 7 } }}>
      {outcome.sent ? (
        <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
          <Alert severity="success" role="status" sx={{ width: "100%" }}>
            {texts.sent}
          </Alert>
          <Button onClick={() => setOutcome({ sent: false, failure: null })}>{texts.another}</Button>
        </Stack>
      ) : (
        <ContactForm failure={outcome.failure} busy={loading} onSubmit={(values) => void submit(values)} />
      )}
    </Card>
  );
}
