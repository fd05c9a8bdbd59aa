import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { type ReactNode, use } from "react";
import { WayBackContext } from "./WayBack.tsx";
import { usePageTitle } from "./usePageTitle.ts";

interface RecordLayoutProps {
  /** Title of the browser tab: the record's number. */
  readonly title: string;
  /** The record's `Passage`, in full width. */
  readonly passage: ReactNode;
  /** `NextStep` and the sections, in order. */
  readonly children: ReactNode;
  /** Timeline, notes and files: at the right on a computer, below on phones. */
  readonly aside?: ReactNode;
}

/**
 * Shows the page of one record: `<RecordLayout title={quote.quoteNumber} passage={<Passage …/>}
 * aside={<Section title="Historia"><Timeline …/></Section>}>…</RecordLayout>`.
 */
export function RecordLayout({ title, passage, children, aside }: RecordLayoutProps) {
  usePageTitle(title);
  const back = use(WayBackContext);
  return (
    <Stack sx={{ gap: 5 }}>
      {/* The head is sticky within its box: the page's, or none with only the way back. */}
      {back && <Box sx={{ mb: -3 }}>{back}</Box>}
      <WayBackContext value={null}>{passage}</WayBackContext>
      <Box
        sx={{
          display: "grid",
          gap: 5,
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            lg: aside ? "minmax(0, 1fr) 320px" : "minmax(0, 1fr)",
          },
        }}
      >
        <Stack sx={{ gap: 5, minWidth: 0 }}>{children}</Stack>
        {aside && (
          <Stack component="aside" aria-label="Historia y archivos" sx={{ gap: 5, minWidth: 0 }}>
            {aside}
          </Stack>
        )}
      </Box>
    </Stack>
  );
}
