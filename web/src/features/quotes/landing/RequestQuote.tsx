import { today } from "@travesia/api/colombia/days";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useSession } from "../../../base/session/useSession.ts";
import { keptReferral } from "../../accounts/registration/kept-referral.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { RequestDialog } from "./RequestDialog.tsx";
import type { Received } from "./RequestReceived.tsx";
import { useQuoteRequestMutation } from "./landing.generated.ts";
import { landingTexts as texts } from "./landing.texts.ts";
import { requestFields, type Wish } from "./request.form.ts";

const nobody = { name: "", lastname: "", email: "" };

/**
 * Shows `Solicitar Cotización`. A failure keeps the typed text; the data of a signed-in client are prefilled.
 */
export function RequestQuote({
  wish: { paquete, ...wish },
  onClose,
}: {
  /** Prefilled values, such as the package that the visitor came from. */
  readonly wish: Wish;
  readonly onClose: () => void;
}) {
  const { user } = useSession();
  const toasts = useToasts();
  const [send] = useQuoteRequestMutation();
  const { busy, failure, perform } = useSaving();
  const [received, setReceived] = useState<Received | null>(null);
  const { control, submit } = useFields(requestFields, {
    record: { ...(user ?? nobody), ...wish },
    save: ({ input, values }) =>
      perform(async () => {
        const origin = { paqueteId: paquete?.id, codigoReferido: keptReferral() };
        const { data } = await send({ variables: { input: { ...input, ...origin } } });
        if (!data) return;
        toasts.success(texts.created);
        const { quoteNumber: number, responde } = data.createExternalQuote;
        setReceived({ number, email: values.emailCliente.trim(), trip: paquete?.title ?? null, responde });
      }, null),
  });
  return (
    <RequestDialog
      control={control}
      today={today(new Date())}
      busy={busy}
      failure={failure}
      received={received}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
