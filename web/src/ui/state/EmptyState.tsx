import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DottedArc } from "../passage/DottedArc.tsx";

interface EmptyStateProps {
  /** One sentence on the next step. */
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  /** True when it is alone on the page: the sentence is then its heading. */
  readonly page?: boolean;
}

/**
 * Shows that a list has no content yet: `<EmptyState act={<Button>Nueva cotización</Button>}>Aún no tienes
 * cotizaciones. Crea la primera.</EmptyState>`.
 */
export function EmptyState({ children, action, page = false }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: "center", textAlign: "center", gap: 4, py: 7 }}>
      <DottedArc width={160} height={36} />
      <Typography component={page ? "h1" : "p"} color="textSecondary" sx={{ maxWidth: 420 }}>
        {children}
      </Typography>
      {action}
    </Stack>
  );
}
