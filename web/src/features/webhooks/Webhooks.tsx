import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { OwnProofDialog } from "../accounts/passkey/OwnProofDialog.tsx";
import { PausedAlert } from "../accounts/token/PausedAlert.tsx";
import { factorOf } from "../accounts/passkey/own-factor.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { RowMenu } from "../../ui/dialog/RowMenu.tsx";
import { Section } from "../../ui/Section.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { pausedTexts } from "../accounts/token/paused.texts.ts";
import { webhookTexts as texts } from "./webhook.texts.ts";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { WebhookLog } from "./WebhookLog.tsx";
import { WebhookSecretDialog } from "./WebhookSecretDialog.tsx";
import {
  useWebhookDeleteMutation,
  useWebhookListQuery,
  useWebhookSecretRotateMutation,
  useWebhookSwitchMutation,
  useWebhookTestMutation,
  type WebhookRowFragment,
} from "./webhooks.generated.ts";

/** Open dialog, with the webhook it concerns. */
type Asking =
  | { readonly act: "write"; readonly webhook: WebhookRowFragment | null }
  | { readonly act: "renew" | "on" | "remove"; readonly webhook: WebhookRowFragment }
  | { readonly act: "show"; readonly secret: string };

/** Shows the webhooks, the buttons to create and edit them, and the log of the selected webhook. */
export function Webhooks() {
  const { data, error, refetch } = useWebhookListQuery({ fetchPolicy: "network-only" });
  const { values, set } = useAddress();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [rotate] = useWebhookSecretRotateMutation();
  const [turn] = useWebhookSwitchMutation();
  const [test] = useWebhookTestMutation({ refetchQueries: ["WebhookDeliveryList"] });
  const [remove] = useWebhookDeleteMutation();
  const { busy, perform } = useSaving();
  const webhooks = data?.webhooks;
  const logged = webhooks?.find(({ id }) => id === values.webhook) ?? null;
  const close = () => setAsking(null);
  const show = (secret: string) => {
    setAsking({ act: "show", secret });
    void refetch();
  };
  const factor = factorOf(data);
  const end = async (id: string) => {
    await perform(
      () => remove({ variables: { id } }),
      ({ data: answer }) => answer?.deleteWebhook ?? null,
    );
    close();
    void refetch();
  };
  const actsOf = (webhook: WebhookRowFragment) => {
    const { id, offAt } = webhook;
    const on = offAt !== null;
    return [
      { label: texts.log, choose: () => set({ webhook: id }) },
      {
        label: texts.test,
        choose: () => {
          set({ webhook: id });
          void perform(() => test({ variables: { id } }), texts.tested);
        },
      },
      { label: texts.edit, choose: () => setAsking({ act: "write", webhook }) },
      { label: texts.renew, choose: () => setAsking({ act: "renew", webhook }) },
      {
        label: on ? texts.on : texts.off,
        choose: () =>
          on
            ? setAsking({ act: "on", webhook })
            : void perform(() => turn({ variables: { id, on } }), texts.turnedOff),
      },
      { label: texts.remove, choose: () => setAsking({ act: "remove", webhook }) },
    ];
  };
  return (
    <Stack sx={{ gap: 6 }}>
      <Section title={texts.title}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
          {texts.lead}
        </Typography>
        <PausedAlert of={webhooks} factor={factor} onDone={() => void refetch()} />
        {webhooks ? (
          <WebhookRows webhooks={webhooks} actsOf={actsOf} />
        ) : error ? (
          <ErrorState {...shownFailure(error, refetch)} />
        ) : (
          <ListSkeleton cards />
        )}
        <Button variant="outlined" onClick={() => setAsking({ act: "write", webhook: null })}>
          {texts.create}
        </Button>
      </Section>
      {logged && <WebhookLog key={logged.id} webhook={logged} />}
      {asking?.act === "write" && (
        <WebhookDialog
          webhook={asking.webhook}
          services={data?.serviceAccounts ?? []}
          factor={factor}
          onMade={show}
          onClose={close}
        />
      )}
      {asking?.act === "show" && <WebhookSecretDialog secret={asking.secret} onDone={close} />}
      {asking?.act === "renew" && (
        <OwnProofDialog
          title={texts.renewTitle}
          lead={texts.renewing(asking.webhook.name)}
          submit={texts.renew}
          factor={factor}
          act={async (proof) => {
            const answer = await rotate({ variables: { id: asking.webhook.id, ...proof } });
            if (answer.data) show(answer.data.rotateWebhookSecret.secret);
          }}
          done={null}
          onDone={() => undefined}
          onClose={close}
        />
      )}
      {asking?.act === "on" && (
        <OwnProofDialog
          title={texts.onTitle}
          lead={texts.turningOn(asking.webhook)}
          submit={texts.on}
          factor={factor}
          act={(proof) => turn({ variables: { id: asking.webhook.id, on: true, ...proof } })}
          done={texts.turnedOn}
          onDone={close}
          onClose={close}
        />
      )}
      {asking?.act === "remove" && (
        <ConfirmDialog
          open
          title={texts.removeTitle}
          confirm={texts.remove}
          destructive
          busy={busy}
          onConfirm={() => void end(asking.webhook.id)}
          onClose={close}
        >
          {texts.removing(asking.webhook.name)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

interface WebhookRowsProps {
  readonly webhooks: readonly WebhookRowFragment[];
  readonly actsOf: (webhook: WebhookRowFragment) => Parameters<typeof RowMenu>[0]["acts"];
}

function WebhookRows({ webhooks, actsOf }: WebhookRowsProps) {
  if (webhooks.length === 0) return <EmptyState>{texts.none}</EmptyState>;
  return (
    <List disablePadding sx={{ mb: 4 }}>
      {webhooks.map((webhook) => (
        <ListItem key={webhook.id} disableGutters divider sx={{ gap: 3 }}>
          <ListItemText
            primary={webhook.name}
            secondary={`${texts.of(webhook)} · ${texts.eventsOf(webhook)}`}
            sx={{ minWidth: 0, overflowWrap: "anywhere" }}
          />
          <StatusChip
            label={webhook.offAt ? texts.isOff : webhook.pausedAt ? pausedTexts.isPaused : texts.isOn}
            tone={webhook.offAt ? "clay" : webhook.pausedAt ? "sun" : "leaf"}
          />
          <RowMenu label={texts.actsOf(webhook.name)} acts={actsOf(webhook)} />
        </ListItem>
      ))}
    </List>
  );
}
