import { today } from "@travesia/api/colombia/days";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureText, fieldFailures } from "../../../app/failure/failures.ts";
import { useSession } from "../../../app/session/useSession.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { type Received, RequestDialog } from "./RequestDialog.tsx";
import { useQuoteRequestMutation } from "./landing.generated.ts";
import { landingTexts as texts } from "./landing.texts.ts";
import { type RequestForm, requestInput, requestOf } from "./request.form.ts";

/** `Solicitar Cotización`: what was typed stays when sending fails; who is signed in is known already. */
export function RequestQuote({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const toasts = useToasts();
  const form = useForm<RequestForm>({ defaultValues: requestOf(user) });
  const [send, { loading }] = useQuoteRequestMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [received, setReceived] = useState<Received | null>(null);
  const submit = async (values: RequestForm) => {
    setFailure(null);
    try {
      const { data } = await send({ variables: { input: requestInput(values) } });
      if (!data) return;
      toasts.success(texts.created);
      setReceived({ number: data.createExternalQuote.quoteNumber, email: values.emailCliente.trim() });
    } catch (error) {
      setFailure(failureText(error));
      for (const { field, message } of fieldFailures(error))
        form.setError(field.replace(/^input\./, "") as keyof RequestForm, { message });
    }
  };
  return (
    <RequestDialog
      form={form}
      today={today(new Date())}
      busy={loading}
      failure={failure}
      received={received}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    />
  );
}
