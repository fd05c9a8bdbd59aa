import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { HiddenText } from "../HiddenText.tsx";

const eight = [0, 1, 2, 3, 4, 5, 6, 7];

/** Shows the placeholder of a loading list: rows on a computer, cards on phones. */
export function ListSkeleton({
  columns = 5,
  cards = false,
}: {
  readonly columns?: number;
  readonly cards?: boolean;
}) {
  if (cards) {
    return (
      <Stack data-late role="status" aria-label="Cargando" sx={{ gap: 3 }}>
        {eight.slice(0, 4).map((row) => (
          <Card key={row} sx={{ p: 4 }}>
            <Skeleton width="55%" />
            <Skeleton />
            <Skeleton width="80%" />
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <Card data-late role="status" aria-label="Cargando" sx={{ mt: "2px" }}>
      {eight.map((row) => (
        <Box
          key={row}
          sx={{
            display: "flex",
            gap: 6,
            px: 3,
            height: 44,
            alignItems: "center",
            borderTop: row ? 1 : 0,
            borderColor: "divider",
          }}
        >
          {eight.slice(0, Math.min(columns, 8)).map((cell) => (
            <Skeleton key={cell} sx={{ flex: cell === 1 ? 2 : 1 }} />
          ))}
        </Box>
      ))}
    </Card>
  );
}

/**
 * Shows the placeholder of a record: its passage, its next step, its sections. With `page` it has the heading
 * of the page.
 */
export function RecordSkeleton({ page = false }: { readonly page?: boolean }) {
  return (
    <Stack data-late role="status" aria-label="Cargando" sx={{ gap: 5, position: "relative" }}>
      {page && <HiddenText heading>Cargando</HiddenText>}
      <Card sx={{ p: 6 }}>
        <Skeleton width={140} />
        <Skeleton width="45%" height={44} />
        <Skeleton width="60%" />
      </Card>
      <Card sx={{ p: 5 }}>
        <Skeleton width="50%" />
      </Card>
      <Card sx={{ p: 5 }}>
        {eight.slice(0, 5).map((line) => (
          <Skeleton key={line} />
        ))}
      </Card>
    </Stack>
  );
}
