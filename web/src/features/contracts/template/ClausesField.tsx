import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import {
  clauseFieldNames,
  clauseFields,
  type ClauseFieldName,
  clausesProblem,
} from "@travesia/api/contracts/template/clause-fields.rules";
import { useRef } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { clausesHint } from "./template.texts.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

/** Shows the editor of the clauses, with the placeholders that can be inserted at the cursor. */
export function ClausesField<Values extends FieldValues>({
  control,
  rules,
}: {
  readonly control: Control<Values>;
  readonly rules: { readonly validate?: (value: unknown, form: unknown) => string | true };
}) {
  const { field, fieldState } = useController({ control, name: "clauses" as FieldPath<Values>, rules });
  const area = useRef<HTMLTextAreaElement>(null);
  const text = field.value as string;
  const problem = fieldState.error?.message ?? (text ? clausesProblem(text) : null);
  const insert = (name: ClauseFieldName) => {
    const from = area.current?.selectionStart ?? text.length;
    const to = area.current?.selectionEnd ?? from;
    field.onChange(`${text.slice(0, from)}{{${name}}}${text.slice(to)}`);
    area.current?.focus();
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <Box role="group" aria-label="Campos" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {clauseFieldNames.map((name) => (
          <Button key={name} size="small" variant="outlined" color="inherit" onClick={() => insert(name)}>
            {clauseFields[name].label}
          </Button>
        ))}
      </Box>
      <WrittenField
        label="Cláusulas"
        required
        multiline
        minRows={18}
        maxRows={32}
        value={text}
        name={field.name}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.value)}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          field.ref(element);
        }}
        error={problem !== null}
        helperText={problem ?? clausesHint}
        slotProps={{ htmlInput: { spellCheck: true } }}
      />
    </Stack>
  );
}
