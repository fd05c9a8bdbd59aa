import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { type Control, type FieldPath, type FieldValues, useFormState } from "react-hook-form";

interface FoldedPartProps<Form extends FieldValues> {
  readonly control: Control<Form>;
  readonly title: string;
  /** Count of the entries, beside the title: `3 días`. */
  readonly holds?: string | null;
  /** Fields of the part: it opens when one of them is wrong. */
  readonly names: readonly FieldPath<Form>[];
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Shows a part of a form below a line that opens and closes it. */
export function FoldedPart<Form extends FieldValues>({
  control,
  title,
  holds,
  names,
  open = false,
  children,
}: FoldedPartProps<Form>) {
  const { errors } = useFormState({ control, name: [...names] });
  const [opened, setOpened] = useState(open);
  const wrong = names.some((name) => errors[name] !== undefined);
  return (
    <Box
      component="details"
      open={opened || wrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      sx={{ borderTop: 1, borderColor: "divider" }}
    >
      <Typography component="summary" sx={{ cursor: "pointer", py: 3, fontWeight: 600 }}>
        {title}
        {holds && (
          <Typography component="span" color="textSecondary" variant="body2">
            {` · ${holds}`}
          </Typography>
        )}
      </Typography>
      <Stack sx={{ gap: 4, pb: 4 }}>{children}</Stack>
    </Box>
  );
}
