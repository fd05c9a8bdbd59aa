import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatDay } from "../../ui/days.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { previewTexts as texts } from "./bank.texts.ts";
import type { Preview, useBankImport } from "./useBankImport.ts";

interface FileQuestionProps {
  readonly preview: Preview;
  readonly onAnswer: ReturnType<typeof useBankImport>["answer"];
}

/** Shows the questions that the user must answer before a file can be read. */
export function FileQuestion({ preview, onAnswer }: FileQuestionProps) {
  return preview.asks === "password" ? (
    <PasswordQuestion problem={preview.problem} onAnswer={onAnswer} />
  ) : (
    <DayOrderQuestion readings={preview.dayReadings} onAnswer={onAnswer} />
  );
}

interface PasswordQuestionProps {
  readonly problem: string | null;
  readonly onAnswer: FileQuestionProps["onAnswer"];
}

function PasswordQuestion({ problem, onAnswer }: PasswordQuestionProps) {
  const [password, type] = useState("");
  const [first] = useState(problem);
  const [tried, attempt] = useState<string | null>(null);
  const read = () => {
    attempt(password);
    onAnswer({ password });
  };
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: "flex-start", flexWrap: "wrap" }}>
      <TextField
        type="password"
        size="small"
        label={texts.password}
        helperText={problem ?? texts.passwordAbout}
        error={tried === password && problem !== first}
        value={password}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (password !== "") read();
        }}
        slotProps={{ htmlInput: { autoComplete: "off", maxLength: 120 } }}
        sx={{ flex: 1, minWidth: 240 }}
      />
      <ActButton variant="outlined" reason={password === "" ? texts.writePassword : null} onClick={read}>
        {texts.read}
      </ActButton>
    </Stack>
  );
}

interface DayOrderQuestionProps {
  readonly readings: Preview["dayReadings"];
  readonly onAnswer: FileQuestionProps["onAnswer"];
}

function DayOrderQuestion({ readings, onAnswer }: DayOrderQuestionProps) {
  const choices = [
    ["day", readings ? texts.dayFirst(readings.line, formatDay(readings.dayFirst)) : "El día"],
    ["month", readings ? texts.monthFirst(readings.line, formatDay(readings.monthFirst)) : "El mes"],
  ] as const;
  return (
    <Box role="group" aria-label={texts.dayOrder}>
      <Typography sx={{ mb: 2 }}>{texts.dayOrder}</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        {choices.map(([dayOrder, label]) => (
          <Button key={dayOrder} variant="outlined" onClick={() => onAnswer({ dayOrder })}>
            {label}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
