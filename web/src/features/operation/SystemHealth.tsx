import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { healthTexts as texts, isTrouble, seenText } from "./health.texts.ts";
import type { SystemHealthQuery } from "./operation.generated.ts";

interface SystemHealthProps {
  /** Health checks, the failed ones first. */
  readonly checks: SystemHealthQuery["systemHealth"];
  /** True while the checks run again. */
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/**
 * Shows the failed health checks of this installation with their remedies; the passed ones are one expandable
 * line.
 */
export function SystemHealth({ checks, busy, onAgain }: SystemHealthProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const troubles = checks.filter(isTrouble);
  const others = checks.filter((check) => !isTrouble(check));
  return (
    <Stack sx={{ gap: 4, mt: 2 }}>
      {troubles.length === 0 ? (
        <EmptyState>{texts.allWell}</EmptyState>
      ) : (
        <Stack component="ul" aria-label={texts.title} sx={{ gap: 3, m: 0, p: 0, listStyle: "none" }}>
          {troubles.map(({ name, label, state, text, todo }) => (
            <li key={name}>
              <Alert role="presentation" severity={state === "falla" ? "error" : "warning"}>
                <strong>{label}.</strong> {text}
                {todo && (
                  <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                    {todo}
                  </Typography>
                )}
              </Alert>
            </li>
          ))}
        </Stack>
      )}
      <div>
        <Stack direction="row" sx={{ justifyContent: "space-between", flexWrap: "wrap", gap: 2 }}>
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
            sx={{ ml: -1 }}
          >
            {seenText(others)}
          </Button>
          <Button size="small" variant="outlined" loading={busy} onClick={onAgain}>
            {texts.again}
          </Button>
        </Stack>
        <Collapse in={open} id={list}>
          <Stack component="ul" sx={{ gap: 1, m: 0, mt: 2, p: 0, listStyle: "none" }}>
            {others.map(({ name, label, state, text }) => (
              <Typography key={name} component="li" variant="body2" color="textSecondary">
                <strong>{label}.</strong> {state === "sin_revisar" && `${texts.unseen} `}
                {text}
              </Typography>
            ))}
          </Stack>
        </Collapse>
      </div>
    </Stack>
  );
}
