import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { shownFailure } from "../../base/failure/failures.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { useRaffleHomeQuery } from "../../features/raffle/board/raffle.generated.ts";
import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import { raffleTexts as texts } from "../../features/raffle/board/raffle.texts.ts";
import { RaffleResults } from "../../features/raffle/board/RaffleResults.tsx";
import { RaffleTicket } from "../../features/raffle/board/RaffleTicket.tsx";
import { useRaffleChanges } from "../../features/raffle/board/useRaffleChanges.ts";

/** Shows the open raffle, with the link to its board, and the latest results. */
export function RaffleScreen() {
  const { data, error, refetch } = useRaffleHomeQuery();
  const again = () => void refetch();
  useRaffleChanges(again, again);
  return (
    <>
      <PageHeader
        title={texts.home}
        actions={
          <Button variant="outlined" href={rafflePaths.taken.to()}>
            {texts.taken}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorState {...shownFailure(error, again)} />
      ) : !data ? (
        <RecordSkeleton />
      ) : (
        <>
          {data.openRaffle ? (
            <RaffleTicket raffle={data.openRaffle}>
              <Stack direction="row">
                <Button variant="contained" color="secondary" size="large" href={rafflePaths.board.to()}>
                  {texts.select}
                </Button>
              </Stack>
            </RaffleTicket>
          ) : (
            <Card sx={{ p: 5 }}>
              <EmptyState>{texts.noRaffle}</EmptyState>
            </Card>
          )}
          {data.drawnRaffles.length > 0 && <RaffleResults results={data.drawnRaffles} />}
        </>
      )}
    </>
  );
}
