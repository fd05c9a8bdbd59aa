import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { helpTexts as texts } from "./help.texts.ts";
import type { Guide } from "./help.types.ts";

/** Shows one guide step by step, with the reader's progress. */
export function GuideView({ guide: { title, steps } }: { readonly guide: Guide }) {
  const [at, setAt] = useState(1);
  const step = steps[at - 1]!;
  return (
    <Stack sx={{ gap: 4 }}>
      <div>
        <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Stack direction="row" sx={{ justifyContent: "space-between", mb: 1.5 }}>
          <Typography variant="caption" aria-live="polite">
            {texts.step(at, steps.length)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {texts.percent(at, steps.length)}
          </Typography>
        </Stack>
        <LinearProgress
          variant="determinate"
          value={(at / steps.length) * 100}
          aria-label={texts.step(at, steps.length)}
          sx={{ height: 6, borderRadius: 3 }}
        />
      </div>
      <div>
        <Typography variant="h5" component="h4" sx={{ mb: 2 }}>
          {step.title}
        </Typography>
        <Typography>{step.content}</Typography>
      </div>
      {step.action && <Remark word={texts.action}>{step.action}</Remark>}
      {step.tip && (
        <Remark word={texts.tip} quiet>
          {step.tip}
        </Remark>
      )}
      <Stack direction="row" sx={{ justifyContent: "space-between", gap: 2 }}>
        <Button disabled={at === 1} onClick={() => setAt(at - 1)}>
          {texts.previous}
        </Button>
        <Button variant="contained" disabled={at === steps.length} onClick={() => setAt(at + 1)}>
          {texts.next}
        </Button>
      </Stack>
    </Stack>
  );
}

interface RemarkProps {
  readonly word: string;
  readonly quiet?: boolean;
  readonly children: string;
}

/** Shows a highlighted key or a tip. */
export function Remark({ word, quiet = false, children }: RemarkProps) {
  const tone = quiet ? "neutral" : "sea";
  return (
    <Box
      sx={(theme) => ({
        px: 4,
        py: 3,
        borderRadius: 1,
        backgroundColor: theme.vars.palette.tones[tone].soft,
      })}
    >
      <Typography variant="body2">
        <Box component="strong" sx={(theme) => ({ color: theme.vars.palette.tones[tone].main })}>
          {word}
        </Box>{" "}
        {children}
      </Typography>
    </Box>
  );
}
