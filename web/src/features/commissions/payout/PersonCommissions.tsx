import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Money } from "../../../ui/Money.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import type { SeveralAct } from "./chosen-lines.ts";
import { choiceColumns, type LineChoice } from "./payout.columns.tsx";
import { payoutTexts as texts } from "./payout.texts.ts";
import type { PersonLines } from "./person-lines.ts";

interface PersonCommissionsProps {
  readonly act: SeveralAct;
  readonly person: PersonLines;
  readonly choice: LineChoice;
  /** Called to choose all eligible commissions of the person, or none. */
  readonly onAll: (chosen: boolean) => void;
  readonly onAct: () => void;
}

/** Shows the commissions of one person on one line, with their contracts folded below it. */
export function PersonCommissions({ act, person, choice, onAll, onAct }: PersonCommissionsProps) {
  const [open, setOpen] = useState(false);
  const table = useId();
  const { name, lines, chosen, amount } = person;
  const eligible = lines.filter((line) => choice.against(line) === null);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider" }}>
      <Stack direction="row" sx={{ alignItems: "center", columnGap: 2, px: 2, py: 1, flexWrap: "wrap" }}>
        <Checkbox
          size="small"
          checked={chosen.length > 0}
          indeterminate={chosen.length > 0 && chosen.length < lines.length}
          disabled={eligible.length === 0}
          onChange={() => onAll(chosen.length === 0)}
          slotProps={{ input: { "aria-label": texts.choosePerson(name) } }}
          sx={{ p: 1 }}
        />
        <Typography component="span" sx={{ fontWeight: 600, flex: { xs: "1 1 60%", sm: "0 1 240px" } }}>
          {name}
        </Typography>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={table}
          aria-label={texts.contractsOf(name, lines.length)}
          onClick={() => setOpen(!open)}
        >
          {texts.contracts(lines.length)}
        </Button>
        <Typography component="span" sx={{ ml: "auto", fontVariantNumeric: "tabular-nums" }}>
          <Money amount={amount} strong />
          {chosen.length > 0 && chosen.length < lines.length && (
            <Typography component="span" variant="body2" color="textSecondary">
              {" "}
              {texts.chosenOf(chosen.length, lines.length)}
            </Typography>
          )}
        </Typography>
        <ActButton
          size="small"
          variant="outlined"
          aria-label={act === "pay" ? texts.payPerson(name) : texts.approvePerson(name)}
          reason={
            chosen.length > 0 ? null : eligible.length > 0 ? texts.noneChosen : choice.against(lines[0]!)
          }
          onClick={onAct}
        >
          {act === "pay" ? texts.payWord : texts.approveWord}
        </ActButton>
      </Stack>
      <Box id={table} hidden={!open} sx={{ px: { md: 4 }, pb: open ? 3 : 0 }}>
        {open && (
          <DataTable
            label={texts.commissionsOf(name)}
            columns={choiceColumns(choice)}
            rows={lines}
            rowKey={({ id }) => id}
            empty={null}
          />
        )}
      </Box>
    </Box>
  );
}
