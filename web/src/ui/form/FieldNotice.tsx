import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Shows a warning about a value as the hint of its field; the value remains valid. */
export function FieldNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: "warning.main", fontWeight: 600 }}>
      {children}
    </Box>
  );
}

/** Returns the notice as a field's hint, or the field's own hint without one. */
export const noticeOr = (notice: string | null | undefined, hint?: ReactNode): ReactNode =>
  notice ? <FieldNotice>{notice}</FieldNotice> : hint;
