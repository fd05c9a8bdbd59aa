import Box from "@mui/material/Box";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { shownFailure } from "./failures.ts";

/** A read of a part of a page, as a generated hook answers it. */
interface PartRead {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/**
 * Stands where a part of a page could not be read, with the way to ask again; nothing where it was read, now
 * or before. A part that is not there would say that there is nothing: `<Unread of={quotes} />`.
 */
export function Unread({ of: { data, error, refetch } }: { readonly of: PartRead }) {
  if (!error || data) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <ErrorState {...shownFailure(error, refetch)} />
    </Box>
  );
}
