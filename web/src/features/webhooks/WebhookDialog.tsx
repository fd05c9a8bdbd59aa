import { isServiceAccount } from "@travesia/api/accounts/token/service-account.rules";
import { ADMIN } from "@travesia/api/permissions";
import {
  hookEvents,
  hookExamples,
  type HookKind,
  hookKinds,
} from "@travesia/api/webhooks/webhook-event.rules";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { overOpened, useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { FactorField, type OwnFactor } from "../accounts/passkey/FactorField.tsx";
import { useOwnFactors } from "../accounts/passkey/useOwnFactors.ts";
import { CurrentPasswordField } from "../accounts/recovery/CurrentPasswordField.tsx";
import { EventChoices } from "./EventChoices.tsx";
import { opensAnew, OWN, webhookFields } from "./webhook.form.ts";
import { webhookTexts as texts } from "./webhook.texts.ts";
import {
  useWebhookCreateMutation,
  useWebhookUpdateMutation,
  type WebhookListQuery,
  type WebhookRowFragment,
} from "./webhooks.generated.ts";

interface WebhookDialogProps {
  /** Webhook being edited; null for a new webhook. */
  readonly webhook: WebhookRowFragment | null;
  /** Service accounts that can own the webhook. */
  readonly services: WebhookListQuery["serviceAccounts"];
  readonly factor: OwnFactor;
  /** Called with the secret of a new webhook, which the server sends only once. */
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

/** Returns the accounts that can own a webhook, including the current owner. */
function makersOf(webhook: WebhookRowFragment | null, services: WebhookDialogProps["services"]) {
  const able = services.filter(({ role, isActive }) => isActive && role === ADMIN);
  const present = webhook && isServiceAccount(webhook.maker) ? webhook.maker : null;
  const offered = present && !able.some(({ id }) => id === present.id) ? [...able, present] : able;
  return [
    { value: OWN, label: texts.own },
    ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}

const kinds = Object.entries(hookKinds).map(([value, label]) => ({ value, label }));

/**
 * Creates or edits a webhook: its name, its address, its events, and the query for their content. Changing
 * the content or the address requires password and second factor.
 */
export function WebhookDialog({ webhook, services, factor, onMade, onClose }: WebhookDialogProps) {
  const { busy, failure, fresh, perform } = useSaving();
  const [create] = useWebhookCreateMutation();
  const [update] = useWebhookUpdateMutation();
  const prove = useOwnFactors();
  const { control, submit, setValue, getValues } = useFields(webhookFields, {
    record: webhook,
    fresh,
    save: async ({ input: { password, code, ...input }, changed }, opened) => {
      if (opened) {
        const { password: _password, code: _code, ...own } = changed;
        const act = overOpened({ input, changed: own }, opened.version, (sent) =>
          prove({ password, code }, (proof) =>
            update({ variables: { id: opened.id, input: { ...input, ...sent }, ...proof } }),
          ),
        );
        const wrong = await perform(act, texts.saved);
        if (!wrong) onClose();
        return wrong;
      }
      return perform(async () => {
        const { data } = await prove({ password, code }, (proof) =>
          create({ variables: { input, ...proof } }),
        );
        if (data) onMade(data.createWebhook.secret);
      }, null);
    },
  });
  const kind = useWatch({ control, name: "kind" });
  const [address, query, serviceAccountId] = useWatch({
    control,
    name: ["address", "query", "serviceAccountId"],
  });
  const before = useRef<HookKind>(kind);
  // Another kind has other events, and an unchanged example changes with the kind.
  useEffect(() => {
    const former = before.current;
    before.current = kind;
    if (former === kind) return;
    setValue(
      "events",
      getValues("events").filter((event) => hookEvents[event].kind === kind),
    );
    const written = getValues("query").trim();
    if (written === "" || written === hookExamples[former]) setValue("query", hookExamples[kind]);
  }, [kind, getValues, setValue]);
  const makers = makersOf(webhook, services);
  return (
    <FormDialog
      open
      title={webhook ? texts.edit : texts.create}
      lead={texts.lead}
      submit={webhook ? texts.save : texts.create}
      maxWidth="md"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
        rules={webhookFields.rules.name}
      />
      <TextField
        control={control}
        name="address"
        label={texts.address}
        hint={texts.addressHint}
        rules={webhookFields.rules.address}
      />
      <SelectField control={control} name="kind" label={texts.kind} options={kinds} />
      <EventChoices control={control} kind={kind} />
      {makers.length > 1 && (
        <SelectField
          control={control}
          name="serviceAccountId"
          label={texts.maker}
          hint={texts.makerHint}
          options={makers}
        />
      )}
      <TextField
        control={control}
        name="query"
        label={texts.query}
        hint={texts.queryHint}
        multiline
        rules={webhookFields.rules.query}
      />
      {opensAnew(webhook, { address, query, serviceAccountId }) && (
        <>
          <CurrentPasswordField control={control} />
          <FactorField control={control} factor={factor} />
        </>
      )}
    </FormDialog>
  );
}
