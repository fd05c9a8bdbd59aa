import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  exampleOf,
  isFollowUp,
  longestMessage,
  messageProblem,
  type MessagePurpose,
  messageTitles,
  spokenFields,
} from "@travesia/api/content/message/message.rules";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { sends } from "../../../ui/form/submit.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import {
  useAgencyMessagesQuery,
  useMessageWordMutation,
  type WordedMessageFragment,
} from "./messages.generated.ts";

/** Messages shown on one settings page. */
interface MessagePart {
  readonly title: string;
  readonly about: string;
  readonly has: (purpose: MessagePurpose) => boolean;
}

const parts = {
  messages: {
    title: "Mensajes de WhatsApp",
    about: "Lo que se escribe cuando alguien del equipo le lleva un enlace a un cliente.",
    has: (purpose) => !isFollowUp(purpose),
  },
  followUps: {
    title: "Seguimiento de cotizaciones",
    about: "Lo que se escribe desde Mi día a quien recibió una cotización y no ha respondido.",
    has: isFollowUp,
  },
} as const satisfies Record<string, MessagePart>;

/** Shows the agency's texts for the WhatsApp messages of the team. */
export const AgencyMessages = () => <Messages part={parts.messages} />;

/** Shows the agency's texts for clients who do not answer, for each day of a follow-up. */
export const AgencyFollowUps = () => <Messages part={parts.followUps} />;

function Messages({ part: { title, about, has } }: { readonly part: MessagePart }) {
  const { data, error, refetch } = useAgencyMessagesQuery();
  return (
    <Section title={title}>
      <Stack sx={{ gap: 5 }}>
        <Typography variant="body2" color="textSecondary">
          {about} Lo que está entre llaves se llena solo.
        </Typography>
        {error && !data ? (
          <ErrorState {...shownFailure(error, refetch)} />
        ) : data ? (
          data.messages
            .filter(({ purpose }) => has(purpose))
            .map((message) => <MessageForm key={message.purpose} message={message} />)
        ) : (
          <ListSkeleton cards />
        )}
      </Stack>
    </Section>
  );
}

function MessageForm({ message }: { readonly message: WordedMessageFragment }) {
  const { purpose, own } = message;
  const { busy, fresh, perform, renew } = useSaving();
  const [word] = useMessageWordMutation();
  const [fields] = useState(() =>
    fieldsOf<WordedMessageFragment>()({
      text: trimmed({ wrong: (text) => messageProblem(purpose, text) }),
    }),
  );
  const { control, submit } = useFields(fields, {
    record: message,
    fresh,
    save: ({ input }) =>
      perform(() => word({ variables: { purpose, text: input.text } }), "Mensaje guardado"),
  });
  const asBefore = async () => {
    if (!(await perform(() => word({ variables: { purpose, text: null } }), "Mensaje guardado"))) renew();
  };
  const text = useWatch({ control, name: "text" });
  return (
    <Stack component="form" noValidate onSubmit={sends(submit)} sx={{ gap: 2 }}>
      <TextField
        control={control}
        name="text"
        label={messageTitles[purpose]}
        multiline
        maxLength={longestMessage}
        rules={fields.rules.text}
      />
      <Typography variant="body2" color="textSecondary">
        Puedes usar {spokenFields(purpose)}.
      </Typography>
      <Typography
        variant="body2"
        sx={{ whiteSpace: "pre-line", pl: 3, borderLeft: 2, borderColor: "divider" }}
      >
        {exampleOf(text)}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        <ActButton type="submit" size="small" variant="outlined" loading={busy}>
          Guardar mensaje
        </ActButton>
        {own && (
          <ActButton size="small" loading={busy} onClick={() => void asBefore()}>
            Volver al texto inicial
          </ActButton>
        )}
      </Stack>
    </Stack>
  );
}
