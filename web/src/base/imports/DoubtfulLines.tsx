import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { ImportLineChoice } from "../../graphql/schema.generated.ts";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { doubtTexts as texts } from "./import.texts.ts";

/** Choices for the doubtful lines, by line number; a line without a choice is not imported. */
export type Answers = ReadonlyMap<number, ImportLineChoice>;

interface DoubtfulLine {
  readonly line: number;
  readonly name: string;
  readonly reasons: readonly string[];
  readonly choices: readonly ImportLineChoice[];
}

interface DoubtfulLinesProps {
  /** The first doubtful lines of the file. */
  readonly lines: readonly DoubtfulLine[];
  /** Total number of doubtful lines in the file. */
  readonly count: number;
  /** Label of each choice. */
  readonly labels: Readonly<Record<ImportLineChoice, string>>;
  readonly answers: Answers;
  readonly busy: boolean;
  readonly onAnswer: (answers: Answers) => void;
}

const LEAVE = "leave";
type Option = ImportLineChoice | typeof LEAVE;

/**
 * Shows for each doubtful line the choice to import it as new, to match it with an existing record, or to
 * leave it out.
 */
export function DoubtfulLines({ lines, count, labels, answers, busy, onAnswer }: DoubtfulLinesProps) {
  const optionsOf = (choices: readonly ImportLineChoice[]) => [
    { value: LEAVE as Option, label: texts.leave },
    ...choices.map((value) => ({ value: value as Option, label: labels[value] })),
  ];
  const all = (["own", "same"] as const).filter((one) => lines.some(({ choices }) => choices.includes(one)));
  const answer = (some: readonly DoubtfulLine[], option: Option) => {
    const next = new Map(answers);
    for (const { line, choices } of some) {
      next.delete(line);
      if (option !== LEAVE && choices.includes(option)) next.set(line, option);
    }
    onAnswer(next);
  };
  return (
    <Box role="group" aria-label={texts.title(count)} sx={{ mt: 4, display: "grid", gap: 4 }}>
      <Alert severity="warning">{texts.title(count)}</Alert>
      {lines.length > 1 && (
        <ChoiceField<Option>
          label={texts.all}
          value=""
          options={optionsOf(all)}
          helperText={texts.each}
          disabled={busy}
          onChange={(option) => answer(lines, option)}
        />
      )}
      <Box sx={{ display: "grid", gap: 4, maxHeight: 360, overflow: "auto", py: 2 }}>
        {lines.map((one) => (
          <ChoiceField<Option>
            key={one.line}
            label={texts.line(one.line, one.name)}
            value={answers.get(one.line) ?? LEAVE}
            options={optionsOf(one.choices)}
            helperText={one.reasons.join("; ")}
            disabled={busy}
            onChange={(option) => answer([one], option)}
          />
        ))}
      </Box>
      {count > lines.length && texts.more(count - lines.length)}
    </Box>
  );
}
