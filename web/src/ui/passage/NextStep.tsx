import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { ActButton } from "../dialog/ActButton.tsx";
import { MoreActs } from "../dialog/MoreActs.tsx";
import type { StepAction } from "../dialog/step-action.ts";
import type { StepOf } from "./WaitsLine.tsx";
import { WaitsLines } from "./WaitsLines.tsx";

interface NextStepProps {
  /** One sentence on the next step of the record. */
  readonly children: ReactNode;
  /** The one act that advances the sale, in coral; only an act that the server allows. */
  readonly action?: StepAction;
  /** Each step with the person or team that has to do it, and the time since which it waits for them. */
  readonly waits?: readonly StepOf[];
  /** Ways to remind the responsible people. */
  readonly reminders?: readonly StepAction[];
  /** Other allowed acts, behind a menu; a record with a head has them there. */
  readonly others?: readonly StepAction[];
}

/**
 * «Qué sigue» of a record:
 * `<NextStep act={{ label: "Enviar cotización", onPress: openSend }} others={[{ label: "Duplicar",
 * onPress: duplicate }]}>La cotización está lista para el cliente.</NextStep>`
 */
export function NextStep({ children, action, waits = [], reminders = [], others = [] }: NextStepProps) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ px: { xs: 4, md: 6 }, py: 4 }}>
      <Stack
        // On a phone the one act has a row of its own; a menu alone stays beside the sentence.
        direction={{ xs: action ? "column" : "row", sm: "row" }}
        sx={{
          gap: 3,
          alignItems: { xs: action ? "stretch" : "center", sm: "center" },
          justifyContent: "space-between",
        }}
      >
        <div>
          <Typography id={heading} component="h2" variant="subtitle2" color="primary">
            Qué sigue
          </Typography>
          <Typography component="div">{children}</Typography>
          {(waits.length > 0 || reminders.length > 0) && (
            <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 2, mt: 1 }}>
              <WaitsLines steps={waits} />
              {reminders.map(({ label, off, busy, onPress }) => (
                <ActButton
                  key={label}
                  size="small"
                  reason={off ?? null}
                  disabled={busy ?? false}
                  onClick={onPress}
                >
                  {label}
                </ActButton>
              ))}
            </Stack>
          )}
        </div>
        <Stack direction="row" sx={{ gap: 1, flexShrink: 0, alignItems: "center" }}>
          {action && (
            <ActButton
              variant="contained"
              color="secondary"
              loading={action.busy ?? false}
              onClick={action.onPress}
              sx={{ flex: { xs: 1, sm: "none" } }}
            >
              {action.label}
            </ActButton>
          )}
          <MoreActs acts={others} />
        </Stack>
      </Stack>
    </Card>
  );
}
