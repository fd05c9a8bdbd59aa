import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactElement, type ReactNode, cloneElement, useId, useState } from "react";
import { ActButton } from "../dialog/ActButton.tsx";
import { ActItem } from "../dialog/ActItem.tsx";
import { ActMenu } from "../dialog/ActMenu.tsx";
import { type StepOf, WaitsLine } from "./WaitsLine.tsx";
import { MoreVertIcon } from "../icons.tsx";

export interface StepAction {
  /** A verb: `Enviar cotización`. */
  readonly label: string;
  readonly onPress: () => void;
  readonly busy?: boolean;
  /** Why it cannot be done now: it is shown off, with this sentence. */
  readonly off?: string | null;
  /** Puts an explanation around its button. */
  readonly explained?: (button: ReactElement) => ReactElement;
}

const asItIs = (button: ReactElement) => button;

interface NextStepProps {
  /** One sentence: what the record waits for. */
  readonly children: ReactNode;
  /** The one action that moves the sale on, in coral; only what the server allows. */
  readonly action?: StepAction;
  /** Who does it, and since when it waits for them. */
  readonly waits?: StepOf | null;
  /** Remind them of it, each another way. */
  readonly reminders?: readonly StepAction[];
  /** The other allowed actions, behind a menu. */
  readonly others?: readonly StepAction[];
}

/**
 * «Qué sigue» of a record:
 * `<NextStep action={{ label: "Enviar cotización", onPress: openSend }} others={[{ label: "Duplicar",
 * onPress: duplicate }]}>La cotización está lista para el cliente.</NextStep>`
 */
export function NextStep({ children, action, waits, reminders = [], others = [] }: NextStepProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ px: { xs: 4, md: 6 }, py: 4 }}>
      <Stack
        // On a phone the one action has a row of its own; a menu alone stays beside the sentence.
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
          {(waits || reminders.length > 0) && (
            <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 2, mt: 1 }}>
              {waits && <WaitsLine {...waits} />}
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
          {others.length > 0 && (
            <IconButton
              aria-label="Más acciones"
              aria-haspopup="menu"
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <MoreVertIcon />
            </IconButton>
          )}
          <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
            {others.map(({ label, busy, off, onPress, explained = asItIs }) =>
              cloneElement(
                explained(
                  <ActItem
                    label={label}
                    reason={off ?? null}
                    disabled={busy}
                    onClick={() => {
                      setAnchor(null);
                      onPress();
                    }}
                  />,
                ),
                { key: label },
              ),
            )}
          </ActMenu>
        </Stack>
      </Stack>
    </Card>
  );
}
