import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { ManageTemplatesDialog } from "./ManageTemplatesDialog.tsx";
import { chosenFacts, templateTexts as texts } from "./template.texts.ts";
import type { QuoteTemplateLineFragment } from "./templates.generated.ts";
import type { Templates } from "./useTemplates.ts";

/** Properties of the template selection. */
export interface TemplateChoiceProps {
  readonly templates: Templates;
  readonly chosen: QuoteTemplateLineFragment | null;
  readonly onChoose: (template: QuoteTemplateLineFragment | null) => void;
}

/** Shows the choice to start a new quote empty or from a template; hidden while there are no templates. */
export function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const [managing, setManaging] = useState(false);
  const { list } = templates;
  if (list.length === 0 && !managing) return null;
  return (
    <Box>
      <TextField
        select
        fullWidth
        label={texts.choose}
        value={chosen?.id ?? ""}
        onChange={({ target }) => onChoose(list.find(({ id }) => id === target.value) ?? null)}
        helperText={chosen && chosenFacts(chosen)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ "& .MuiSelect-select": { whiteSpace: "normal" } }}
      >
        <MenuItem value="">{texts.without}</MenuItem>
        {list.map(({ id, name, trip }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: "normal" }}>
            {name} · {trip.destino}
          </MenuItem>
        ))}
      </TextField>
      <Button size="small" onClick={() => setManaging(true)}>
        {texts.manage}
      </Button>
      {managing && <ManageTemplatesDialog templates={templates} onClose={() => setManaging(false)} />}
    </Box>
  );
}
