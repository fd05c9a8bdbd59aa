import Stack from "@mui/material/Stack";
import { useState } from "react";
import { MoreLink } from "./MoreLink.tsx";
import { type StepOf, WaitsLine } from "./WaitsLine.tsx";

/**
 * Shows the first of the steps that a record waits for, and, at a press on «y 2 más», the others below it.
 */
export function WaitsLines({ steps: [first, ...others] }: { readonly steps: readonly StepOf[] }) {
  const [open, setOpen] = useState(false);
  if (!first) return null;
  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "baseline", columnGap: 1.5 }}>
        <WaitsLine {...first} />
        {others.length > 0 && <MoreLink count={others.length} open={open} onPress={() => setOpen(!open)} />}
      </Stack>
      {open && others.map((step) => <WaitsLine key={step.step} {...step} />)}
    </div>
  );
}
