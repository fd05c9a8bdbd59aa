import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { MOST_NUMBERS } from "@travesia/api/raffle/raffle.rules";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { BoardLegend } from "../../features/raffle/board/BoardLegend.tsx";
import { ChosenNumbers } from "../../features/raffle/board/ChosenNumbers.tsx";
import { NumberGrid } from "../../features/raffle/board/NumberGrid.tsx";
import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import {
  lostText,
  numberLabels,
  permissionText,
  raffleTexts as texts,
} from "../../features/raffle/board/raffle.texts.ts";
import { useRaffleBoard } from "../../features/raffle/board/useRaffleBoard.ts";
import { useSelection } from "../../features/raffle/board/useSelection.ts";

/** Style of elements for screen readers only. */
const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
const PAGES = Array.from({ length: 10 }, (_, page) => `${page}00–${page}99`);

/**
 * Shows the raffle board, a hundred numbers per page. Selected numbers stay selected across pages; numbers
 * taken by others disappear immediately.
 */
export function NumberScreen() {
  const address = useAddress();
  const page = Math.min(address.page, PAGES.length);
  const navigate = useNavigate();
  const toasts = useToasts();
  const { raffleId, values, selection } = useSelection();
  const lose = (taken: readonly string[]) => {
    const lost = selection.drop(taken);
    if (lost.length > 0) toasts.info(lostText(lost), 6);
  };
  const { raffle, loaded, numbers, error, refetch, news } = useRaffleBoard(page, lose);
  const chosen = raffle && raffleId === raffle.id ? values : [];

  // Numbers that were taken while this tab did not listen are removed when its page is read.
  const gone = (numbers ?? [])
    .filter(({ value, state }) => state !== "free" && chosen.includes(value))
    .map(({ value }) => value);
  useEffect(() => {
    if (gone.length > 0) lose(gone);
  });

  if (error) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (loaded && !raffle)
    return (
      <>
        <PageHeader title={texts.board} />
        <Card sx={{ p: 5 }}>
          <EmptyState
            action={
              <Button variant="outlined" href={rafflePaths.home.to()}>
                {texts.back}
              </Button>
            }
          >
            {texts.noRaffle}
          </EmptyState>
        </Card>
      </>
    );
  const permission = raffle && permissionText(raffle);
  const toggle = (value: string) => {
    if (raffle && !selection.toggle(raffle.id, value))
      toasts.info(`Puedes elegir hasta ${MOST_NUMBERS} números a la vez.`);
  };
  return (
    <>
      <PageHeader
        title={texts.board}
        subtitle={raffle && `${raffle.title} · ${raffle.freeCount.toLocaleString("es-CO")} números libres`}
        actions={
          <Button variant="outlined" href={rafflePaths.home.to()}>
            {texts.back}
          </Button>
        }
      />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3, maxWidth: 640 }}>
        {texts.boardLead}
      </Typography>
      {permission && (
        <Typography
          variant="caption"
          component="p"
          color={raffle?.isUnregistered ? "error" : "textSecondary"}
          sx={{ mb: 3 }}
        >
          {permission}
        </Typography>
      )}
      <Box sx={{ mb: 3, maxWidth: 280 }}>
        <ChoiceField
          label={texts.pages}
          value={page}
          options={PAGES.map((label, at) => ({ value: at + 1, label }))}
          onChange={(next) => address.setPage(next)}
        />
      </Box>
      <Stack sx={{ gap: 4 }}>
        <BoardLegend />
        {numbers ? (
          <NumberGrid numbers={numbers} chosen={chosen} onToggle={toggle} />
        ) : (
          <Skeleton variant="rounded" height={540} aria-label="Cargando" role="status" />
        )}
      </Stack>
      <Box sx={unseen} aria-live="polite">
        {news &&
          news.values.length > 0 &&
          news.values.length < 6 &&
          `${news.values.join(", ")}: ${numberLabels[news.state].toLowerCase()}`}
      </Box>
      <ChosenNumbers
        chosen={chosen}
        price={raffle?.price ?? 0}
        onRemove={(value) => raffle && selection.toggle(raffle.id, value)}
        onClear={() => selection.clear()}
        onConfirm={() => void navigate(rafflePaths.form.to())}
      />
    </>
  );
}
