import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import { type HookEvent, hookEvents, type HookKind } from "@travesia/api/webhooks/webhook-event.rules";
import type { Control } from "react-hook-form";
import { useBound } from "../../ui/form/bound.ts";
import type { ValuesOf } from "../../ui/form/fields.ts";
import { webhookFields } from "./webhook.form.ts";
import { webhookTexts as texts } from "./webhook.texts.ts";

interface EventChoicesProps {
  readonly control: Control<ValuesOf<typeof webhookFields>>;
  readonly kind: HookKind;
}

/** Shows the events of a kind of record, with the webhook's events selected. */
export function EventChoices({ control, kind }: EventChoicesProps) {
  const { field, shown } = useBound({
    control,
    name: "events",
    label: texts.events,
    rules: webhookFields.rules.events,
  });
  const chosen = field.value as readonly HookEvent[];
  const turn = (event: HookEvent, on: boolean) =>
    field.onChange(on ? [...chosen, event] : chosen.filter((one) => one !== event));
  const own = (Object.keys(hookEvents) as HookEvent[]).filter((event) => hookEvents[event].kind === kind);
  return (
    <Stack component="fieldset" sx={{ border: 0, m: 0, p: 0, gap: 1 }}>
      <FormLabel component="legend">{texts.events}</FormLabel>
      {own.map((event) => (
        <FormControlLabel
          key={event}
          label={hookEvents[event].label}
          control={<Checkbox checked={chosen.includes(event)} onChange={(_, on) => turn(event, on)} />}
        />
      ))}
      {shown.helperText && (
        <FormHelperText error={shown.error} sx={{ mx: 0 }}>
          {shown.helperText}
        </FormHelperText>
      )}
    </Stack>
  );
}
