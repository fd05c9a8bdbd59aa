import Stack from "@mui/material/Stack";
import { cloneElement } from "react";
import { ActButton } from "./ActButton.tsx";
import { asItIs, type StepAction } from "./step-action.ts";

/**
 * Shows the acts of a section as buttons, destructive ones in red and apart; hidden without acts:
 * `<ActRow acts={[{ label: "Ver PDF", onPress: open }]} />`.
 */
export function ActRow({ acts }: { readonly acts: readonly StepAction[] }) {
  if (acts.length === 0) return null;
  const row = (destructive: boolean) => {
    const shown = acts.filter((act) => Boolean(act.destructive) === destructive);
    if (shown.length === 0) return null;
    return (
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, ...(destructive && { ml: { sm: "auto" } }) }}>
        {shown.map(({ label, busy, off, onPress, explained = asItIs }) =>
          cloneElement(
            explained(
              <ActButton
                size="small"
                variant="outlined"
                color={destructive ? "error" : "primary"}
                reason={off ?? null}
                loading={busy ?? false}
                onClick={onPress}
              >
                {label}
              </ActButton>,
            ),
            { key: label },
          ),
        )}
      </Stack>
    );
  };
  return (
    <Stack
      direction={{ xs: "column", sm: "row" }}
      sx={{ flexWrap: "wrap", columnGap: 6, rowGap: 4, displayPrint: "none" }}
    >
      {row(false)}
      {row(true)}
    </Stack>
  );
}
